"""815 tubes at façades of Ghent, and the streets around them."""

import csv
from types import SimpleNamespace

import numpy as np
import osmium

import kernel

CLASSES = [
    "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "living_street", "service"]
# Roads of these classes have two directions: where traffic runs in one, the map draws the other beside it.
DIVIDED_CLASSES = ("motorway", "trunk", "primary", "secondary", "tertiary")
OPEN_CLASSES = ("motorway", "trunk")
TRAFFIC_CLASSES = ("primary", "secondary", "tertiary")
QUIET_CLASSES = ("residential", "living_street", "service", "pedestrian")
# The classes that the stations of the world tell apart.
SHARED_CLASSES = [("motorway", "trunk"), ("primary",), ("secondary", "tertiary")]
EARTH_RADIUS = 6371008.8
ORIGIN = (51.05, 3.73)
BLOCK = 1000.0
LARGEST_REACH = 570.0


def load(folder):
    """Values, places, classes and blocks of 1 km of the tubes, and the pieces of street."""
    with open(folder / "ghent_no2_points.csv", encoding="utf-8") as file:
        tubes = list(csv.DictReader(file))
    places = _plane([(float(tube["lat"]), float(tube["lon"])) for tube in tubes])
    blocks = np.floor(places / BLOCK).astype(int)
    pieces = _pieces(str(folder / "ghent-wegsegmenten.osm.pbf"))
    return SimpleNamespace(
        values=np.array([float(tube["no2"]) for tube in tubes]), places=places, pieces=pieces,
        classes=np.array([tube["highway"] for tube in tubes]), blocks=blocks[:, 0] * 10_000 + blocks[:, 1],
        kernels=kernel.Kernels(pieces, places, LARGEST_REACH))


def _plane(coordinates):
    latitudes, longitudes = np.radians(np.array(coordinates)).T
    latitude, longitude = np.radians(ORIGIN)
    return EARTH_RADIUS * np.column_stack([(longitudes - longitude) * np.cos(latitude), latitudes - latitude])


def _pieces(path):
    lines, classes, oneway = [], [], []
    for way in osmium.FileProcessor(path).with_locations().with_filter(osmium.filter.KeyFilter("highway")):
        if way.is_way():
            lines.append(_plane([(node.lat, node.lon) for node in way.nodes]))
            classes.append(way.tags["highway"])
            oneway.append(way.tags.get("oneway") in ("yes", "true", "1", "-1"))
    starts = np.vstack([line[:-1] for line in lines])
    ends = np.vstack([line[1:] for line in lines])
    counts = [len(line) - 1 for line in lines]
    return kernel.Pieces(starts, ends, np.repeat(classes, counts), np.repeat(oneway, counts))


def class_kernels(city, built_up, open_, direction_share, divided=DIVIDED_CLASSES):
    """One column a class: its kernel at the tubes, where one direction of divided roads has a share of a road."""
    return np.column_stack([
        city.kernels.of(
            [name], open_ if name in OPEN_CLASSES else built_up, direction_share if name in divided else None)
        for name in CLASSES])


def district(city, weights, spread):
    """The density of the streets around the tubes, km/km2."""
    return kernel.density(city.pieces, weights, spread, city.places)


def shared_columns(city, built_up, open_, weights, direction_share):
    """What the stations of the world have too: kernels of three classes, and their density within a kilometre."""
    kernels = [
        city.kernels.of(names, open_ if "motorway" in names else built_up, direction_share)
        for names in SHARED_CLASSES]
    tree = kernel.cKDTree(city.pieces.middles)
    factors = np.zeros(len(city.pieces.lengths))
    for names, weight in zip(SHARED_CLASSES, weights):
        factors[np.isin(city.pieces.classes, names)] = weight
    meters = factors * city.pieces.lengths
    near = [meters[found].sum() for found in tree.query_ball_point(city.places, 1000)]
    return np.column_stack([*kernels, np.array(near) / 1000 / np.pi])
