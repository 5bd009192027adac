"""Asks OSRM and Brisa the same questions over one extract, and holds statuses, codes, keys and types side by side.

    compare_osrm.py OSRM BRISA [SEED...]      two addresses, such as http://127.0.0.1:5000

What may differ stands in allowed-differences.txt, with the reason. Ends with 1 where something else does; reasons that
no question of these seeds needs are told.
"""

import fnmatch
import json
import math
import random
import sys
import urllib.error
import urllib.request
from pathlib import Path

import mapbox_vector_tile

# Inside the sketch of Valencia, where both have streets.
WEST, SOUTH, EAST, NORTH = -0.40, 39.456, -0.34, 39.488


def ask(server: str, path: str, body: str | None = None, method: str | None = None) -> tuple[int, object]:
    """The status and the JSON of an answer, of a tile its layers with their features' properties; None for neither."""
    headers = {"Content-Type": "application/json"} if body is not None else {}
    request = urllib.request.Request(server + path, body.encode() if body is not None else None, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            status, text = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read()
    if status == 200 and path.startswith("/tile/"):
        # At these coarse figures it does not matter which places of a line are there.
        return status, {
            name: [{"properties": feature["properties"], "id": feature["id"]} for feature in layer["features"]]
            for name, layer in mapbox_vector_tile.decode(text).items()
        }
    try:
        return status, json.loads(text)
    except ValueError:
        return status, None


def shape(value: object, path: str = "") -> set[str]:
    """Every place of a document with the type that stands there; elements of a list share a place."""
    if isinstance(value, dict):
        return {f"{path}:object"}.union(*(shape(item, f"{path}.{key}") for key, item in value.items()))
    if isinstance(value, list):
        return {f"{path}:array"}.union(*(shape(item, f"{path}[]") for item in value))
    kinds = {str: "string", bool: "boolean", int: "number", float: "number", type(None): "null"}
    return {f"{path}:{kinds[type(value)]}"}


def place(rng: random.Random) -> str:
    return f"{rng.uniform(WEST, EAST):.5f},{rng.uniform(SOUTH, NORTH):.5f}"


def track(osrm: str, rng: random.Random) -> str | None:
    """A place every thirty metres or so along a way that OSRM finds, as a receiver would have them."""
    status, answer = ask(osrm, f"/route/v1/foot/{place(rng)};{place(rng)}?overview=full&geometries=geojson")
    if status != 200:
        return None
    line = answer["routes"][0]["geometry"]["coordinates"]
    places = []
    for (west, south), (east, north) in zip(line, line[1:]):
        # In thousandths of a degree, of which one is some hundred metres.
        steps = max(1, round(1000 * math.hypot(east - west, north - south) * 3))
        shares = [step / steps for step in range(steps)]
        places += [(west + (east - west) * share, south + (north - south) * share) for share in shares]
    return ";".join(f"{x + rng.gauss(0, 2e-5):.6f},{y + rng.gauss(0, 2e-5):.6f}" for x, y in places[:40])


def tracks(osrm: str, rng: random.Random) -> list[tuple[str, str]]:
    """Tracks with options."""
    found = []
    for _ in range(20):
        places = track(osrm, rng)
        if places is None:
            continue
        count = places.count(";") + 1
        options = [
            rng.choice(["", "timestamps=" + ";".join(str(30 * number) for number in range(count))]),
            rng.choice(["", "radiuses=" + ";".join(["10"] * count)]),
            rng.choice(["", "gaps=split", "gaps=ignore"]),
            rng.choice(["", "tidy=false"]),
            rng.choice(["", "steps=true", "overview=full", "overview=false&geometries=geojson"]),
            rng.choice(["", "annotations=duration,distance"]),
            rng.choice(["", "generate_hints=false", "skip_waypoints=true"]),
        ]
        query = "&".join(option for option in options if option)
        found.append(("match", f"/match/v1/foot/{places}{'?' + query if query else ''}"))
    return found


def tiles(rng: random.Random) -> list[tuple[str, str]]:
    """Tiles of the network, and addresses that are none."""
    found = []
    for zoom in [12, 13, 14, 15, 16, 16, 17]:
        longitude, latitude = rng.uniform(-0.385, -0.365), rng.uniform(39.465, 39.48)
        row = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2
        x, y = int((longitude + 180) / 360 * 2**zoom), int(row * 2**zoom)
        found.append(("tile", f"/tile/v1/foot/tile({x},{y},{zoom}).mvt"))
    for name in [
        "tile(1,1,12).mvt", "tile(1,1,11).mvt", "tile(1,1,20).mvt", "tile(99999999,1,14).mvt", "tile(-1,1,14).mvt",
        "tile(1,1,14)", "tile(1,1,14).mvt?x=1", "tile(a,1,14).mvt", "tile(1.5,1,14).mvt", "tile(1,1).mvt",
        "tile(1,1,14).mvtx", "tile(1,1,14,1).mvt", "1,1,14",
    ]:
        found.append(("tile", f"/tile/v1/foot/{name}"))
    return found


def questions(rng: random.Random) -> list[tuple[str, str]]:
    """Some three hundred addresses, each with a word for its kind."""
    found: list[tuple[str, str]] = []

    def add(kind: str, path: str) -> None:
        found.append((kind, path))

    for _ in range(60):
        options = [
            rng.choice(["", "steps=true", "steps=false"]),
            rng.choice(["", "overview=full", "overview=false", "overview=simplified"]),
            rng.choice(["", "geometries=geojson", "geometries=polyline6", "geometries=polyline"]),
            rng.choice(["", "annotations=duration,distance", "annotations=speed,weight", "annotations=false"]),
            rng.choice(["", "continue_straight=true", "continue_straight=default"]),
            rng.choice(["", "generate_hints=false"]),
            rng.choice(["", "skip_waypoints=true"]),
        ]
        places = ";".join(place(rng) for _ in range(rng.choice([2, 2, 2, 3, 5])))
        query = "&".join(option for option in options if option)
        add("route", f"/route/v1/foot/{places}{rng.choice(['', '.json'])}{'?' + query if query else ''}")
    for _ in range(30):
        add("nearest", f"/nearest/v1/foot/{place(rng)}?number={rng.randint(1, 5)}")
    for _ in range(40):
        count = rng.randint(2, 6)
        places = ";".join(place(rng) for _ in range(count))
        options = [
            rng.choice(["", "annotations=duration", "annotations=distance", "annotations=duration,distance"]),
            rng.choice(["", "sources=0", "sources=all"]),
            rng.choice(["", "destinations=1", f"destinations={count - 1};0"]),
            rng.choice(["", "fallback_speed=5", "scale_factor=2"]),
        ]
        query = "&".join(option for option in options if option)
        add("table", f"/table/v1/foot/{places}{'?' + query if query else ''}")
    for _ in range(20):
        places = ";".join(place(rng) for _ in range(rng.randint(2, 7)))
        # A one-way trip with a free end is not asked for: OSRM has none.
        options = [
            rng.choice(["", "roundtrip=true", "roundtrip=true&source=first", "roundtrip=true&destination=last",
                        "roundtrip=false&source=first&destination=last", "source=any&destination=any"]),
            rng.choice(["", "steps=true", "steps=false"]),
            rng.choice(["", "overview=full", "overview=false", "overview=simplified"]),
            rng.choice(["", "geometries=geojson", "geometries=polyline6"]),
            rng.choice(["", "annotations=duration,distance", "annotations=speed"]),
            rng.choice(["", "generate_hints=false", "skip_waypoints=true"]),
        ]
        query = "&".join(option for option in options if option)
        add("trip", f"/trip/v1/foot/{places}{'?' + query if query else ''}")
    two = f"{place(rng)};{place(rng)}"
    for option in [
        "roundtrip=maybe", "roundtrip=", "source=last", "source=", "destination=first", "radiuses=1", "bearings=1",
        "roundtrip=false&source=first", "roundtrip=false&destination=last", "roundtrip=false", "alternatives=true",
        "roundtrip=false&source=first&destination=last", "sources=0", "unknown=1", "steps=maybe",
    ]:
        add("option", f"/trip/v1/foot/{two}?{option}")
    for path in [
        f"/trip/v1/foot/{place(rng)}", f"/trip/v1/foot/{place(rng)};10,10?radiuses=100;100", "/trip/v1/foot/a;b",
        "/trip/v1/foot/" + ";".join(place(rng) for _ in range(101)),
        "/trip/v1/foot/" + ";".join([place(rng)] * 2),
        "/match/v1/foot/" + ";".join(place(rng) for _ in range(101)), f"/match/v1/foot/{place(rng)}",
        "/match/v1/foot/10,10;10,10.001", f"/match/v1/foot/{two}", "/match/v1/foot/a;b",
    ]:
        add("address", path)
    for option in [
        "timestamps=1", "timestamps=1;a", "timestamps=2;1", "gaps=maybe", "gaps=", "tidy=maybe", "radiuses=1",
        "radiuses=a;b", "radiuses=0;0", "waypoints=0", "waypoints=1;0", "waypoints=0;9", "alternatives=true",
        "unknown=1", "steps=maybe",
    ]:
        add("option", f"/match/v1/foot/{two}?{option}")
    for option in [
        "steps=yes", "steps=", "overview=none", "geometries=wkt", "annotations=everything", "alternatives=-1",
        "alternatives=few", "radiuses=1", "radiuses=1;2;3", "radiuses=a;b", "radiuses=-1;5", "radiuses=0;0",
        "bearings=1", "bearings=400,10;1,1", "bearings=10,200;1,1", "bearings=;", "bearings=0,180;0,180", "hints=;",
        "radiuses=nan;5", "radiuses=inf;5", "bearings=10,x,20;", "bearings=10,,20;",
        "hints=abc;def", "approaches=curb;unrestricted", "approaches=left;right", "approaches=curb", "exclude=motorway",
        "exclude=", "snapping=any", "snapping=none", "waypoints=0;1", "waypoints=0", "waypoints=1;0", "waypoints=0;9",
        "continue_straight=maybe", "unknown=1", "steps", "=1", "steps=true&steps=false", "a=b&c=d", "&&", "steps=true&",
        "annotations=true", "annotations=nodes", "annotations=duration,", "skip_waypoints=1", "generate_hints=no",
        "radiuses=unlimited;unlimited", "alternatives=true", "alternatives=2", "alternatives=100",
        "overview=by_legs",
    ]:
        add("option", f"/route/v1/foot/{two}?{option}")
    for path in [
        "/", "/route", "/route/v1", "/route/v1/foot", "/route/v1/foot/", "/route/v1/foot/1", "/route/v1/foot/1,2",
        "/route/v1/foot/1;2", "/route/v1/foot/a,b;c,d", "/route/v1/foot/1,2,3;4,5,6", "/route/v1/foot/200,10;1,1",
        "/route/v1/foot/1,95;1,1", "/route/v1/foot/0,0;0,0", "/route/v1/foot/;", f"/route/v2/foot/{two}",
        f"/route/1/foot/{two}", f"/route/v1/car/{two}", f"/Route/v1/foot/{two}", f"/roads/v1/foot/{two}",
        f"/route/v1/foot/{two};", f"/route/v1/foot/{two}.xml", f"/route/v1/foot/{two}.json?", f"/route/v1/foot/{two}?",
        "/route/v1/foot/polyline(_p~iF~ps|U_ulLnnqC)", "/route/v1/foot/polyline(", "/route/v1/foot/polyline6()",
        f"/nearest/v1/foot/{two}", "/nearest/v1/foot/x", f"/nearest/v1/foot/{place(rng)}?number=0",
        f"/nearest/v1/foot/{place(rng)}?number=1.5", f"/nearest/v1/foot/{place(rng)}?number=-1",
        f"/nearest/v1/foot/{place(rng)}?number=1000", f"/table/v1/foot/{place(rng)}", f"/table/v1/foot/{two}?sources=5",
        f"/table/v1/foot/{two}?sources=a", f"/table/v1/foot/{two}?annotations=speed",
        f"/table/v1/foot/{two}?fallback_speed=0", f"/table/v1/foot/{two}?fallback_speed=-1",
        f"/table/v1/foot/{two}?scale_factor=0", f"/table/v1/foot/{two}?fallback_coordinate=both",
        f"/table/v1/foot/{two}?steps=true", "/table/v1/foot/" + ";".join(place(rng) for _ in range(101)),
        "/route/v1/foot/" + ";".join(place(rng) for _ in range(501)),
        f"/route/v1/foot/{place(rng)};10,10?radiuses=100;100", "/nearest/v1/foot/10,10?radiuses=100",
    ]:
        add("address", path)
    return found


class Differences:
    """What may differ: on each line a pattern of addresses, the difference (its beginning before a `*`) and why."""

    def __init__(self, path: Path) -> None:
        lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]
        self.rules = [line.split(None, 2) for line in lines]
        self.used: set[int] = set()

    def allows(self, path: str, what: str) -> bool:
        for number, (address, difference, _) in enumerate(self.rules):
            if fnmatch.fnmatchcase(path, address) and (
                difference == what or (difference.endswith("*") and what.startswith(difference[:-1]))
            ):
                self.used.add(number)
                return True
        return False


def differences(osrm: tuple[int, object], brisa: tuple[int, object]) -> list[str]:
    """What is not alike in two answers."""
    (status, document), (own_status, own_document) = osrm, brisa
    found = []
    if status != own_status:
        found.append(f"status:{status}->{own_status}")
    code = document.get("code") if isinstance(document, dict) else None
    own_code = own_document.get("code") if isinstance(own_document, dict) else None
    if code != own_code:
        found.append(f"code:{code}->{own_code}")
        return found
    theirs, ours = shape(document), shape(own_document)
    found += [f"missing:{item}" for item in sorted(theirs - ours)]
    found += [f"more:{item}" for item in sorted(ours - theirs)]
    return found


def main() -> int:
    osrm, brisa = sys.argv[1], sys.argv[2]
    seeds = [int(word) for word in sys.argv[3:]] or [1]
    allowed = Differences(Path(__file__).with_name("allowed-differences.txt"))
    asked: list[str] = []
    for seed in seeds:
        rng = random.Random(seed)
        asked += [path for _, path in questions(rng) + tracks(osrm, rng) + tiles(rng)]
    wrong: dict[str, list[str]] = {}
    for path in asked:
        for difference in differences(ask(osrm, path), ask(brisa, path)):
            if not allowed.allows(path, difference):
                wrong.setdefault(difference, []).append(path)
    for difference, paths in sorted(wrong.items()):
        print(f"{difference}  {len(paths)} times, as in {paths[0][:160]}")
    unused = [rule for number, rule in enumerate(allowed.rules) if number not in allowed.used]
    for rule in unused:
        print(f"no difference needs the rule: {' '.join(rule)}")
    count = sum(map(len, wrong.values()))
    print(f"{len(asked)} questions, {count} differences that are not allowed, seeds {' '.join(map(str, seeds))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
