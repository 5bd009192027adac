"""How far the errors at two places go together.

What tubes have beside level, density and kernel is taken for normal errors with a covariance.

With s_b the background's error, v what streets of one kernel differ by over their mean, and a the amplitude, the
covariance of two tubes h metres apart is

    s_b^2 rho(h) + v^2 a^2 k_i k_j rho_streets(h),   rho(h) = (1 - nugget) e^(-3h/range) + nugget e^(-3h/block)

with the variogram of the product. s_b and v are those of the greatest likelihood; level and amplitude are fitted by
generalised least squares.
"""

import numpy as np
from scipy.linalg import LinAlgError, cho_factor, cho_solve
from scipy.optimize import minimize

import estimate

BLOCKS = (50, 75, 100, 150, 200, 300, 500)
# Of tubes closer than this, as of two sides of a house, one is left out: no street tells them apart.
NEAREST = 10.0
# What two tubes at one place differ by, in ug/m3.
TUBE_ERROR = 1.0
SPLITS = 4
START = (3.0, 0.8)


class Errors:
    """The tubes of a city with what the product expects of them."""

    def __init__(self, city, kernel, density, product):
        kept = _apart(city.places)
        self.values, self.kernel, self.blocks = city.values[kept], kernel[kept], city.blocks[kept]
        factor = 1 + product["ratioPerDensity"] * (density[kept] - density[kept].mean())
        self.columns = np.column_stack([factor, self.kernel])
        places = city.places[kept]
        self.meters = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1))
        self.nugget, self.range, self.block = product["nugget"], product["range"], product["block"]
        # The scale that v is told on.
        self.amplitude = np.linalg.lstsq(self.columns, self.values, rcond=None)[0][1]

    def correlation(self, rows, block, nugget):
        meters = self.meters[np.ix_(rows, rows)]
        return (1 - nugget) * np.exp(-3 * meters / self.range) + nugget * np.exp(-3 * meters / block)

    def score(self, sizes, rows, correlations):
        """Logarithm of the likelihood, but for a constant."""
        street = sizes[1] * self.amplitude * self.kernel[rows]
        covariance = sizes[0] ** 2 * correlations[0] + np.outer(street, street) * correlations[1]
        covariance[np.diag_indices(len(rows))] += TUBE_ERROR**2
        try:
            factor = cho_factor(covariance, lower=True)
        except LinAlgError:
            return -np.inf
        columns = self.columns[rows]
        solved = cho_solve(factor, columns)
        rest = self.values[rows] - columns @ np.linalg.solve(columns.T @ solved, solved.T @ self.values[rows])
        return -np.log(np.diag(factor[0])).sum() - rest @ cho_solve(factor, rest) / 2

    def fitted(self, rows, correlations):
        """The sizes of both errors with the greatest likelihood, and its logarithm."""
        found = minimize(
            lambda logs: -self.score(np.exp(logs), rows, correlations), np.log(START), method="Nelder-Mead",
            options={"xatol": 0.005, "fatol": 0.01})
        return np.exp(found.x), -found.fun

    def judged(self, correlations):
        """Sizes, likelihood, and the mean likelihood of halves of the city's blocks by the sizes of the other half."""
        everything = np.arange(len(self.values))
        sizes, likelihood = self.fitted(everything, correlations(everything))
        held_out = [
            self.score(self.fitted(learn, correlations(learn))[0], ask, correlations(ask))
            for learn, ask in self._halves()]
        return sizes, likelihood, 2 * np.mean(held_out)

    def _halves(self):
        names = np.unique(self.blocks)
        for seed in range(SPLITS):
            chosen = np.random.default_rng([estimate.SEED, seed]).permutation(names)[:len(names) // 2]
            half = np.isin(self.blocks, chosen)
            yield np.flatnonzero(half), np.flatnonzero(~half)
            yield np.flatnonzero(~half), np.flatnonzero(half)

    def within_block(self):
        """What streets differ by goes together within a block alone."""
        return lambda rows: (self.correlation(rows, self.block, self.nugget), self.correlation(rows, self.block, 1))

    def as_background(self, block=None):
        """It goes together as the background does."""
        return lambda rows: (self.correlation(rows, block or self.block, self.nugget),) * 2

    def level(self):
        return float(np.linalg.lstsq(self.columns, self.values, rcond=None)[0][0])


def _apart(places):
    """The places without those that have an earlier one close by."""
    kept = []
    for place in range(len(places)):
        if not kept or np.hypot(*(places[kept] - places[place]).T).min() >= NEAREST:
            kept.append(place)
    return np.array(kept)


def rows(errors):
    """Lines of a table: what was tried, sizes of both errors, likelihoods over that of the first line."""
    tried = [("streets within a block alone, background as its variogram", errors.within_block()),
             (f"both as the variogram, block of {errors.block:.0f} m (in use)", errors.as_background())]
    others = [block for block in BLOCKS if block != errors.block]
    tried += [(f"the same, block of {block} m", errors.as_background(block)) for block in others]
    results = [(name, *errors.judged(correlations)) for name, correlations in tried]
    first = results[0]
    return [[name, f"{sizes[0]:.2f} ({sizes[0] / errors.level():.2f} of the level)", f"{sizes[1]:.2f}",
             f"{likelihood - first[2]:+.1f}", f"{held_out - first[3]:+.1f}"]
            for name, sizes, likelihood, held_out in results]
