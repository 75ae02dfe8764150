#ifndef SYSTEM_FILES_H
#define SYSTEM_FILES_H

#include <stddef.h>
#include <sys/types.h>

/// Gives a file another name unless that is taken: -1 with errno EEXIST then.
///
/// Where the file system can't do it in one step (NFS) it is looked first.
int system_rename_to_new_name(const char *path, const char *name);

/// write(2) on a file; the limit on the size of files is an error, EFBIG, and no signal.
ssize_t system_write_file(int descriptor, const void *bytes, size_t count);

#endif
