"""Runs a program several times and tells what each run took, the start of the process included.

    python process_run.py RUNS PROGRAM ARGUMENT...

Prints JSON: wall seconds by run, the least processor seconds of a run, and the largest resident memory in bytes. A
small process starts the program, because what a process holds when it starts another counts as the other's memory too
(Linux, `ru_maxrss`).
"""

import json
import os
import sys
import time

runs, program = int(sys.argv[1]), sys.argv[2:]
nowhere = os.open(os.devnull, os.O_WRONLY)
seconds, processor_seconds, peak = [], [], 0
for _ in range(runs):
    start = time.perf_counter()
    child = os.posix_spawnp(program[0], program, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, nowhere, 1)])
    _, status, usage = os.wait4(child, 0)
    seconds.append(time.perf_counter() - start)
    if status != 0:
        sys.exit(f"{program[0]} failed with status {os.waitstatus_to_exitcode(status)}")
    processor_seconds.append(usage.ru_utime + usage.ru_stime)
    peak = max(peak, usage.ru_maxrss * 1024)
print(json.dumps({"seconds": seconds, "processorSeconds": min(processor_seconds), "peakBytes": peak}))
