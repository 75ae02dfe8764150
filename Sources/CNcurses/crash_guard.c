#define _GNU_SOURCE 1
#include "crash_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The signal handler may run at any point: it reads only this and calls only async-signal-safe
   functions (signal-safety(7)). */
static struct {
  volatile sig_atomic_t is_installed;
  /* Whether the terminal is ours and must be given back. */
  volatile sig_atomic_t is_engaged;
  int terminal;
  struct termios modes;
  /* How many answers to DA1 are due, and until when. */
  volatile sig_atomic_t due_replies;
  volatile long long reply_deadline;
  volatile sig_atomic_t is_answering;
  /* Since when answers are waited for on the way out; 0 if they are not. */
  volatile long long leaving_since;
  char restoring[500];
  size_t restoring_count;
  /* The real descriptor 2, and the file that stands in its place; -1 if there is none. */
  int messages;
  int held;
} guard = {.terminal = -1, .messages = -1, .held = -1};

/* Ends that come from outside; other than faults they speak for themselves. */
static const int requests[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGPIPE,
                               SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
#define REQUEST_COUNT (sizeof requests / sizeof requests[0])
#define FAULT_COUNT (sizeof faults / sizeof faults[0])

static struct sigaction previous_requests[REQUEST_COUNT];
static struct sigaction previous_faults[FAULT_COUNT];

/* A stack overflow leaves no stack for its own handler. */
static char alternate_stack[64 * 1024];
static stack_t previous_stack;

// MARK: - Async-signal-safe

/* Writes all of it, unless the other side is gone or takes nothing for a second. */
static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
    if (poll(&entry, 1, 1000) == 0) return;
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static long long milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* Reads on in `CSI ? numbers c`, of which `*matched` parts have been seen; returns whether it is complete. */
static bool ends_attributes(char byte, int *matched) {
  static const char beginning[] = "\033[?";
  // CSI may also be one byte, or the last byte of U+009B in UTF-8.
  if (byte == '\x9b') {
    *matched = 2;
    return false;
  }
  if (*matched == sizeof beginning - 1) {
    if (byte == 'c') return true;
    if ((byte >= '0' && byte <= '9') || byte == ';') return false;
  } else if (byte == beginning[*matched]) {
    ++*matched;
    return false;
  }
  *matched = byte == beginning[0];
  return false;
}

/* However long ago it was asked, a terminal that is asked for its last words has a moment; one that has begun to
   answer has longer, and again after each piece, but not for ever. All in milliseconds. */
enum { least_reply_patience = 50, answering_patience = 1000, most_reply_patience = 3000 };

static long long later(long long one, long long other) { return one > other ? one : other; }

/* Reads on until no answer is due. A signal handler may go on where its process was interrupted in this. */
static void read_replies(void) {
  if (guard.leaving_since == 0) guard.leaving_since = milliseconds();
  long long start = guard.leaving_since;
  long long end = start + (guard.is_answering ? answering_patience : least_reply_patience);
  end = later(end, guard.reply_deadline);
  int matched = 0;
  while (guard.due_replies > 0) {
    long long patience = end - milliseconds();
    struct pollfd entry = {.fd = guard.terminal, .events = POLLIN};
    int ready = poll(&entry, 1, patience > 0 ? (int)patience : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return;
    char buffer[256];
    ssize_t count = read(guard.terminal, buffer, sizeof buffer);
    if (count <= 0) return;
    bool is_answer = false;
    for (ssize_t index = 0; index < count; index++) {
      is_answer = is_answer || buffer[index] == '\033' || buffer[index] == '\x9b';
      if (!ends_attributes(buffer[index], &matched)) continue;
      matched = 0;
      if (--guard.due_replies == 0) return;
    }
    if (!is_answer) continue;
    long long more = milliseconds() + answering_patience;
    if (more > start + most_reply_patience) more = start + most_reply_patience;
    end = later(end, more);
  }
}

static void discard_replies(void) {
  read_replies();
  guard.due_replies = 0;
  guard.leaving_since = 0;
}

/* Whether another process group has the terminal: then it is not ours to restore. */
static bool is_in_background(void) {
  pid_t foreground = tcgetpgrp(guard.terminal);
  return foreground > 0 && foreground != getpgrp();
}

static void restore_terminal(void) {
  if (!guard.is_engaged) return;
  guard.is_engaged = false;
  if (is_in_background()) return;
  // Reports are switched off before what has come is thrown away; nothing is echoed until the modes are back.
  write_all(guard.terminal, guard.restoring, guard.restoring_count);
  discard_replies();
  tcsetattr(guard.terminal, TCSANOW, &guard.modes);
}

/* Puts the real descriptor 2 back and shows what was held; returns whether that named an error. */
static bool show_messages(void) {
  if (guard.held < 0) return false;
  bool names_error = false;
  if (guard.messages >= 0) {
    dup2(guard.messages, STDERR_FILENO);
  } else {
    close(STDERR_FILENO);
  }

  static const char sign[] = "atal error";
  size_t matched = 0;
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(guard.held, buffer, sizeof buffer, offset)) > 0) {
    for (ssize_t index = 0; index < count && !names_error; index++) {
      matched = buffer[index] == sign[matched] ? matched + 1 : buffer[index] == sign[0];
      names_error = matched == sizeof sign - 1;
    }
    if (guard.messages >= 0) write_all(STDERR_FILENO, buffer, (size_t)count);
    offset += count;
  }
  close(guard.held);
  if (guard.messages >= 0) close(guard.messages);
  guard.held = guard.messages = -1;
  return names_error;
}

static void name_fault(int number) {
  static const char before[] = "tagcloud: internal error (signal ";
  static const char after[] = ")\n";
  char digits[2];
  size_t count = 0;
  if (number >= 10) digits[count++] = (char)('0' + number / 10 % 10);
  digits[count++] = (char)('0' + number % 10);
  write_all(STDERR_FILENO, before, sizeof before - 1);
  write_all(STDERR_FILENO, digits, count);
  write_all(STDERR_FILENO, after, sizeof after - 1);
}

static bool is_fault(int number) {
  for (size_t index = 0; index < FAULT_COUNT; index++) {
    if (faults[index] == number) return true;
  }
  return false;
}

static void end_by_signal(int number) {
  // Ctrl-C may be a byte of a paste: what came with it is no input of the shell.
  bool is_from_keyboard = number == SIGINT || number == SIGQUIT;
  if (is_from_keyboard && guard.is_engaged && !is_in_background()) {
    tcflush(guard.terminal, TCIFLUSH);
  }
  restore_terminal();
  bool is_named = show_messages();
  if (is_fault(number) && !is_named) name_fault(number);

  // SA_RESETHAND has put the default action back: the process ends of the same signal, at the
  // latest when it is let in.
  raise(number);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

// MARK: - In peace

static void end_by_exit(void) {
  restore_terminal();
  show_messages();
}

/* Replaces descriptor 2 by a file without a name, so that no message spoils the screen. */
static void hold_messages(void) {
  int file = memfd_create("stderr", MFD_CLOEXEC);
  if (file < 0) return;
  guard.held = fcntl(file, F_DUPFD_CLOEXEC, 10);
  guard.messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (guard.held >= 0) dup2(file, STDERR_FILENO);
  close(file);
}

static bool is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void install_handlers(void) {
  struct sigaction action = {
      .sa_handler = end_by_signal,
      .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER,
  };
  // A second request must not end the process in the middle of restoring; a fault may.
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < REQUEST_COUNT; index++) sigaddset(&action.sa_mask, requests[index]);
  // Restoring from the background is not worth being stopped for.
  sigaddset(&action.sa_mask, SIGTTOU);

  for (size_t index = 0; index < REQUEST_COUNT; index++) {
    if (!is_ignored(requests[index])) sigaction(requests[index], &action, NULL);
  }
  for (size_t index = 0; index < FAULT_COUNT; index++) sigaction(faults[index], &action, NULL);
}

void guard_install(int terminal) {
  if (!guard.is_installed) {
    static bool is_registered;
    if (!is_registered) atexit(end_by_exit);
    is_registered = true;

    guard.terminal = terminal;
    hold_messages();
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, &previous_stack);
    for (size_t index = 0; index < REQUEST_COUNT; index++) {
      sigaction(requests[index], NULL, &previous_requests[index]);
    }
    for (size_t index = 0; index < FAULT_COUNT; index++) {
      sigaction(faults[index], NULL, &previous_faults[index]);
    }
    guard.is_installed = true;
  }
  install_handlers();
}

void guard_set_restoring_string(const char *bytes, size_t count) {
  if (count > sizeof guard.restoring) count = sizeof guard.restoring;
  guard.restoring_count = 0;
  memcpy(guard.restoring, bytes, count);
  guard.restoring_count = count;
}

void guard_set_due_replies(int count, int patience, bool is_answering) {
  guard.due_replies = 0;
  guard.reply_deadline = milliseconds() + patience;
  guard.is_answering = is_answering;
  guard.due_replies = count;
}

void guard_discard_replies(void) {
  if (guard.is_engaged && !is_in_background()) discard_replies();
}

void guard_engage(void) {
  // Without modes there is no terminal, and nothing to restore.
  if (tcgetattr(guard.terminal, &guard.modes) == 0) guard.is_engaged = true;
}

void guard_hold(void) {
  if (guard.is_engaged && !is_in_background()) tcsetattr(guard.terminal, TCSADRAIN, &guard.modes);
}

void guard_release(void) {
  if (!guard.is_engaged) return;
  guard.is_engaged = false;
  if (!is_in_background()) tcsetattr(guard.terminal, TCSADRAIN, &guard.modes);
}

void guard_remove(void) {
  if (!guard.is_installed) return;
  for (size_t index = 0; index < REQUEST_COUNT; index++) {
    sigaction(requests[index], &previous_requests[index], NULL);
  }
  for (size_t index = 0; index < FAULT_COUNT; index++) {
    sigaction(faults[index], &previous_faults[index], NULL);
  }
  sigaltstack(&previous_stack, NULL);
  show_messages();
  guard.is_installed = false;
  guard.terminal = -1;
}
