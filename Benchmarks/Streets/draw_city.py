"""Draws a city over Ghent's streets whose tubes err as docs/field.md says.

It is for `brisa-bench benefit --data FOLDER --model-draws 1`.

    python draw_city.py ROOT TRUTH SEED FOLDER

What is told of probabilities is right over many such cities; how far off it is in a single one is what chance does.
"""

import csv
import sys
from pathlib import Path

import numpy as np

import errors
import ghent
import product

LEAST_VALUE = 3.0


def drawn(city, kernel, density, constants, seed):
    """NO2 at the tubes: level, density and amplitude as fitted, errors of those sizes at the product's distances."""
    known = errors.Errors(city, kernel, density, constants)
    sizes, _ = known.fitted(np.arange(len(known.values)), known.as_background()(np.arange(len(known.values))))
    meters = np.hypot(*(city.places[:, None] - city.places[None]).transpose(2, 0, 1))
    far, near = (np.exp(-3 * meters / reach) for reach in (known.range, known.block))
    correlation = (1 - known.nugget) * far + known.nugget * near
    root = np.linalg.cholesky(correlation + 1e-6 * np.eye(len(meters)))
    random = np.random.default_rng(seed)
    background, street, tube = random.standard_normal((3, len(meters)))
    factor = 1 + constants["ratioPerDensity"] * (density - density.mean())
    streets = known.amplitude * kernel * np.maximum(0, 1 + sizes[1] * (root @ street))
    rest = sizes[0] * (root @ background) + errors.TUBE_ERROR * tube
    return np.maximum(LEAST_VALUE, known.level() * factor + rest + streets)


def main():
    root, truth, seed, folder = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    constants, source = product.constants(root), truth / "ghent"
    city = ghent.load(source)
    strengths = np.array([constants["strengths"][name] for name in ghent.CLASSES])
    kernels = ghent.class_kernels(city, constants["builtUpReach"], constants["openReach"], constants["directionShare"])
    kernel = np.minimum(1 + 2 * constants["streetVariation"], kernels @ strengths)
    values = drawn(city, kernel, ghent.district(city, constants["weights"], constants["spread"]), constants, seed)
    target = folder / "truth/ghent"
    target.mkdir(parents=True, exist_ok=True)
    streets = target / "ghent-wegsegmenten.osm.pbf"
    if not streets.exists():
        streets.symlink_to((source / streets.name).resolve())
    with open(source / "ghent_no2_points.csv", encoding="utf-8") as file:
        tubes = list(csv.DictReader(file))
    with open(target / "ghent_no2_points.csv", "w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(tubes[0]))
        table.writeheader()
        table.writerows({**tube, "no2": f"{value:.1f}"} for tube, value in zip(tubes, values))


if __name__ == "__main__":
    main()
