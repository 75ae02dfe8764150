#define _GNU_SOURCE
#include "system_pty.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

int system_pty_open(int columns, int rows, int *primary, int *secondary) {
  char name[128];
  int fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return errno;
  int other = -1;
  int error = 0;
  if (grantpt(fd) != 0 || unlockpt(fd) != 0 || ptsname_r(fd, name, sizeof name) != 0) {
    error = errno;
  } else if ((other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)) < 0) {
    error = errno;
  } else {
    error = system_pty_resize(fd, columns, rows);
  }
  if (error != 0) {
    if (other >= 0) close(other);
    close(fd);
    return error;
  }
  *primary = fd;
  *secondary = other;
  return 0;
}

int system_pty_resize(int primary, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(primary, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

/* Field by field: the structure has padding bytes, which hold anything. */
bool system_pty_same_settings(const struct termios *one, const struct termios *other) {
  return one->c_iflag == other->c_iflag && one->c_oflag == other->c_oflag &&
         one->c_cflag == other->c_cflag && one->c_lflag == other->c_lflag &&
         memcmp(one->c_cc, other->c_cc, sizeof one->c_cc) == 0 &&
         cfgetispeed(one) == cfgetispeed(other) && cfgetospeed(one) == cfgetospeed(other);
}

int system_pty_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

static void reset_signals(uint64_t ignored) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  for (int number = 1; number < NSIG; number++) {
    action.sa_handler = number < 64 && (ignored >> number & 1) ? SIG_IGN : SIG_DFL;
    sigaction(number, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void close_on_exec_from(int first) {
#ifdef CLOSE_RANGE_CLOEXEC
  if (close_range((unsigned)first, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return;
#endif
  for (int fd = first; fd < 4096; fd++) fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* Gives the child its four descriptors. They are first copied above 9, so that none is overwritten
   before it has been used. */
static int place_descriptors(const int wanted[4]) {
  int copies[4];
  for (int i = 0; i < 4; i++) {
    copies[i] = wanted[i] < 0 ? -1 : fcntl(wanted[i], F_DUPFD_CLOEXEC, 10);
    if (wanted[i] >= 0 && copies[i] < 0) return errno;
  }
  for (int i = 0; i < 4; i++) {
    if (copies[i] < 0) {
      close(i);
    } else if (dup2(copies[i], i) < 0) {
      return errno;
    }
  }
  return 0;
}

static void run_child(const struct system_pty_child *child, int report) {
  const struct rlimit no_core = {0, 0};
  int error = 0;
  setsid();
  setrlimit(RLIMIT_CORE, &no_core);
  if (child->terminal >= 0 && ioctl(child->terminal, TIOCSCTTY, 0) != 0) error = errno;
  if (error == 0 && child->directory != NULL && chdir(child->directory) != 0) error = errno;
  if (error == 0) error = place_descriptors(child->descriptors);
  if (error == 0) {
    close_on_exec_from(4);
    reset_signals(child->ignored_signals);
    execve(child->path, child->arguments, child->environment);
    error = errno;
  }
  while (write(report, &error, sizeof error) < 0 && errno == EINTR) {
  }
  _exit(127);
}

int system_pty_spawn(const struct system_pty_child *child, pid_t *process) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  /* The child reports a failed exec here; it must not be one of the descriptors that it replaces. */
  int high = fcntl(report[1], F_DUPFD_CLOEXEC, 10);
  int error = high < 0 ? errno : 0;
  close(report[1]);
  pid_t pid = -1;
  if (error == 0) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid = fork();
    if (pid == 0) run_child(child, high);
    error = pid < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(high);
  }
  if (error == 0) {
    ssize_t got;
    do got = read(report[0], &error, sizeof error);
    while (got < 0 && errno == EINTR);
    if (got == (ssize_t)sizeof error) {
      waitpid(pid, NULL, 0);
    } else {
      error = 0;
      *process = pid;
    }
  }
  close(report[0]);
  return error;
}

bool system_pty_reap(pid_t process, bool blocking, struct system_pty_ending *ending) {
  int status = 0;
  struct rusage usage;
  pid_t got;
  do got = wait4(process, &status, blocking ? 0 : WNOHANG, &usage);
  while (got < 0 && errno == EINTR);
  if (got != process) return false;
  ending->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  ending->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  ending->processor_milliseconds = (int64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
                                   (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
  return true;
}

static pthread_once_t locale_once = PTHREAD_ONCE_INIT;
static locale_t utf8_locale;

static void open_locale(void) { utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int system_pty_columns(uint32_t scalar) {
  pthread_once(&locale_once, open_locale);
  if (utf8_locale == (locale_t)0) return 1;
  locale_t before = uselocale(utf8_locale);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(before);
  return columns;
}
