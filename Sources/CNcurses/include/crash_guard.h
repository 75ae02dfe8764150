#ifndef CRASH_GUARD_H
#define CRASH_GUARD_H

#include <stdbool.h>
#include <stddef.h>

/// Guards a terminal: whichever way the process ends, the terminal gets its modes back first.
///
/// From here on every signal that ends a process restores the terminal and then ends it as it would
/// have, and so does `exit`. What is written to descriptor 2 is held back and shown after that, and a
/// fault that said nothing is named: `tagcloud: internal error (signal 4)`. Signals that were
/// ignored stay ignored. The present modes of the terminal are those that are restored.
/// Call it again after code that may have installed handlers of its own.
void guard_install(int terminal);

/// Sets the bytes that undo what was switched on in the terminal; at most 500 are kept.
void guard_set_restoring_string(const char *bytes, size_t count);

/// Says that the terminal is about to be taken: remembers its modes, and restores them from now on.
void guard_engage(void);

/// Gives the terminal exactly the modes that were remembered, but stays responsible for it.
void guard_hold(void);

/// Says that the terminal was given back; gives it exactly the modes that were remembered.
void guard_release(void);

/// Says that so many answers to DA1 are due, how long from now the terminal may take for them, in milliseconds, and
/// whether it has answered anything so far; 0 if none is due.
void guard_set_due_replies(int count, int milliseconds, bool is_answering);

/// Throws away what the terminal still has to say, up to the last answer to DA1 that is due: after us a shell
/// would take it for input.
///
/// Waits until their time is over, and at least for 50 milliseconds; a terminal that is answering has a second, and
/// another one after each piece of its answers, three in all. Whoever gives the terminal back in peace calls it
/// before; the guard itself does so on all other ways out.
void guard_discard_replies(void);

/// Ends the guard: descriptor 2 and the signals are as before, and what was held back is shown.
void guard_remove(void);

#endif
