"""6 011 stations of the world with the length of three classes of street around each."""

import csv
import gzip
from types import SimpleNamespace

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

import estimate

RADII = [0, 25, 50, 100, 300, 1000]
CLASSES = (1, 2, 3)
# Stations of which each is this near to another are one city's.
CITY_KILOMETERS = 12
LEAST_STATIONS = 3
# What a metre on the map has of a road of two lanes, by class: most of it is one direction. The means of three maps
# (Helsinki, Monaco, Ghent), as the sample does not tell directions: class 1 0.79, 0.72 and 0.59, class 2 0.74, 0.88 and
# 0.65, class 3 0.72, 0.95 and 0.90.
SHARE_OF_METER = {1: 0.70, 2: 0.76, 3: 0.86}
# Stations below it are ruled by other things than streets.
LEAST_VALUE = 2.0
PERIODS = {
    "working day": "wkd_day_value", "working night": "wkd_night_value", "weekend day": "wnd_day_value",
    "weekend night": "wnd_night_value",
}


def load(path):
    """Values, cities, and metres of street in rings of all stations in cities of three stations or more."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = {name: np.array([_number(row[name]) for row in rows]) for name in rows[0]}
    labels = _cities(table["latitude"], table["longitude"])
    kept = (np.bincount(labels)[labels] >= LEAST_STATIONS) & (table["mean_value"] > LEAST_VALUE)
    labels = np.where(kept, labels, -1)
    kept &= np.isin(labels, [label for label in np.unique(labels) if (labels == label).sum() >= LEAST_STATIONS])
    table = {name: values[kept] for name, values in table.items()}
    names, cities = np.unique(labels[kept], return_inverse=True)
    rings = {}
    for number in CLASSES:
        within = np.array([np.zeros(len(cities))] + [table[f"road_class_{number}_{radius}"] for radius in RADII[1:]])
        rings[number] = np.diff(within, axis=0)
    east, north = table["longitude"], table["latitude"]
    return SimpleNamespace(
        values=table["mean_value"], cities=cities, count=len(names), rings=rings,
        europe=(east > -12) & (east < 32) & (north > 35),
        ghent=(np.abs(east - 3.73) < 0.2) & (np.abs(north - 51.05) < 0.15),
        periods={name: table[column] for name, column in PERIODS.items()})


def _number(text):
    return float(text) if text not in ("", "NA") else np.nan


def _cities(latitude, longitude):
    """The number of the city of each station: places by chains of near neighbours, on the sphere."""
    latitude, longitude = np.radians(latitude), np.radians(longitude)
    places = 6371 * np.column_stack(
        [np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude), np.sin(latitude)])
    pairs = cKDTree(places).query_pairs(CITY_KILOMETERS, output_type="ndarray")
    joined = coo_matrix((np.ones(len(pairs)), (pairs[:, 0], pairs[:, 1])), shape=(len(places),) * 2)
    return connected_components(joined, directed=False)[1]


def class_kernel(sample, number, reach):
    """The kernel of a class at the stations, as far as lengths in rings tell it.

    A street that passes near by lies evenly over the distances within a ring up to 100 m; further out streets lie
    evenly over the area.
    """
    total = 0
    for ring, (inner, outer) in enumerate(zip(RADII, RADII[1:])):
        distance = np.linspace(inner, outer, 201)
        weight = np.where(distance < reach, (1 - distance**2 / reach**2) ** 2, 0)
        mean = np.average(weight, weights=distance) if inner >= 100 else weight.mean()
        total = total + sample.rings[number][ring] * mean
    return SHARE_OF_METER[number] * total * 15 / (16 * reach)


def columns(sample, built_up, open_, weights):
    """Kernels of the three classes, and the density of their streets within a kilometre in km/km2."""
    kernels = [class_kernel(sample, number, open_ if number == 1 else built_up) for number in CLASSES]
    near = sum(weight * sample.rings[number].sum(axis=0) for number, weight in zip(CLASSES, weights))
    return np.column_stack([*kernels, near / 1000 / np.pi])


def relative(values, cities):
    """Values over the mean of their city, less 1."""
    means = np.bincount(cities, values) / np.bincount(cities)
    return values / means[cities] - 1


def fitted(columns, values, cities):
    """What each column adds, over the mean of the city's stations."""
    numbers = np.unique(cities, return_inverse=True)[1]
    centred = np.column_stack([estimate.within(column, numbers) for column in columns.T])
    return estimate.fitted(centred, relative(values, numbers))


def over_background(coefficients, columns):
    """The same over the background: what stations have without the streets near by, at the mean density."""
    streets = columns[:, :-1] @ coefficients[:-1]
    return coefficients / np.mean(1 - streets)
