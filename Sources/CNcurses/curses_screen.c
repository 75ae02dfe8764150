#include "curses_screen_private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "crash_guard.h"
#include "curses_capabilities.h"

static const char modes_on[] = "\033[?2004h";
static const char modes_off[] = "\033[?2004l";
static const char mouse_on[] = "\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1002l\033[?1006l";
/* Undoes all that was or may have been switched on; each in a sequence of its own, since some terminals
   drop a whole sequence for one mode that they don't know. */
static const char everything_off[] =
    "\033[?2026l\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?2004l\033[0m\033[?25h\033[?1l\033>";

static const char cluster_mode_off[] = "\033[?2027l";

// MARK: - What undoes it all

void curses_update_restoring_string(const struct curses_screen *screen, int height) {
  struct output_buffer bytes = {0};
  if (screen->is_ansi) {
    buffer_append(&bytes, everything_off, sizeof everything_off - 1);
    if (screen->has_cluster_mode) {
      buffer_append(&bytes, cluster_mode_off, sizeof cluster_mode_off - 1);
    }
  } else {
    buffer_append_capability(&bytes, curses_capability("sgr0"));
    buffer_append_capability(&bytes, curses_capability("cnorm"));
  }
  const char *leave = curses_capability("rmcup");
  if (leave == NULL) leave = tiparm(curses_capability("cup"), height - 1, 0);
  buffer_append_capability(&bytes, leave);
  buffer_append(&bytes, "\r", 1);
  guard_set_restoring_string(bytes.data, bytes.count);
  buffer_free(&bytes);
}

// MARK: - Opening

/* Loads the terminal's description and judges it. */
static int probe_type(int descriptor, const char *type, bool *is_ansi) {
  int error = 0;
  if (setupterm((char *)type, descriptor, &error) != OK) return curses_type_unknown;
  const char *move = curses_capability("cup");
  if (move == NULL || curses_capability("clear") == NULL) {
    del_curterm(cur_term);
    return curses_type_unusable;
  }
  *is_ansi = strncmp(move, "\033[", 2) == 0;
  return curses_opened;
}

static bool open_streams(struct curses_screen *screen) {
  int input = fcntl(screen->descriptor, F_DUPFD_CLOEXEC, 10);
  int output = fcntl(screen->descriptor, F_DUPFD_CLOEXEC, 10);
  screen->input = input < 0 ? NULL : fdopen(input, "r");
  screen->output = output < 0 ? NULL : fdopen(output, "w");
  if (screen->input != NULL && screen->output != NULL) return true;
  if (screen->input == NULL && input >= 0) close(input);
  if (screen->output == NULL && output >= 0) close(output);
  return false;
}

static void free_screen(struct curses_screen *screen) {
  if (screen->screen != NULL) delscreen(screen->screen);
  if (screen->input != NULL) fclose(screen->input);
  if (screen->output != NULL) fclose(screen->output);
  if (screen->caught >= 0) close(screen->caught);
  buffer_free(&screen->frame);
  free(screen->row);
  free(screen);
}

/* Lets every key through as bytes: Ctrl-S and Ctrl-Q don't stop the output, the eighth bit stays. */
static void set_input_modes(struct curses_screen *screen) {
  cbreak();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  keypad(stdscr, FALSE);
  struct termios modes;
  if (tcgetattr(screen->descriptor, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF | ISTRIP);
    modes.c_lflag &= ~(tcflag_t)IEXTEN;
    tcsetattr(screen->descriptor, TCSADRAIN, &modes);
  }
  def_prog_mode();
}

/* Defines a pair for each colour on the terminal's own background. */
static bool set_up_colors(void) {
  if (start_color() == ERR || !has_colors() || COLORS < 8 || COLOR_PAIRS < 8) return false;
  if (use_default_colors() == ERR) return false;
  for (short color = COLOR_RED; color < COLOR_WHITE; color++) {
    if (init_pair(color, color, -1) == ERR) return false;
  }
  return true;
}

/* Whether the terminal claims no more than the size that it is to have. Of an absurd size ncurses would not
   get the memory: it must not ask then, and starts with the size that terminfo says. */
static bool is_believed(int descriptor, int width, int height) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) != 0 || (size.ws_col <= width && size.ws_row <= height);
}

/* Keeps the user's palette: ncurses would reset it whenever it takes the terminal again, though we never
   change it. There is no switch for that but the capability itself, whose string is emptied. */
static void forget_palette_reset(void) {
  char *reset = tigetstr("oc");
  if (reset != NULL && reset != (char *)-1) *reset = '\0';
}

/* Makes ncurses send a frame in one piece. It flushes after each movement of the cursor until it was left and
   entered for the first time; so it is left here, where nobody sees it. The terminal stays as it is, and
   `curses_begin_frame` takes care that it isn't entered twice. */
static void settle(struct curses_screen *screen) {
  int output = fileno(screen->output);
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nowhere < 0) return;
  if (dup3(nowhere, output, O_CLOEXEC) == output) {
    endwin();
    dup3(screen->descriptor, output, O_CLOEXEC);
    screen->is_fresh = true;
  }
  close(nowhere);
}

enum curses_opening curses_open(int descriptor, const char *type, int width, int height,
                                struct curses_screen **result) {
  bool is_ansi = false;
  int opening = probe_type(descriptor, type, &is_ansi);
  if (opening != curses_opened) return opening;
  TERMINAL *probed = cur_term;

  struct curses_screen *screen = calloc(1, sizeof *screen);
  if (screen == NULL) return curses_not_opened;
  screen->descriptor = descriptor;
  screen->is_ansi = is_ansi;
  screen->caught = -1;
  if (!open_streams(screen)) {
    free_screen(screen);
    return curses_not_opened;
  }

  unsetenv("LINES");
  unsetenv("COLUMNS");
  if (!is_believed(descriptor, width, height)) use_env(FALSE);
  curses_update_restoring_string(screen, height);
  guard_install(descriptor);
  guard_engage();
  screen->screen = newterm((char *)type, screen->output, screen->input);
  del_curterm(probed);
  if (screen->screen == NULL) {
    int reason = errno;
    guard_release();
    guard_remove();
    free_screen(screen);
    errno = reason;
    return curses_not_opened;
  }
  guard_install(descriptor);

  forget_palette_reset();
  set_input_modes(screen);
  leaveok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  typeahead(-1);
  curs_set(0);
  screen->has_colors = set_up_colors();
  curses_resize(screen, width, height);
  settle(screen);
  curses_set_up_catching(screen);
  screen->is_taken = true;
  *result = screen;
  return curses_opened;
}

// MARK: - Leaving and entering

void curses_append_modes(struct curses_screen *screen) {
  if (!screen->is_ansi) return;
  if (!screen->has_modes) buffer_append(&screen->frame, modes_on, sizeof modes_on - 1);
  screen->has_modes = true;
  if (screen->has_mouse == screen->wants_mouse) return;
  screen->has_mouse = screen->wants_mouse;
  const char *bytes = screen->has_mouse ? mouse_on : mouse_off;
  buffer_append(&screen->frame, bytes, sizeof mouse_on - 1);
}

void curses_set_mouse(struct curses_screen *screen, bool is_on) {
  screen->wants_mouse = is_on;
}

/* Gives back all but mode 2027 and the terminal's modes. */
static void leave_screen(struct curses_screen *screen) {
  // First of all: what is reported from now on would be taken for input by whoever comes after us.
  if (screen->has_mouse) curses_write_directly(screen->descriptor, mouse_off, sizeof mouse_off - 1);
  screen->has_mouse = false;
  guard_discard_replies();
  if (screen->has_modes) curses_write_directly(screen->descriptor, modes_off, sizeof modes_off - 1);
  screen->has_modes = false;
  endwin();
  screen->is_taken = screen->is_fresh = false;
}

void curses_leave(struct curses_screen *screen) {
  leave_screen(screen);
  curses_write_cluster_mode(screen, false);
  guard_release();
}

bool curses_leave_cluster_mode(struct curses_screen *screen) {
  if (!screen->is_taken || !screen->has_cluster_mode) return false;
  leave_screen(screen);
  // Not before: a signal may come while answers are waited for.
  guard_set_restoring_string(cluster_mode_off, sizeof cluster_mode_off - 1);
  guard_hold();
  screen->holds_cluster_mode = true;
  return true;
}

void curses_enter(struct curses_screen *screen) {
  guard_engage();
  def_shell_mode();
  reset_prog_mode();
  screen->is_taken = true;
  curses_write_cluster_mode(screen, true);
  curses_invalidate(screen);
}

void curses_close(struct curses_screen *screen) {
  if (screen->is_taken) curses_leave(screen);
  if (screen->holds_cluster_mode) {
    curses_write_cluster_mode(screen, false);
    guard_release();
  }
  guard_remove();
  free_screen(screen);
}

// MARK: - Size

void curses_resize(struct curses_screen *screen, int width, int height) {
  if (width < 1) width = 1;
  if (height < 1) height = 1;
  if (width != COLS || height != LINES) resizeterm(height, width);
  curses_update_restoring_string(screen, LINES);
  curses_invalidate(screen);
}

void curses_invalidate(struct curses_screen *screen) {
  (void)screen;
  clearok(curscr, TRUE);
}
