"""Uses the page as people do: a line a test. Called by `run`: program, Chromium, and words by which tests are chosen.

A test takes the browser and the address of a running service, and where it asks for them the program and Chromium's
path, of which it starts others.
"""

import sys
import time
import traceback

import test_air
import test_answer
import test_ask
import test_cities
import test_failures
import test_keep
import test_listeners
import test_loops
import test_map
import test_offline
import test_pictures
import test_position
import test_readers
import test_search
import test_stops
import test_times
import test_touch
import test_walk
import test_zones
from browser import chromium
from service import Service

TOPICS = [
    test_ask, test_search, test_touch, test_stops, test_zones, test_answer, test_times, test_loops, test_air, test_map,
    test_pictures, test_walk, test_position, test_keep, test_readers, test_listeners, test_cities, test_failures,
    test_offline,
]


def main() -> int:
    program, path, *words = sys.argv[1:]
    tests = [test for topic in TOPICS for test in topic.TESTS]
    chosen = [test for test in tests if not words or any(word in test.__name__ for word in words)]
    if not chosen:
        print(f"web: no test is called by one of these words: {' '.join(words)}")
        return 64
    failed = 0
    service = Service(program)
    try:
        with chromium(path) as browser:
            for test in chosen:
                start = time.monotonic()
                extra = [program, path][: test.__code__.co_argcount - 2]
                try:
                    test(browser, service, *extra)
                except Exception:
                    failed += 1
                    print(f"web: {test.__name__}: failed\n{traceback.format_exc(limit=4)}", flush=True)
                else:
                    print(f"web: {test.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    finally:
        service.stop()
    print(f"web: {len(chosen) - failed} of {len(chosen)} tests passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
