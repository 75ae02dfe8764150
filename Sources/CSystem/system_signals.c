#include "system_signals.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>
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

// MARK: - Ends

static const int endings[] = {SIGHUP, SIGTERM};
#define ENDING_COUNT (sizeof endings / sizeof endings[0])

static bool is_deferring;
static bool is_deferred[ENDING_COUNT];
static struct sigaction undeferred[ENDING_COUNT];
/* The one that waits, and since when. */
static volatile sig_atomic_t ending;
static struct timespec ending_since;

static sigset_t ending_set(void) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t index = 0; index < ENDING_COUNT; index++) sigaddset(&set, endings[index]);
  return set;
}

/* Async-signal-safe. */
static void note_ending(int number) {
  int reason = errno;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (ending == 0) {
    ending_since = now;
    ending = number;
  } else if (now.tv_sec - ending_since.tv_sec > 1) {
    for (size_t index = 0; index < ENDING_COUNT; index++) {
      if (endings[index] == number) sigaction(number, &undeferred[index], NULL);
    }
    // It is let in when this handler returns.
    raise(number);
  }
  errno = reason;
}

static void stop_deferring(void) {
  for (size_t index = 0; index < ENDING_COUNT; index++) {
    if (is_deferred[index]) sigaction(endings[index], &undeferred[index], NULL);
  }
  is_deferring = false;
}

void system_signals_defer_endings(bool deferring) {
  if (deferring == is_deferring) return;
  // What has come is for whoever asks.
  if (!deferring && ending != 0) return;
  if (!deferring) {
    stop_deferring();
    return;
  }
  struct sigaction action = {.sa_handler = note_ending, .sa_mask = ending_set()};
  for (size_t index = 0; index < ENDING_COUNT; index++) {
    sigaction(endings[index], NULL, &undeferred[index]);
    is_deferred[index] = undeferred[index].sa_handler != SIG_IGN;
    if (is_deferred[index]) sigaction(endings[index], &action, NULL);
  }
  is_deferring = true;
}

int system_signals_ending(void) { return ending; }

sigset_t system_signals_hold_endings(void) {
  sigset_t set = ending_set(), before;
  if (!is_deferring) sigemptyset(&set);
  sigprocmask(SIG_BLOCK, &set, &before);
  return before;
}

// MARK: - Both

void system_signals_unwatch(void) {
  // Whoever installed handlers meanwhile has put the former ones back.
  is_deferring = false;
  ending = 0;
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
