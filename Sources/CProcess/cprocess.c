#define _GNU_SOURCE
#include "cprocess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

int cprocess_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cprocess_spawn(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const int *files, int count) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    for (int number = 0; number < count; number++) posix_spawn_file_actions_adddup2(&actions, files[number], number);
    posix_spawn_file_actions_addclosefrom_np(&actions, count);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    int failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}
