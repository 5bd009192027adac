"""Reads the tiles of the base map by mapbox-vector-tile and by GDAL: base_tiles_client.py http://HOST:PORT"""

import datetime
import email.utils
import json
import math
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import mapbox_vector_tile
from shapely.geometry import shape


def get(address: str) -> tuple[int, bytes]:
    """Status and body of an address, whose head says when it was made (RFC 9110, section 6.6.1)."""
    second = datetime.timedelta(seconds=1)
    before = datetime.datetime.now(datetime.timezone.utc) - second
    with urllib.request.urlopen(address) as answer:
        made = email.utils.parsedate_to_datetime(answer.headers["Date"])
        after = datetime.datetime.now(datetime.timezone.utc) + second
        assert before <= made <= after, f"Date {made}, asked from {before} to {after}"
        return answer.status, answer.read()


def tile_at(longitude: float, latitude: float, zoom: int) -> tuple[int, int]:
    """Column and row of the tile that holds a place."""
    count = 2**zoom
    row = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2
    return int((longitude + 180) / 360 * count), int(row * count)


def gdal_layers(tile: bytes) -> set[str]:
    """The names of the layers that GDAL finds in a tile; none where there is no GDAL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tile.mvt"
        file.write_bytes(tile)
        try:
            command = ["ogrinfo", "-ro", "-q", str(file)]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        except FileNotFoundError:
            return set()
    return {line.split(":")[1].split("(")[0].strip() for line in told.splitlines() if line[:1].isdigit()}


def check(tile: bytes, listed: set[str]) -> tuple[int, int]:
    """How many features a tile has, and how many of its areas are not valid."""
    layers = mapbox_vector_tile.decode(tile)
    assert layers and set(layers) <= listed, f"layers {sorted(layers)}"
    found = gdal_layers(tile)
    assert not found or found == set(layers), f"GDAL finds {sorted(found)} of {sorted(layers)}"
    count = invalid = 0
    for layer in layers.values():
        assert layer["extent"] == 4096 and layer["version"] == 2
        for feature in layer["features"]:
            count += 1
            assert feature["properties"]["class"]
            # Buildings that share a wall are polygons of one feature, each of which has to be valid.
            whole = shape(feature["geometry"])
            invalid += any(not part.is_valid for part in getattr(whole, "geoms", [whole]))
    return count, invalid


def main() -> None:
    """Every tile that the city has at each zoom."""
    service = sys.argv[1]
    about = json.loads(get(f"{service}/tiles/base.json")[1])
    assert about["tilejson"] == "3.0.0"
    listed = {layer["id"] for layer in about["vector_layers"]}
    west, south, east, north = about["bounds"]
    tiles = features = invalid = 0
    for zoom in range(about["minzoom"], about["maxzoom"] + 1):
        (left, top), (right, bottom) = tile_at(west, north, zoom), tile_at(east, south, zoom)
        for x in range(left, right + 1):
            for y in range(top, bottom + 1):
                status, body = get(f"{service}/tiles/base/{zoom}/{x}/{y}.mvt")
                assert (status == 204) == (not body)
                if body:
                    count, wrong = check(body, listed)
                    tiles, features, invalid = tiles + 1, features + count, invalid + wrong
    assert tiles > 0 and features > 0
    assert invalid == 0, f"{invalid} of {features} features are not valid"
    print(f"base tiles: OK, {tiles} tiles with {features} features")


if __name__ == "__main__":
    main()
