// The two calls of the system for child processes that Swift does not see, since they are GNU extensions.
#ifndef BRISA_CPROCESS_H
#define BRISA_CPROCESS_H

#include <sys/types.h>

/// Makes a pipe whose ends are closed in every program that is started; 0, or -1 with errno.
int cprocess_pipe(int ends[2]);

/// Starts a program in a session of its own, with default signals, `files[i]` as its descriptor i and no other.
/// Returns 0, or the system's number for what is wrong. Safe beside other threads.
int cprocess_spawn(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const int *files, int count);

#endif
