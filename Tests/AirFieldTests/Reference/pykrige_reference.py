"""Writes the PyKrige*.json beside it: what PyKrige's ordinary kriging says where the tests ask.

    pip install pykrige==1.7.3
    python3 pykrige_reference.py

PyKrige is exact at stations whatever the nugget, so no point is a station's. Its exponential model takes the effective
range, as ours does. Its spherical model takes its own range, of which a share of 0.811401 reaches 95 % of the sill. Its
Gaussian is exp(-(h / a)^2) with a = 4/7 of the range that it is given; ours has a = r / sqrt(3).
"""

import json
import math
from pathlib import Path

import numpy as np
from pykrige.ok import OrdinaryKriging

NUGGET, PARTIAL_SILL, RANGE = 0.3, 0.7, 4000.0
SPHERICAL_SHARE = 0.8114013519
OWN_RANGE = {
    "exponential": RANGE,
    "spherical": RANGE / SPHERICAL_SHARE,
    "gaussian": RANGE / math.sqrt(3) * 7 / 4,
}


def kriging(model, x, y, z):
    parameters = {"nugget": NUGGET, "psill": PARTIAL_SILL, "range": OWN_RANGE[model]}
    return OrdinaryKriging(x, y, z, variogram_model=model, variogram_parameters=parameters)


def stations(generator, count):
    x, y = np.round(generator.uniform(0, 8000, (2, count)))
    return x, y, np.round(generator.uniform(5, 60, count), 1)


def write(name, model, located, axis, values, variances):
    x, y, z = located
    content = {
        "model": model, "nugget": NUGGET, "partialSill": PARTIAL_SILL, "effectiveRangeMeters": RANGE,
        "x": x.tolist(), "y": y.tolist(), "readings": z.tolist(), "axis": axis.tolist(),
        "values": np.ravel(values).tolist(), "variances": np.ravel(variances).tolist(),
    }
    Path(__file__).with_name(f"PyKrige-{name}.json").write_text(json.dumps(content) + "\n", encoding="utf-8")


generator = np.random.default_rng(20220315)
few = stations(generator, 10)
wide = np.linspace(-1500.5, 8300.5, 15)
for model in OWN_RANGE:
    write(model, model, few, wide, *kriging(model, *few).execute("grid", wide, wide))

# Of many stations only the nearest 32 count, as in the neighbourhood.
many = stations(generator, 520)
inner = np.linspace(300.5, 7700.5, 8)
write(
    "neighborhood", "exponential", many, inner,
    *kriging("exponential", *many).execute("grid", inner, inner, backend="loop", n_closest_points=32))
