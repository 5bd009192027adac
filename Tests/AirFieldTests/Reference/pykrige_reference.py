"""Writes PyKrigeReference.swift: what PyKrige's ordinary kriging says where the tests ask.

    pip install pykrige==1.7.3
    python3 pykrige_reference.py > ../Kriging/PyKrigeReference.swift

PyKrige is exact at stations whatever the nugget, so every point lies between stations. Its exponential model takes the effective
range, as ours does.
"""

import numpy as np
from pykrige.ok import OrdinaryKriging

NUGGET, PARTIAL_SILL, RANGE = 0.3, 0.7, 4000.0

generator = np.random.default_rng(20220315)
x, y = np.round(generator.uniform(0, 8000, (2, 10)))
z = np.round(generator.uniform(5, 60, 10), 1)
axis = np.array([-1500.5, 950.5, 3400.5, 5850.5, 8300.5])
parameters = {"nugget": NUGGET, "psill": PARTIAL_SILL, "range": RANGE}
kriging = OrdinaryKriging(x, y, z, variogram_model="exponential", variogram_parameters=parameters)
values, variances = kriging.execute("grid", axis, axis)


def literal(numbers):
    return ", ".join(repr(float(number)) for number in np.ravel(numbers))


print(f"""// Written by Reference/pykrige_reference.py with PyKrige; not edited by hand.

/// Ordinary kriging of ten stations by another program.
enum PyKrigeReference {{
  static let nugget = {NUGGET}
  static let partialSill = {PARTIAL_SILL}
  static let effectiveRangeMeters = {RANGE}
  static let x: [Double] = [{literal(x)}]
  static let y: [Double] = [{literal(y)}]
  static let readings: [Double] = [{literal(z)}]
  /// The grid's x and its y, in metres.
  static let axis: [Double] = [{literal(axis)}]
  /// Row after row of rising y.
  static let values: [Double] = [{literal(values)}]
  /// Variance of a reading on the variogram's scale, in the same order.
  static let variances: [Double] = [{literal(variances)}]
}}""")
