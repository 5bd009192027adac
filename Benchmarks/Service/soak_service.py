"""Asks `brisa serve` for long, and looks whether it grows: soak_service.py BRISA EXTRACT [REQUESTS]

BRISA is a release binary, EXTRACT an OSM extract of central Helsinki. All 96 hours that are kept are made ready, each
by every measure; then come REQUESTS (1 000 000) questions of many kinds, while the hours are made anew every second
from a source in a process of its own. Prints memory, descriptors and threads as it goes; ends with 1 where a question
failed or the server has grown.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import bench_service as service

HOURS = 96
MEASURES = ("mix", "ica", "no2", "pm25", "traffic")
# What the memory may grow by between the first tenth of the questions and the last, in MB.
MOST_GROWTH = 32


def stations() -> str:
    """Readings of all hours, as a file for station-csv."""
    now = int(time.time()) // 3600 * 3600
    lines = service.STATIONS.splitlines()[:1]
    for back in range(HOURS):
        hour = time.strftime("%Y-%m-%dT%H:00:00Z", time.gmtime(now - 3600 * back))
        lines += [line.format(hour=hour) for line in service.STATIONS.splitlines()[1:]]
    return "\n".join(lines) + "\n"


def state(process: subprocess.Popen) -> tuple[float, int, int]:
    """Resident megabytes, open descriptors, threads."""
    folder = Path(f"/proc/{process.pid}")
    return service.resident_megabytes(process), len(os.listdir(folder / "fd")), len(os.listdir(folder / "task"))


def questions(rng: random.Random) -> list[str]:
    def place() -> tuple[float, float]:
        return (round(rng.uniform(service.WEST, service.EAST), 5), round(rng.uniform(service.SOUTH, service.NORTH), 5))

    paths = []
    for number in range(2000):
        (a, b), (c, d) = place(), place()
        mode = rng.choice(("foot", "bike", "scooter"))
        paths.append(f"/route/v1/{mode}/{a},{b};{c},{d}?overview=full&steps=true")
        if number % 4 == 0:
            paths.append(f"/v1/routes?from={b},{a}&to={d},{c}&by={rng.choice(MEASURES)}")
            paths.append(f"/v1/air?lat={b}&lon={a}")
            paths.append(f"/nearest/v1/foot/{a},{b}")
        if number % 40 == 0:
            zone = f"exclude_zone={a},{b},{rng.randint(50, 300)}&avoidance={rng.uniform(0.5, 8):.2f}"
            paths.append(f"/route/v1/foot/{a},{b};{c},{d}?{zone}")
            paths.append(f"/v1/isochrone?lat={b}&lon={a}&minutes=5")
            paths.append(f"/table/v1/foot/{a},{b};{c},{d};{a},{d}?annotations=duration")
    rng.shuffle(paths)
    return paths


def ask(address: str) -> None:
    try:
        with urllib.request.urlopen(address) as answer:
            answer.read()
    except urllib.error.HTTPError as error:
        sys.exit(f"{address}: {error.code} {error.read().decode()[:500]}")


def main() -> int:
    brisa, extract = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "stations.csv").write_text(stations())
        build = [brisa, "network", "build", extract, "-o", folder / "city.brisa"]
        subprocess.run(build, capture_output=True, check=True)
        (folder / "brisa.yml").write_text(
            "network: city.brisa\narchive: archive.sqlite\nsources:\n  - id: station-csv\n    isolation: process\n"
            "    settings: {path: stations.csv}\n")
        port = service.free_port()
        server = f"http://127.0.0.1:{port}"
        command = [brisa, "serve", "--config", "brisa.yml", "--listen", f"127.0.0.1:{port}", "--refresh", "1s"]
        with service.running(command, port, folder, "brisa.log") as process:
            print("| | memory MB | descriptors | threads |\n|---|---|---|---|")

            def line(what: str) -> tuple[float, int, int]:
                now = state(process)
                print(f"| {what} | {now[0]:.0f} | {now[1]} | {now[2]} |", flush=True)
                return now

            line("listening")
            began = time.time()
            for back in range(HOURS):
                hour = time.strftime("%Y-%m-%dT%H:00:00Z", time.gmtime(int(began) // 3600 * 3600 - 3600 * back))
                for measure in MEASURES:
                    path = f"/v1/routes?from=60.165,24.93&to=60.17,24.95&at={hour}&by={measure}"
                    ask(server + path)
            line(f"{HOURS} hours by {len(MEASURES)} measures ready, {time.time() - began:.0f} s")
            bench = service.Bench(folder, 10)
            paths = questions(random.Random(61))
            answered = failed = 0
            early = None
            while answered < wanted:
                load = bench.load(server, paths, 20)
                answered, failed = answered + int(load.rate * 20), failed + load.errors
                if early is None and answered >= wanted / 10:
                    early = line(f"{answered} questions")
                elif answered // 100_000 != (answered - int(load.rate * 20)) // 100_000:
                    line(f"{answered} questions")
            # What is under way ends.
            time.sleep(3)
            late = line(f"{answered} questions, {failed} failed")
    grown = late[0] > early[0] + MOST_GROWTH or late[1] > early[1] + 8 or late[2] > early[2] + 4
    if grown:
        print("it has grown: missed")
    return 1 if grown or failed else 0


if __name__ == "__main__":
    sys.exit(main())
