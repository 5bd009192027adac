"""Kriges a grid with PyKrige and tells how long each run took.

    python pykrige_grid.py STATIONS.csv LATTICE.json RUNS VALUES.raw

The lattice holds the x of the columns, the y of the rows and the variogram. Values go to a file as doubles; seconds to
standard output as JSON. PyKrige computes the variance with the mean, which cannot be turned off.
"""

import json
import sys
import time

import numpy as np
from pykrige.ok import OrdinaryKriging

stations, lattice, runs, output = sys.argv[1:]
x, y, z = np.loadtxt(stations, delimiter=",", skiprows=1, unpack=True)
with open(lattice, encoding="utf-8") as file:
    lattice = json.load(file)
kriging = OrdinaryKriging(
    x, y, z, variogram_model="exponential",
    variogram_parameters={"nugget": lattice["nugget"], "psill": lattice["partialSill"], "range": lattice["range"]},
)
seconds = []
processor_seconds = []
for _ in range(int(runs)):
    start, processor_start = time.perf_counter(), time.process_time()
    values, variances = kriging.execute("grid", lattice["x"], lattice["y"], backend="vectorized")
    seconds.append(time.perf_counter() - start)
    processor_seconds.append(time.process_time() - processor_start)
np.asarray(values, dtype=np.float64).tofile(output)
print(json.dumps({"seconds": seconds, "processorSeconds": min(processor_seconds)}))
