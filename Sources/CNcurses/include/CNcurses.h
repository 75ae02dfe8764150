#ifndef CNCURSES_H
#define CNCURSES_H
/* CONTRACT */
int cncurses_placeholder(void);
#endif
