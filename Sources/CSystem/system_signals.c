#include "system_signals.h"

#include <stddef.h>
#include <unistd.h>

static const struct {
  int number;
  int bit;
} watched[] = {
    {SIGWINCH, system_signal_resize},
    {SIGCONT, system_signal_continue},
    {SIGTSTP, system_signal_stop},
};
#define WATCHED_COUNT (sizeof watched / sizeof watched[0])

static volatile sig_atomic_t noted;
static bool is_watching;
static struct sigaction previous[WATCHED_COUNT];
static sigset_t previous_mask;

static void note(int number) {
  for (size_t index = 0; index < WATCHED_COUNT; index++) {
    if (watched[index].number == number) noted |= watched[index].bit;
  }
}

static sigset_t watched_set(void) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t index = 0; index < WATCHED_COUNT; index++) sigaddset(&set, watched[index].number);
  return set;
}

static bool stop_is_ignored(void) {
  for (size_t index = 0; index < WATCHED_COUNT; index++) {
    if (watched[index].number == SIGTSTP) return previous[index].sa_handler == SIG_IGN;
  }
  return false;
}

void system_signals_watch(void) {
  sigset_t set = watched_set();
  if (!is_watching) {
    sigprocmask(SIG_BLOCK, &set, &previous_mask);
    for (size_t index = 0; index < WATCHED_COUNT; index++) {
      sigaction(watched[index].number, NULL, &previous[index]);
    }
    noted = 0;
    is_watching = true;
  }
  struct sigaction action = {.sa_handler = note};
  action.sa_mask = set;  // so that notes are taken one after the other
  for (size_t index = 0; index < WATCHED_COUNT; index++) {
    if (watched[index].number == SIGTSTP && stop_is_ignored()) continue;
    sigaction(watched[index].number, &action, NULL);
  }
}

void system_signals_unwatch(void) {
  if (!is_watching) return;
  for (size_t index = 0; index < WATCHED_COUNT; index++) {
    sigaction(watched[index].number, &previous[index], NULL);
  }
  sigprocmask(SIG_SETMASK, &previous_mask, NULL);
  is_watching = false;
}

bool system_signals_are_noted(void) { return noted != 0; }

int system_signals_take(void) {
  sigset_t set = watched_set(), mask;
  sigprocmask(SIG_BLOCK, &set, &mask);
  int taken = noted;
  noted = 0;
  sigprocmask(SIG_SETMASK, &mask, NULL);
  return taken;
}

sigset_t system_signals_waiting_mask(void) {
  sigset_t mask;
  sigprocmask(SIG_SETMASK, NULL, &mask);
  if (is_watching) {
    for (size_t index = 0; index < WATCHED_COUNT; index++) {
      sigdelset(&mask, watched[index].number);
    }
  }
  return mask;
}

void system_stop(bool whole_group) {
  if (is_watching && stop_is_ignored()) return;
  struct sigaction stop = {.sa_handler = SIG_DFL}, watcher;
  sigaction(SIGTSTP, &stop, &watcher);

  // The signal waits behind the mask, then stops the process within sigprocmask. SIGCONT is let in
  // as well, so that its note is taken here and doesn't count as news later.
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  sigaddset(&set, SIGCONT);
  sigprocmask(SIG_BLOCK, &set, &mask);
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  sigprocmask(SIG_SETMASK, &mask, NULL);

  sigaction(SIGTSTP, &watcher, NULL);
  noted &= ~(system_signal_continue | system_signal_stop);
}
