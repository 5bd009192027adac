"""Imports an extract and answers trips with OSRM and Valhalla, those of them that are installed.

    python routing_engines.py FOLDER EXTRACT TRIPS LATITUDE,LONGITUDE,METRES RUNS

TRIPS has a header and then id,from_lat,from_lon,to_lat,to_lon a line. The circle, as a polygon of 32 corners, is what
Valhalla is to keep out of; OSRM's weights are fixed. Imports are whole processes, RUNS of each. Prints JSON: seconds of
the imports, milliseconds of every answer.
"""

import csv
import importlib.util
import json
import math
import shutil
import subprocess
import sys
import time
from pathlib import Path

folder, extract, trips, circle, runs = sys.argv[1:]
folder, runs = Path(folder), int(runs)
with open(trips, encoding="utf-8", newline="") as file:
    trips = [{key: float(row[key]) for key in row if key != "id"} for row in csv.DictReader(file)]


def imported(*commands):
    """Seconds of all commands together, run after run."""
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        for command in commands:
            done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"{command[0]} failed: {done.stdout[-500:]}{done.stderr[-500:]}")
        seconds.append(time.perf_counter() - start)
    return seconds


def answered(answer, questions):
    """Milliseconds of every answer, after a round that is not measured; None stands for no route."""
    milliseconds = []
    for measures in (False, True):
        for question in questions:
            start = time.perf_counter()
            try:
                answer(question)
            except RuntimeError:
                continue
            if measures:
                milliseconds.append((time.perf_counter() - start) * 1000)
    return milliseconds


def with_osrm():
    import osrm

    package = Path(osrm.__file__).parent
    shutil.copy(extract, folder / "osrm.osm.pbf")
    seconds = imported(
        [package / "bin/osrm-extract", "-p", package / "share/profiles/foot.lua", "osrm.osm.pbf"],
        [package / "bin/osrm-partition", "osrm.osrm"], [package / "bin/osrm-customize", "osrm.osrm"])
    engine = osrm.OSRM(storage_config=str(folder / "osrm.osrm"), algorithm="MLD", use_shared_memory=False)
    questions = [
        osrm.RouteParameters(
            coordinates=[(trip["from_lon"], trip["from_lat"]), (trip["to_lon"], trip["to_lat"])],
            geometries="geojson", overview="full", steps=True)
        for trip in trips]
    return {"importSeconds": seconds, "milliseconds": answered(engine.Route, questions)}


def polygon():
    latitude, longitude, meters = (float(word) for word in circle.split(","))
    radius = math.degrees(meters / 6_371_008.8)
    corners = [2 * math.pi * number / 32 for number in range(33)]
    return [
        [longitude + radius * math.cos(angle) / math.cos(math.radians(latitude)), latitude + radius * math.sin(angle)]
        for angle in corners]


def with_valhalla():
    import valhalla

    program = Path(valhalla.__file__).parent / "bin/valhalla_build_tiles"
    settings = folder / "valhalla.json"
    tiles = folder / "tiles"
    tiles.mkdir(exist_ok=True)
    config = valhalla.get_config(tile_dir=tiles, tile_extract="", verbose=False)
    settings.write_text(json.dumps(config), encoding="utf-8")
    seconds = imported([program, "-c", settings, extract])
    actor = valhalla.Actor(str(settings))

    def question(trip, **more):
        ends = [{"lat": trip[f"{end}_lat"], "lon": trip[f"{end}_lon"]} for end in ("from", "to")]
        return json.dumps({"locations": ends, "costing": "pedestrian"} | more)

    return {
        "importSeconds": seconds,
        "milliseconds": answered(actor.route, [question(trip) for trip in trips]),
        "excludingMilliseconds": answered(
            actor.route, [question(trip, exclude_polygons=[polygon()]) for trip in trips]),
    }


result = {}
for name, work in (("osrm", with_osrm), ("valhalla", with_valhalla)):
    if importlib.util.find_spec(name):
        result[name] = work()
# Valhalla writes its log to standard output too: the answer is the last line.
print("\n" + json.dumps(result))
