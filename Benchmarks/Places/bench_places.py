"""Measures how fast `brisa serve` finds places by name among 200 000.

    bench_places.py BRISA [ENTRIES]

BRISA is a release binary. A city of seeded names is written as an extract and built into a network; then /v1/places is
asked 300 questions of each kind, one after the other, over loopback. Prints a table of milliseconds, HTTP included;
ends with 1 where the goal is missed.
"""

import http.client
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

SEED = 17
QUESTIONS = 300
GOAL_MILLISECONDS = 10
SYLLABLES = ("ba ce di fo gu la me ni po ru sa te vi xo lla nya rei cam ter sol mar vent gran bell font").split()
STREETS = ["Carrer de", "Calle", "Avinguda de", "Plaça de", "Passeig de", "Camí de"]
KINDS = [("Bar", "amenity", "bar"), ("Farmàcia", "amenity", "pharmacy"), ("Escola", "amenity", "school"),
         ("Forn", "shop", "bakery"), ("Parc de", "leisure", "park")]


def word(dice: random.Random) -> str:
    return "".join(dice.choice(SYLLABLES) for _ in range(dice.randint(2, 4))).capitalize()


class City:
    """A grid of named streets with addresses, and other places between them."""

    def __init__(self, entries: int) -> None:
        self.dice = random.Random(SEED)
        words = [word(self.dice) for _ in range(entries // 8)]
        # Some words are in many names, most in few.
        self.pick = lambda: words[int(self.dice.random() ** 3 * len(words))]
        self.streets = [f"{self.dice.choice(STREETS)} {self.pick()} {self.pick()}" for _ in range(entries // 20)]
        self.places = [(kind, f"{kind[0]} {self.pick()} {self.pick()}") for kind in
                       (self.dice.choice(KINDS) for _ in range(entries // 4))]
        self.house_count = entries - len(self.streets) - len(self.places)

    def place(self) -> tuple[float, float]:
        return 39.40 + self.dice.random() * 0.15, -0.45 + self.dice.random() * 0.2

    def write(self, path: Path) -> None:
        with path.open("w") as file:
            file.write('<?xml version="1.0"?>\n<osm version="0.6">\n')
            number, ways = 0, []

            def node(lat: float, lon: float, **tags: str) -> int:
                nonlocal number
                number += 1
                inside = "".join(f'<tag k="{key.replace("__", ":")}" v="{value}"/>' for key, value in tags.items())
                file.write(f'<node id="{number}" lat="{lat:.7f}" lon="{lon:.7f}">{inside}</node>\n')
                return number

            before = node(39.40, -0.45)
            homes = []
            for name in self.streets:
                lat, lon = self.place()
                # Each street hangs together with the one before it.
                first, last = node(lat, lon), node(lat + 0.0012, lon + 0.0004)
                ways += [((before, first), None), ((first, last), name)]
                homes.append((lat, lon))
                before = last
            for count in range(self.house_count):
                index = count % len(self.streets)
                lat, lon = homes[index]
                house = count // len(self.streets) + 1
                address = {"addr__street": self.streets[index], "addr__housenumber": str(house)}
                node(lat + house * 0.00005, lon + 0.0001, **address)
            for (_, key, value), name in self.places:
                node(*self.place(), **{key: value, "name": name})
            for way, (nodes, name) in enumerate(ways, 1):
                inside = "".join(f'<nd ref="{number}"/>' for number in nodes)
                tag = f'<tag k="name" v="{name}"/>' if name else ""
                file.write(f'<way id="{way}">{inside}<tag k="highway" v="residential"/>{tag}</way>\n')
            file.write("</osm>\n")

    def questions(self) -> dict[str, list[dict[str, str]]]:
        dice = random.Random(SEED + 1)
        names = self.streets + [name for _, name in self.places]

        def slip(name: str) -> str:
            letters = list(name)
            at = dice.randint(len(letters) - 5, len(letters) - 2)
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
            return "".join(letters)

        def some(make) -> list[dict[str, str]]:
            return [make(dice.choice(names)) for _ in range(QUESTIONS)]

        return {
            "whole name": some(lambda name: {"q": name}),
            "as it is typed": some(lambda name: {"q": name[: dice.randint(1, len(name))]}),
            "two letters swapped": some(lambda name: {"q": slip(name)}),
            "with a house number": some(lambda _: {"q": f"{dice.choice(self.streets)} {dice.randint(1, 30)}"}),
            "near a place": some(lambda name: {"q": name.split()[-1], "lat": "39.47", "lon": "-0.36"}),
            "kind of street alone": some(lambda _: {"q": dice.choice(STREETS).split()[0]}),
            "not there": some(lambda _: {"q": "".join(dice.choice("qwxyzk") for _ in range(12))}),
        }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def measured(port: int, questions: list[dict[str, str]]) -> list[float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    times = []
    for question in questions:
        start = time.perf_counter()
        connection.request("GET", "/v1/places?" + urlencode(question))
        answer = connection.getresponse()
        body = answer.read()
        times.append((time.perf_counter() - start) * 1000)
        if answer.status != 200:
            sys.exit(f"{question}: {answer.status} {body[:200]!r}")
        json.loads(body)
    connection.close()
    return sorted(times)


def main() -> int:
    brisa = Path(sys.argv[1]).resolve()
    entries = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    city = City(entries)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        city.write(folder / "city.osm")
        start = time.perf_counter()
        subprocess.run([brisa, "network", "build", "city.osm", "-o", "city.brisa"], cwd=folder, check=True,
                       capture_output=True)
        megabytes = (folder / "city.places").stat().st_size / 1e6
        print(f"{entries} entries, built in {time.perf_counter() - start:.0f} s, {megabytes:.0f} MB")
        port = free_port()
        server = subprocess.Popen([brisa, "serve", "--network", "city.brisa", "--listen", f"127.0.0.1:{port}"],
                                  cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            while (line := server.stderr.readline()) and not re.search("Listening on", line):
                pass
            measured(port, city.questions()["whole name"][:20])
            print("| question | p50 ms | p95 ms | slowest ms |\n|---|---|---|---|")
            every = []
            for kind, questions in city.questions().items():
                times = measured(port, questions)
                every += times
                print(f"| {kind} | {quantile(times, 0.5):.1f} | {quantile(times, 0.95):.1f} | {times[-1]:.1f} |")
            every.sort()
            slow = quantile(every, 0.95)
            verdict = "" if slow <= GOAL_MILLISECONDS else " **missed**"
            goal = f"(goal {GOAL_MILLISECONDS}){verdict}"
            print(f"| all | {quantile(every, 0.5):.1f} | {slow:.1f} {goal} | {every[-1]:.1f} |")
            return 0 if slow <= GOAL_MILLISECONDS else 1
        finally:
            server.terminate()
            server.wait(20)


def quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


if __name__ == "__main__":
    sys.exit(main())
