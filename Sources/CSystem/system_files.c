#define _GNU_SOURCE 1
#include "system_files.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int system_rename_to_new_name(const char *path, const char *name) {
  if (renameat2(AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  struct stat status;
  if (lstat(name, &status) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(path, name);
}

ssize_t system_write_file(int descriptor, const void *bytes, size_t count) {
  struct sigaction ignoring = {.sa_handler = SIG_IGN}, before;
  sigaction(SIGXFSZ, &ignoring, &before);
  ssize_t written = write(descriptor, bytes, count);
  int reason = errno;
  sigaction(SIGXFSZ, &before, NULL);
  errno = reason;
  return written;
}
