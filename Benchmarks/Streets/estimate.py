"""Least squares without negative coefficients, their errors, and how well what was fitted serves unseen places."""

import numpy as np
from scipy.optimize import nnls

FOLDS = 10
RESAMPLES = 200
SEED = 1


def fitted(columns, values):
    """Coefficients of the columns, none below zero."""
    scale = columns.std(axis=0)
    scale[scale == 0] = 1
    return nnls(columns / scale, values)[0] / scale


def with_level(columns):
    """The columns, with one before them for the level."""
    return np.column_stack([np.ones(len(columns)), columns])


def resampled(groups, estimate, count=RESAMPLES):
    """Estimates from whole groups drawn with replacement, one row a draw.

    `groups` numbers the group of every row; `estimate` gets the rows of a draw and gives its figures.
    """
    names, numbers = np.unique(groups, return_inverse=True)
    rows = [np.flatnonzero(numbers == number) for number in range(len(names))]
    draws = []
    for seed in range(count):
        drawn = np.random.default_rng([SEED, seed]).integers(0, len(names), len(names))
        draws.append(estimate(np.concatenate([rows[number] for number in drawn])))
    return np.array(draws)


def folds(groups):
    """The fold of every row; the rows of a group share one."""
    names, numbers = np.unique(groups, return_inverse=True)
    return np.random.default_rng(SEED).permutation(len(names))[numbers] % FOLDS


def held_out(groups, rows, predict):
    """Predictions of every row by what was learned without its fold: `predict(learn, ask)` gives those of `ask`."""
    fold = folds(groups)
    predictions = np.empty(rows)
    for number in range(FOLDS):
        ask = np.flatnonzero(fold == number)
        predictions[ask] = predict(np.flatnonzero(fold != number), ask)
    return predictions


def root_mean_square(errors):
    return float(np.sqrt(np.mean(np.square(errors))))


def within(values, numbers):
    """Values less the mean of their city."""
    return values - (np.bincount(numbers, values) / np.bincount(numbers))[numbers]


def pattern_score(values, pattern, numbers):
    """RMSE by the pattern and the level of a city's other places, and correlation within cities.

    `pattern` is what a place has, relative to its city; `numbers` is the city of every place.
    """
    levels = values / pattern
    count = np.bincount(numbers)[numbers]
    others = (np.bincount(numbers, levels)[numbers] - levels) / (count - 1)
    means = (np.bincount(numbers, values) / np.bincount(numbers))[numbers]
    apart = within(pattern * means, numbers)
    correlation = np.corrcoef(within(values, numbers), apart)[0, 1] if np.ptp(apart) > 1e-9 else 0
    return root_mean_square(values - pattern * others), float(correlation)
