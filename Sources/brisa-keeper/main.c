// brisa-keeper: runs one program, and takes care that nothing of it outlives its host.
//
// A small program of its own, because what must happen between fork and exec, and the adoption of orphans, have no
// place in a process with threads. It is the subreaper of all that its program starts: a descendant whose parent has
// died becomes the keeper's child, whatever group or session it is in. When the program ends, or when the control pipe
// closes (the host asks for it, or has died), the keeper kills children until it has none left.
//
// usage: brisa-keeper DATA ADDRESS_SPACE CPU FILE_SIZE OPEN_FILES FOLDER PROGRAM [ARGUMENT...]
// The first five are resource limits in bytes, seconds and files. Descriptors 0, 1 and 2 are the program's; 3 is the
// control pipe; to 4 go frames of two 32-bit integers: what happened, and a figure.
#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CONTROL = 3, STATUS = 4 };
enum { FIRST_LIMIT = 1, FOLDER = 6, PROGRAM = 7 };
enum frame { STARTED = 1, NOT_STARTED = 2, ENDED = 3 };

// So many hundredths of a second a program is waited for that somebody still writes.
enum { BUSY_MOMENTS = 100 };

// After so long the keeper gives up on children that cannot be killed.
static const double patience_seconds = 5;

static void tell(enum frame what, int value) {
    int32_t frame[2] = {what, value};
    // The host may be gone; then nobody needs to know.
    if (write(STATUS, frame, sizeof frame) < 0) return;
}

static double now_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Lowers a limit; one that is lower already stays.
static int limit(int resource, const char *text) {
    struct rlimit bounds;
    if (getrlimit(resource, &bounds) != 0) return -1;
    rlim_t wanted = strtoull(text, NULL, 10);
    if (bounds.rlim_max == RLIM_INFINITY || wanted < bounds.rlim_max) bounds.rlim_max = wanted;
    bounds.rlim_cur = bounds.rlim_max;
    return setrlimit(resource, &bounds);
}

static int limit_all(char **texts) {
    if (limit(RLIMIT_DATA, texts[0]) != 0) return -1;
    if (limit(RLIMIT_AS, texts[1]) != 0) return -1;
    if (limit(RLIMIT_CPU, texts[2]) != 0) return -1;
    if (limit(RLIMIT_FSIZE, texts[3]) != 0) return -1;
    if (limit(RLIMIT_NOFILE, texts[4]) != 0) return -1;
    return limit(RLIMIT_CORE, "0");
}

// Becomes the program; returns only when that fails.
static void become(char **arguments, pid_t keeper) {
    sigset_t none;
    sigemptyset(&none);
    signal(SIGPIPE, SIG_DFL);
    setpgid(0, 0);
    // Even a keeper that is killed takes its program with it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
    // No program of another user, which the keeper could not kill.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
    if (chdir(arguments[FOLDER]) != 0) return;
    if (limit_all(arguments + FIRST_LIMIT) != 0) return;
    sigprocmask(SIG_SETMASK, &none, NULL);
    execv(arguments[PROGRAM], arguments + PROGRAM);
    // Whoever has written the program lets go of it in a moment, as does a process that is started beside this one.
    const struct timespec moment = {.tv_sec = 0, .tv_nsec = 10 * 1000 * 1000};
    for (int left = BUSY_MOMENTS; left > 0 && errno == ETXTBSY; left--) {
        nanosleep(&moment, NULL);
        execv(arguments[PROGRAM], arguments + PROGRAM);
    }
}

// Starts the program; returns its process id, or -1 with errno.
static pid_t start(char **arguments) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t keeper = getpid();
    pid_t program = fork();
    if (program == 0) {
        become(arguments, keeper);
        int error = errno;
        if (write(failure[1], &error, sizeof error) < 0) _exit(126);
        _exit(127);
    }
    close(failure[1]);
    int error = program < 0 ? errno : 0;
    ssize_t count;
    do count = read(failure[0], &error, sizeof error);
    while (count < 0 && errno == EINTR);
    close(failure[0]);
    if (program > 0 && count <= 0) return program;
    if (program > 0) waitpid(program, NULL, 0);
    errno = error;
    return -1;
}

// The parent of a process, 0 when it is not known.
static pid_t parent_of(const char *process) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%.20s/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return 0;
    text[count] = 0;
    // The name in parentheses may hold anything, parentheses too.
    const char *end = strrchr(text, ')');
    int parent = 0;
    if (end == NULL || sscanf(end + 1, " %*c %d", &parent) != 1) return 0;
    return parent;
}

static void kill_children(void) {
    DIR *processes = opendir("/proc");
    if (processes == NULL) return;
    pid_t keeper = getpid();
    struct dirent *entry;
    while ((entry = readdir(processes)) != NULL) {
        if (!isdigit((unsigned char)entry->d_name[0])) continue;
        if (parent_of(entry->d_name) == keeper) kill((pid_t)atoi(entry->d_name), SIGKILL);
    }
    closedir(processes);
}

// Kills and reaps all children, and theirs as they become orphans. Returns the program's wait status.
static int end_all(pid_t program) {
    int status = 0;
    double start = now_seconds();
    // The program is not reaped yet, so its group's number cannot be another's.
    kill(-program, SIGKILL);
    for (;;) {
        pid_t ended;
        int ended_status;
        while ((ended = waitpid(-1, &ended_status, WNOHANG)) > 0)
            if (ended == program) status = ended_status;
        if (ended < 0 && errno == ECHILD) return status;
        if (now_seconds() - start > patience_seconds) return status;
        kill_children();
        usleep(1000);
    }
}

// Whether the program has ended; it is not reaped.
static int has_ended(pid_t program) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)program, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == program;
}

// Returns when the program has ended or the control pipe has closed.
static void watch(pid_t program, int signals) {
    struct pollfd watched[2] = {{signals, POLLIN, 0}, {CONTROL, POLLIN, 0}};
    while (!has_ended(program)) {
        if (poll(watched, 2, -1) < 0 && errno != EINTR) return;
        if (watched[1].revents != 0) return;
        struct signalfd_siginfo info;
        if (watched[0].revents != 0 && read(signals, &info, sizeof info) < 0) return;
    }
}

int main(int count, char **arguments) {
    if (count <= PROGRAM) {
        fputs("brisa-keeper runs the programs of brisa and is not for people.\n", stderr);
        return 64;
    }
    sigset_t child_ended;
    sigemptyset(&child_ended);
    sigaddset(&child_ended, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child_ended, NULL);
    signal(SIGPIPE, SIG_IGN);
    // A keeper that its program has stopped goes on when its host dies, and finds the control pipe closed.
    prctl(PR_SET_PDEATHSIG, SIGCONT);
    int signals = signalfd(-1, &child_ended, SFD_CLOEXEC);
    fcntl(CONTROL, F_SETFD, FD_CLOEXEC);
    fcntl(STATUS, F_SETFD, FD_CLOEXEC);
    if (signals < 0 || prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) {
        tell(NOT_STARTED, errno);
        return 71;
    }
    pid_t program = start(arguments);
    if (program < 0) {
        tell(NOT_STARTED, errno);
        return 71;
    }
    // The host sees the end of the program's output only when nobody else holds it.
    close(STDIN_FILENO);
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    tell(STARTED, program);
    watch(program, signals);
    tell(ENDED, end_all(program));
    return 0;
}
