"""Measures `brisa serve` beside osrm-routed and valhalla_service: the same streets, on this machine, in this run.

    bench_service.py BRISA EXTRACT [SECONDS]

BRISA is a release binary, EXTRACT an OSM extract of a city's centre. The load is wrk's: 8 connections, 1 000 seeded
pairs, SECONDS (30) for each line. Runs in the Python of Benchmarks/peers, whose OSRM and Valhalla it starts. Prints a
table; ends with 1 where a goal is missed, and with 69 where a peer or wrk is not there.
"""

import contextlib
import importlib.util
import json
import math
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

CONNECTIONS = 8
# Inside central Helsinki.
WEST, SOUTH, EAST, NORTH = 24.915, 60.160, 24.965, 60.177
STATIONS = """station_id,name,latitude,longitude,type,time,pollutant,value,unit
a,Avenue,60.16964,24.93924,traffic,{hour},no2,58.0,µg/m³
b,Hill,60.18739,24.95060,background,{hour},no2,20.0,µg/m³
c,Shore,60.16000,24.96000,background,{hour},no2,18.0,µg/m³
a,Avenue,60.16964,24.93924,traffic,{hour},pm25,9.0,µg/m³
b,Hill,60.18739,24.95060,background,{hour},pm25,6.0,µg/m³
"""
# Each answer's status is counted by wrk itself.
SCRIPT = """
local paths, bodies, n = {}, {}, 0
for line in io.lines(os.getenv("PATHS")) do
  local path, body = line:match("^(%S+)%s*(.*)$")
  paths[#paths + 1], bodies[#bodies + 1] = path, body
end
request = function()
  n = n % #paths + 1
  if bodies[n] ~= "" then
    return wrk.format("POST", paths[n], { ["Content-Type"] = "application/json" }, bodies[n])
  end
  return wrk.format("GET", paths[n])
end
done = function(summary, latency)
  io.write(string.format("RESULT %f %f %f %d\\n", summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
end
"""


class Load:
    """Questions a second, milliseconds, and answers that were not right."""

    def __init__(self, rate: float, median: float, slow: float, errors: int) -> None:
        self.rate, self.median, self.slow, self.errors = rate, median, slow, errors


class Bench:
    def __init__(self, folder: Path, seconds: int) -> None:
        self.folder, self.seconds = folder, seconds
        self.failures = 0
        (folder / "load.lua").write_text(SCRIPT)

    def load(self, server: str, paths: list[str], seconds: int = 0) -> Load:
        """What a server does with some addresses, after a short round that is not measured.

        Where SECONDS are given they are measured at once, without a round before.
        """
        (self.folder / "paths.txt").write_text("\n".join(paths) + "\n")
        environment = os.environ | {"PATHS": str(self.folder / "paths.txt")}

        def run(seconds: int) -> str:
            return subprocess.run(
                ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "30s", "-s", self.folder / "load.lua",
                 server], env=environment, capture_output=True, text=True, check=True).stdout

        if not seconds:
            run(2)
        found = re.search(r"RESULT (\S+) (\S+) (\S+) (\d+)", run(seconds or self.seconds))
        return Load(*(float(word) for word in found.groups()[:3]), int(found[4]))

    def line(self, work: str, name: str, load: Load, beside: Load | None = None, goal: float = 0) -> None:
        """Prints a line, with the ratio to a peer and what it has to reach."""
        text = f"| {work} | {name} | {load.rate:.0f} | {load.median:.2f} | {load.slow:.2f} | {load.errors} |"
        if beside:
            ratio = load.rate / beside.rate
            reached = ratio >= goal and load.errors == 0
            self.failures += 0 if reached else 1
            text += f" {ratio:.2f} × (goal {goal:g}){'' if reached else ' missed'} |"
        print(text, flush=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@contextlib.contextmanager
def running(command: list, port: int, folder: Path, log: str):
    """A server while it answers at a port."""
    with open(folder / log, "w", encoding="utf-8") as output:
        process = subprocess.Popen([str(word) for word in command], cwd=folder, stdout=output, stderr=output)
    try:
        for _ in range(300):
            if process.poll() is not None:
                sys.exit(f"{command[0]} ended: {(folder / log).read_text()[-500:]}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            # Valhalla's service goes on with what is under way.
            process.kill()
            process.wait()


def osrm(folder: Path, extract: Path, port: int) -> list:
    package = Path(importlib.util.find_spec("osrm").origin).parent
    shutil.copy(extract, folder / "osrm.osm.pbf")
    for command in (
        ["osrm-extract", "-p", package / "share/profiles/foot.lua", "osrm.osm.pbf"], ["osrm-partition", "osrm.osrm"],
        ["osrm-customize", "osrm.osrm"],
    ):
        subprocess.run([package / "bin" / command[0], *command[1:]], cwd=folder, capture_output=True, check=True)
    return [package / "bin/osrm-routed", "--algorithm", "mld", "-p", port, "osrm.osrm"]


def valhalla(folder: Path, extract: Path, port: int) -> list:
    import valhalla as package

    programs = Path(package.__file__).parent / "bin"
    (folder / "tiles").mkdir()
    config = package.get_config(tile_dir=folder / "tiles", tile_extract="", verbose=False)
    config["httpd"]["service"]["listen"] = f"tcp://127.0.0.1:{port}"
    for name in ("loopback", "interrupt"):
        config["httpd"]["service"][name] = f"ipc://{folder}/{name}"
    for name in ("loki", "thor", "odin"):
        config.setdefault(name, {}).setdefault("service", {})["proxy"] = f"ipc://{folder}/{name}"
    config["service_limits"]["max_exclude_polygons_length"] = 100000
    (folder / "valhalla.json").write_text(json.dumps(config))
    subprocess.run(
        [programs / "valhalla_build_tiles", "-c", folder / "valhalla.json", extract], cwd=folder, capture_output=True,
        check=True)
    return [programs / "valhalla_service", folder / "valhalla.json", os.cpu_count() or 2]


def polygon(longitude: float, latitude: float, meters: float) -> list:
    radius = math.degrees(meters / 6_371_008.8)
    corners = [2 * math.pi * number / 32 for number in range(33)]
    return [
        [longitude + radius * math.cos(angle) / math.cos(math.radians(latitude)), latitude + radius * math.sin(angle)]
        for angle in corners]


def resident_megabytes(process: subprocess.Popen) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def main() -> int:
    brisa, extract = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 30
    if not shutil.which("wrk"):
        print("service: wrk is not there: install Debian's package wrk", file=sys.stderr)
        return 69
    if not importlib.util.find_spec("osrm"):
        print("service: OSRM is not there: it needs a Python 3.12", file=sys.stderr)
        return 69
    rng = random.Random(16)

    def place() -> tuple[float, float]:
        return round(rng.uniform(WEST, EAST), 5), round(rng.uniform(SOUTH, NORTH), 5)

    pairs = [(place(), place()) for _ in range(1000)]
    zones = [(place(), rng.uniform(0.5, 8)) for _ in pairs]

    def route(pair: tuple, options: str) -> str:
        (a, b), (c, d) = pair
        return f"/route/v1/foot/{a},{b};{c},{d}?{options}"

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bench = Bench(folder, seconds)
        hour = time.strftime("%Y-%m-%dT%H:00:00Z", time.gmtime())
        (folder / "stations.csv").write_text(STATIONS.format(hour=hour))
        network = folder / "city.brisa"
        subprocess.run([brisa, "network", "build", extract, "-o", network], capture_output=True, check=True)
        port, peer_port, other_port = free_port(), free_port(), free_port()
        server, peer, other = (f"http://127.0.0.1:{number}" for number in (port, peer_port, other_port))

        def serve(*options: str) -> list:
            return [brisa, "serve", "--network", network, "--stations", folder / "stations.csv", "--listen",
                    f"127.0.0.1:{port}", *options]

        print("| work | program | a second | p50 ms | p99 ms | not answered | |\n|---|---|---|---|---|---|---|")
        with running(osrm(folder, extract, peer_port), peer_port, folder, "osrm.log"):
            full = [route(pair, "overview=full&steps=true") for pair in pairs]
            base = bench.load(peer, full)
            bench.line("one route, full, steps", "osrm-routed", base)
            with running(serve(), port, folder, "brisa.log") as process:
                calm = bench.load(server, full)
                bench.line("one route, full, steps", "brisa, with the hour's air", calm, base, 1)
                routes = [f"/v1/routes?from={b},{a}&to={d},{c}" for (a, b), (c, d) in pairs]
                bench.line("/v1/routes, three routes", "brisa", bench.load(server, routes), base, 0.35)
                table = ";".join(f"{a},{b}" for (a, b), _ in pairs[:100])
                tables = [f"/table/v1/foot/{table}?annotations=duration"]
                theirs = bench.load(peer, tables)
                bench.line("table 100 × 100", "osrm-routed", theirs)
                bench.line("table 100 × 100", "brisa", bench.load(server, tables), theirs, 1)
                if importlib.util.find_spec("valhalla"):
                    with running(valhalla(folder, extract, other_port), other_port, folder, "valhalla.log"):
                        against_valhalla(bench, server, other, pairs, zones)
                painted(bench, server, base)
                print(f"\nMemory of brisa after all this: {resident_megabytes(process):.0f} MB")
            with running(serve("--refresh", "1s"), port, folder, "swap.log"):
                swapped = bench.load(server, full)
                bench.line("the hour swapped every second", "brisa", swapped, calm, 0.5)
                if swapped.slow > 2 * calm.slow:
                    bench.failures += 1
                    print(f"p99 {swapped.slow:.1f} ms is more than twice {calm.slow:.1f} ms: missed")
        return 1 if bench.failures else 0


def air_tiles(server: str, layer: str, zooms: range) -> list[str]:
    """The addresses of all tiles over the city, in a seeded order."""
    with urllib.request.urlopen(f"{server}/tiles/air/{layer}/now.json") as answer:
        west, south, east, north = json.load(answer)["bounds"]

    def tile(longitude: float, latitude: float, zoom: int) -> tuple[int, int]:
        across = (longitude + 180) / 360 * 2**zoom
        down = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2 * 2**zoom
        return int(across), int(down)

    paths = []
    for zoom in zooms:
        (first, top), (last, bottom) = tile(west, north, zoom), tile(east, south, zoom)
        paths += [f"/tiles/air/{layer}/now/{zoom}/{x}/{y}.png" for x in range(first, last + 1)
                  for y in range(top, bottom + 1)]
    random.Random(18).shuffle(paths)
    return paths


def painted(bench: Bench, server: str, base: Load) -> None:
    """Tiles of the air that nobody asked for before, each once; and a few that many ask for."""
    cold = air_tiles(server, "no2", range(14, 19))
    load = bench.load(server, cold, 2)
    if load.rate * 2 > len(cold):
        print(f"only {len(cold)} tiles: some were asked for twice")
    bench.line("tiles of the air, cold", "brisa, beside osrm-routed's routes", load, base, 0.1)
    warm = bench.load(server, cold[:200])
    bench.line("tiles of the air, warm", "brisa, beside osrm-routed's routes", warm, base, 1.5)


def against_valhalla(bench: Bench, server: str, other: str, pairs: list, zones: list) -> None:
    """A zone and a weight of its own for each question; and areas of 15 minutes."""
    def locations(pair: tuple) -> list:
        return [{"lon": longitude, "lat": latitude} for longitude, latitude in pair]

    theirs = []
    ours = []
    for pair, ((longitude, latitude), avoidance) in zip(pairs, zones):
        question = {
            "locations": locations(pair), "costing": "pedestrian",
            "exclude_polygons": [polygon(longitude, latitude, 500)]}
        theirs.append("/route " + json.dumps(question))
        (a, b), (c, d) = pair
        ours.append(
            f"/route/v1/foot/{a},{b};{c},{d}?overview=full&steps=true&avoidance={avoidance:.2f}"
            f"&exclude_zone={longitude},{latitude},500")
    base = bench.load(other, theirs)
    # A polygon around an end leaves no way, which Valhalla answers with 400.
    bench.line("a zone of 500 m and a λ of its own", "valhalla_service, one polygon", base)
    bench.line("a zone of 500 m and a λ of its own", "brisa", bench.load(server, ours), base, 5)
    areas = ["/isochrone " + json.dumps(
        {"locations": locations(pair)[:1], "costing": "pedestrian", "contours": [{"time": 15}], "polygons": True})
        for pair in pairs[:200]]
    base = bench.load(other, areas)
    bench.line("area of 15 min", "valhalla_service", base)
    own = [f"/v1/isochrone?lon={a}&lat={b}&minutes=15" for (a, b), _ in pairs[:200]]
    bench.line("area of 15 min", "brisa", bench.load(server, own), base, 1)


if __name__ == "__main__":
    sys.exit(main())
