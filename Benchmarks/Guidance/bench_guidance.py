"""How much is said on a way: instructions a kilometre by Brisa, OSRM and Valhalla, on foot.

    bench_guidance.py BRISA EXTRACT [WALKS]

WALKS (100) seeded pairs of places, 600 to 3000 m apart, in the middle of the extract. Brisa's fastest way is found
first. OSRM then matches its line, and Valhalla traces it, so that all three tell the same way; where one of them does
not follow it (its length differs by more than 5 %), the walk is left out for all. Beside that stands what each says of
its own fastest way. Runs in the Python of Benchmarks/peers, whose OSRM and Valhalla it starts. Prints a table.
"""

import json
import math
import random
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Service"))
from bench_service import free_port, osrm, running, valhalla  # noqa: E402

SEED = 17
# Inside central Helsinki.
WEST, SOUTH, EAST, NORTH = 24.915, 60.155, 24.965, 60.185
STATION = "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
# Points of a line are given to OSRM so far apart at most, in metres.
SPACING = 25


def meters(first, second):
    east = math.radians(second[0] - first[0]) * math.cos(math.radians(first[1]))
    return 6_371_008.8 * math.hypot(east, math.radians(second[1] - first[1]))


def length(line):
    return sum(meters(first, second) for first, second in zip(line, line[1:]))


def dense(line):
    """The places of a line, with others between where they lie far apart."""
    places = line[:1]
    for first, second in zip(line, line[1:]):
        parts = max(1, math.ceil(meters(first, second) / SPACING))
        places += [
            [first[axis] + (second[axis] - first[axis]) * part / parts for axis in (0, 1)]
            for part in range(1, parts + 1)]
    return places


def asked(port, path, body=None):
    """The answer of a server; nil where it has none."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=600) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


def pairs(count):
    dice = random.Random(SEED)
    found = []
    while len(found) < count:
        ends = [(dice.uniform(WEST, EAST), dice.uniform(SOUTH, NORTH)) for _ in range(2)]
        if 600 <= meters(*ends) <= 3000:
            found.append(ends)
    return found


def text(places):
    return ";".join(f"{lon:.6f},{lat:.6f}" for lon, lat in places)


def counted(legs):
    """Steps of OSRM's form, the arrival left out."""
    return sum(step["maneuver"]["type"] != "arrive" for leg in legs for step in leg["steps"])


def told(trip):
    """Valhalla's manoeuvres, the arrival (types 4 to 6) left out."""
    return sum(one["type"] not in (4, 5, 6) for leg in trip["legs"] for one in leg["maneuvers"])


class Said:
    """What one program says of a walk: instructions and kilometres."""

    def __init__(self):
        self.instructions, self.kilometers = 0, 0.0

    def add(self, instructions, meters):
        self.instructions += instructions
        self.kilometers += meters / 1000

    def __str__(self):
        return f"{self.instructions / max(0.001, self.kilometers):.1f}"


def main():
    brisa, extract = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    walks = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "stations.csv").write_text(STATION)
        ports = [free_port() for _ in range(3)]
        listen = f"127.0.0.1:{ports[0]}"
        served = [brisa, "serve", "--network", extract, "--stations", "stations.csv", "--listen", listen]
        matching = osrm(folder, extract, ports[1]) + ["--max-matching-size", 2000]
        with running(served, ports[0], folder, "brisa.log"), \
                running(matching, ports[1], folder, "osrm.log"), \
                running(valhalla(folder, extract, ports[2]), ports[2], folder, "valhalla.log"):
            return measured(ports, pairs(walks))


def measured(ports, ends):
    same = {name: Said() for name in ("Brisa", "OSRM", "Valhalla")}
    own = {name: Said() for name in same}
    followed = 0
    unlike = {"no way": 0, "OSRM": 0, "Valhalla": 0}
    for pair in ends:
        full = "?steps=true&overview=full&geometries=geojson"
        answer = asked(ports[0], f"/route/v1/foot/{text(pair)}{full}&label=fastest")
        other = asked(ports[1], f"/route/v1/foot/{text(pair)}{full}")
        third = asked(ports[2], "/route", {
            "locations": [{"lon": lon, "lat": lat} for lon, lat in pair], "costing": "pedestrian"})
        if not (answer and other and third):
            unlike["no way"] += 1
            continue
        route = answer["routes"][0]
        line = route["geometry"]["coordinates"]
        count = counted(route["legs"])
        own["Brisa"].add(count, route["distance"])
        own["OSRM"].add(counted(other["routes"][0]["legs"]), other["routes"][0]["distance"])
        own["Valhalla"].add(told(third["trip"]), third["trip"]["summary"]["length"] * 1000)
        places = dense(line)
        matched = asked(
            ports[1], f"/match/v1/foot/{text(places)}{full}&waypoints=0;{len(places) - 1}&tidy=false"
            f"&radiuses={';'.join(['4'] * len(places))}")
        traced = asked(ports[2], "/trace_route", {
            "shape": [{"lon": lon, "lat": lat} for lon, lat in places], "costing": "pedestrian",
            "shape_match": "map_snap", "trace_options": {"search_radius": 10, "gps_accuracy": 5}})
        said = {
            "OSRM": [(one["distance"], counted(one["legs"])) for one in (matched or {"matchings": []})["matchings"]],
            "Valhalla": [(traced["trip"]["summary"]["length"] * 1000, told(traced["trip"]))] if traced else []}
        strays = [name for name, ways in said.items() if len(ways) != 1 or abs(ways[0][0] / length(line) - 1) > 0.05]
        for name in strays:
            unlike[name] += 1
        if strays:
            continue
        same["Brisa"].add(count, route["distance"])
        for name, ways in said.items():
            same[name].add(ways[0][1], ways[0][0])
        followed += 1
    print(f"{len(ends)} walks, {followed} of which all three follow, {same['Brisa'].kilometers:.0f} km; left out: "
          + ", ".join(f"{name} {count}" for name, count in unlike.items()) + "\n")
    print("| instructions a kilometre | Brisa | OSRM | Valhalla |\n|---|---|---|---|")
    print(f"| the same ways | {same['Brisa']} | {same['OSRM']} | {same['Valhalla']} |")
    print(f"| each its own fastest way | {own['Brisa']} | {own['OSRM']} | {own['Valhalla']} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
