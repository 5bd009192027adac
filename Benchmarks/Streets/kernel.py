"""The kernel of the product: (1 - r^2/R^2)^2 along lines, over what an endless straight street has in its middle."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

# Half of a carriageway of two lanes: the reach is counted from its edge. One direction of a road has one lane.
HALF_WIDTH = 3.25
# Lines are cut to this length before those near a place are looked for.
LONGEST_PIECE = 50.0
CELL = 100.0


class Pieces:
    """Straight pieces of street with the class of each, and whether traffic on it runs in one direction."""

    def __init__(self, starts, ends, classes, oneway):
        parts = np.maximum(1, np.ceil(np.hypot(*(ends - starts).T) / LONGEST_PIECE)).astype(int)
        piece = np.repeat(np.arange(len(starts)), parts)
        part = np.arange(len(piece)) - np.repeat(np.cumsum(parts) - parts, parts)
        step = ((ends - starts) / parts[:, None])[piece]
        self.starts = starts[piece] + step * part[:, None]
        self.lengths = np.hypot(*step.T)
        kept = self.lengths > 0
        self.starts, self.lengths, step = self.starts[kept], self.lengths[kept], step[kept]
        self.directions = step / self.lengths[:, None]
        self.classes = classes[piece][kept]
        self.oneway = oneway[piece][kept]
        self.middles = self.starts + step / 2


class Kernels:
    """The kernels of a strength of 1 at some places, for any reach up to the largest."""

    def __init__(self, pieces, places, largest_reach):
        radius = largest_reach + HALF_WIDTH + LONGEST_PIECE / 2
        near = cKDTree(pieces.middles).query_ball_point(places, radius)
        self.count = len(places)
        self.place = np.repeat(np.arange(len(places)), [len(found) for found in near])
        self.piece = np.concatenate([np.array(found, int) for found in near])
        apart = places[self.place] - pieces.starts[self.piece]
        direction = pieces.directions[self.piece]
        self.along = (apart * direction).sum(axis=1)
        self.across = apart[:, 0] * direction[:, 1] - apart[:, 1] * direction[:, 0]
        self.length = pieces.lengths[self.piece]
        self.classes = pieces.classes[self.piece]
        self.oneway = pieces.oneway[self.piece]

    def of(self, classes, reach, direction_share=None):
        """The kernel of the streets of some classes, by place; one direction of divided roads has a share of a road."""
        is_half = self.oneway & (direction_share is not None)
        reach = reach + HALF_WIDTH * np.where(is_half, 0.5, 1)
        chosen = np.isin(self.classes, classes) & (np.abs(self.across) < reach)
        reach = reach[chosen]
        squared = reach**2 - self.across[chosen] ** 2
        half = np.sqrt(squared)
        start = np.maximum(-half, -self.along[chosen])
        end = np.minimum(half, self.length[chosen] - self.along[chosen])
        weight = np.where(start < end, _integral(end, squared) - _integral(start, squared), 0)
        share = np.where(is_half[chosen], direction_share or 0, 1)
        return np.bincount(self.place[chosen], weight * share * 15 / (16 * reach**5), self.count)


def _integral(x, squared):
    """The integral of (c^2 - x^2)^2."""
    return squared**2 * x - squared * x**3 * 2 / 3 + x**5 / 5


def density(pieces, weights, spread, places):
    """Weighted kilometres of street per square kilometre, smoothed, at some places; at the border of what is inside."""
    low = pieces.middles.min(axis=0)
    size = ((pieces.middles.max(axis=0) - low) / CELL).astype(int) + 1
    cell = ((pieces.middles - low) / CELL).astype(int)
    meters = np.array([weights.get(name, 0) for name in pieces.classes]) * pieces.lengths
    grid = np.bincount(cell[:, 0] * size[1] + cell[:, 1], meters, size.prod()).reshape(size) * 1000 / CELL**2
    smooth = [gaussian_filter(values, spread / CELL, mode="constant") for values in (grid, np.ones(size))]
    return map_coordinates(smooth[0] / smooth[1], ((places - low) / CELL - 0.5).T, order=1, mode="nearest")
