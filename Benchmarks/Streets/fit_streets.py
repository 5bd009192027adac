"""Estimates strengths, reach and amplitude of streets from measured places, and puts them beside what the product uses.

    python fit_streets.py ROOT TRUTH [FILE ...]

ROOT is the project, TRUTH the folder with Ghent's tubes and the stations of the world. Prints Markdown, and writes it
between the lines <!-- fit-streets --> and <!-- /fit-streets --> of each FILE. Errors are standard deviations over 200
draws of whole blocks of 1 km in Ghent and of whole cities in the world.
"""

import sys
from pathlib import Path

import numpy as np

import errors
import estimate
import ghent
import product
import world

BUILT_UP_REACHES = (20, 30, 40, 50, 60, 75, 100, 150)
OPEN_REACHES = (60, 100, 150, 200, 300, 400, 570)
SPREADS = (200, 350, 500, 700, 1000)
DIRECTION_SHARES = (1, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
# Kernel from which a tube counts as at a street, and below which as at none.
NEAR, FAR = 0.5, 0.25
# Cities with fewer stations say nothing of how far cities differ.
TELLING_STATIONS = 6


class Fit:
    """The two data sets, with the columns that the product's own reaches give."""

    def __init__(self, root, truth):
        self.product = product.constants(root)
        self.ghent = ghent.load(truth / "ghent")
        self.world = world.load(truth / "stations-by-road-class.csv.gz")
        weights = self.product["weights"]
        self.weights = [np.mean([weights[name] for name in names]) for names in ghent.SHARED_CLASSES]
        self.ghent_columns = self.of_ghent(self.product["builtUpReach"], self.product["spread"])
        self.world_columns = self.of_world(self.product["openReach"])

    def of_ghent(self, built_up, spread):
        """A column for the level, one for each class, and one for the density."""
        kernels = ghent.class_kernels(self.ghent, built_up, self.product["openReach"], self.product["directionShare"])
        density = ghent.district(self.ghent, self.product["weights"], spread)
        return estimate.with_level(np.column_stack([kernels, density]))

    def of_world(self, open_):
        """A column for each of three classes, and one for the density."""
        return world.columns(self.world, self.product["builtUpReach"], open_, self.weights)

    def ghent_estimates(self, columns):
        """Coefficients in Ghent, and those of the draws."""
        values = self.ghent.values

        def of(rows):
            return estimate.fitted(columns[rows], values[rows])

        return of(np.arange(len(values))), estimate.resampled(self.ghent.blocks, of)

    def world_estimates(self, values=None, chosen=None):
        """Coefficients over the background in the world, and those of the draws."""
        values = self.world.values if values is None else values
        rows = np.flatnonzero(np.isfinite(values) & (True if chosen is None else chosen))
        columns, values, cities = self.world_columns[rows], values[rows], self.world.cities[rows]
        enough = (np.bincount(cities, values) / np.maximum(1, np.bincount(cities)) > world.LEAST_VALUE)[cities]
        columns, values, cities = columns[enough], values[enough], cities[enough]

        def of(drawn):
            return world.over_background(world.fitted(columns[drawn], values[drawn], cities[drawn]), columns[drawn])

        return of(np.arange(len(values))), estimate.resampled(cities, of)


def table(header, rows):
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def figure(value, error, digits=2):
    return f"{value:.{digits}f} ± {error:.{digits}f}"


def ratios(coefficients, draws, primary):
    """Coefficients over that of a primary street, with the spread of the draws.

    It is that of the middle 68 %, since ratios have long tails.
    """
    relative = draws / np.maximum(draws[:, [primary]], 1e-9)
    low, high = np.percentile(relative, [16, 84], axis=0)
    return coefficients / coefficients[primary], (high - low) / 2


def strengths(fit):
    """What a street of each class adds."""
    coefficients, draws = fit.ghent_estimates(fit.ghent_columns)
    first, count = 1, len(ghent.CLASSES)
    chosen, primary = slice(first, first + count), ghent.CLASSES.index("primary")
    of_ghent, ghent_error = ratios(coefficients[chosen], draws[:, chosen], primary)
    of_world, world_error = ratios(*(figures[..., :3] for figures in fit.world_estimates()), 1)
    shared = {name: number for number, names in enumerate(ghent.SHARED_CLASSES) for name in names}
    rows = []
    for number, name in enumerate(ghent.CLASSES):
        tubes = int((fit.ghent.classes == name).sum())
        own = figure(coefficients[first + number], draws[:, first + number].std(), 1) if tubes else "no tube"
        rows.append([
            name, str(tubes), own, figure(of_ghent[number], ghent_error[number]) if tubes > 1 else "–",
            figure(of_world[shared[name]], world_error[shared[name]]) if name in shared else "not in the sample",
            f"{fit.product['strengths'][name]:.2f}"])
    return table(
        ["class", "tubes", "Ghent, µg/m³ at kernel 1", "Ghent, over primary", "world, over primary", "in use"], rows)


def reaches(fit):
    """How well each reach and each spread serves places that it has not seen."""
    city, sample = fit.ghent, fit.world
    built_up = [(reach, _ghent_error(fit, reach, fit.product["spread"])) for reach in BUILT_UP_REACHES]
    spreads = [(spread, _ghent_error(fit, fit.product["builtUpReach"], spread)) for spread in SPREADS]
    open_ = [(reach, _world_error(fit, reach)) for reach in OPEN_REACHES]
    return table(["what", "held out", "RMSE in µg/m³ by metres", "in use"], [
        ["reach between houses", f"blocks of Ghent, {len(city.values)} tubes", _profile(built_up),
         _meters(fit.product["builtUpReach"])],
        ["reach in the open (motorways)", f"cities, {len(sample.values)} stations", _profile(open_),
         _meters(fit.product["openReach"])],
        ["spread of the density", "blocks of Ghent", _profile(spreads), _meters(fit.product["spread"])],
    ])


def directions(fit):
    """What streets of one direction add beside those of two, and how well they serve with some share of a road."""
    errors_by_share = [(share, _direction_error(fit, share)) for share in DIRECTION_SHARES]
    lesser = [name for name in ghent.CLASSES if name not in ghent.DIVIDED_CLASSES]
    head = [
        "streets of one direction", "over those of two, by the strengths in use", "RMSE in µg/m³ held out, by share",
        "in use"]
    return table(head, [
        ["tertiary and greater", _direction_ratio(fit, ghent.DIVIDED_CLASSES), _profile(errors_by_share),
         f"{fit.product['directionShare']}"],
        ["lesser", _direction_ratio(fit, lesser), "–", "1"]])


def _strength_in_use(fit, direction_share, divided=ghent.DIVIDED_CLASSES):
    strengths = np.array([fit.product["strengths"][name] for name in ghent.CLASSES])
    return ghent.class_kernels(
        fit.ghent, fit.product["builtUpReach"], fit.product["openReach"], direction_share, divided) * strengths


def _direction_error(fit, share):
    city = fit.ghent
    columns = estimate.with_level(np.column_stack([_strength_in_use(fit, share).sum(axis=1), fit.ghent_columns[:, -1]]))
    predicted = estimate.held_out(
        city.blocks, len(city.values),
        lambda learn, ask: columns[ask] @ estimate.fitted(columns[learn], city.values[learn]))
    return estimate.root_mean_square(city.values - predicted)


def _direction_ratio(fit, divided):
    """What lines of one direction of some classes add over the others, with the middle 68 % of the draws."""
    chosen = np.isin(ghent.CLASSES, divided)
    two = _strength_in_use(fit, 0, divided)[:, chosen].sum(axis=1)
    one = _strength_in_use(fit, 1, divided)[:, chosen].sum(axis=1) - two
    rest = _strength_in_use(fit, fit.product["directionShare"])[:, ~chosen].sum(axis=1)
    columns = estimate.with_level(np.column_stack([two, one, rest, fit.ghent_columns[:, -1]]))
    values = fit.ghent.values
    draws = estimate.resampled(fit.ghent.blocks, lambda rows: estimate.fitted(columns[rows], values[rows]))
    low, middle, high = np.percentile(draws[:, 2] / np.maximum(draws[:, 1], 1e-9), [16, 50, 84])
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def _ghent_error(fit, reach, spread):
    columns, values = fit.of_ghent(reach, spread), fit.ghent.values
    predicted = estimate.held_out(
        fit.ghent.blocks, len(values), lambda learn, ask: columns[ask] @ estimate.fitted(columns[learn], values[learn]))
    return estimate.root_mean_square(values - predicted)


def _world_error(fit, reach):
    columns = fit.of_world(reach)
    pattern = _world_pattern(fit.world, columns)
    return estimate.pattern_score(fit.world.values, pattern, fit.world.cities)[0]


def _world_pattern(sample, columns):
    """The pattern at each station by what other cities say."""
    def predict(learn, ask):
        coefficients = world.fitted(columns[learn], sample.values[learn], sample.cities[learn])
        return 1 + columns[ask] @ over_empty(coefficients, columns[learn])
    return estimate.held_out(sample.cities, len(columns), predict)


def over_empty(coefficients, columns):
    """Coefficients over the mean as coefficients over what a place without any street has."""
    return coefficients / max(0.1, np.mean(1 - columns @ coefficients))


def _profile(errors):
    return ", ".join(f"{meters}: {error:.3f}" for meters, error in errors)


def _meters(value):
    return f"{value:.0f} m"


def amplitudes(fit):
    """What a primary street adds over the background, and what the density does to it."""
    coefficients, draws = fit.ghent_estimates(fit.ghent_columns)
    mean_density = fit.ghent_columns[:, -1].mean()
    of_ghent = (_over_background(figures, mean_density) for figures in (coefficients, draws))
    rows = [_amplitude("Ghent, 4 weeks", *of_ghent, "")]
    everywhere, drawn = fit.world_estimates()
    rows.append(_amplitude("world, year", everywhere, drawn, f"{fit.world.count} cities"))
    of_europe = fit.world_estimates(chosen=fit.world.europe)
    rows.append(_amplitude("Europe, year", *of_europe, f"{fit.world.europe.sum()} stations"))
    periods = {name: fit.world_estimates(values) for name, values in fit.world.periods.items()}
    for name, (period, of_draws) in periods.items():
        rows.append(_amplitude(f"world, {name}", period, of_draws, f"{period[1] / everywhere[1]:.2f} of the year's"))
    return table(["sample", "primary street ÷ background", "background per km/km² of density", ""], rows)


def _over_background(coefficients, mean_density):
    """Primary street and density over Ghent's background at its mean density."""
    background = coefficients[..., 0] + coefficients[..., -1] * mean_density
    primary = coefficients[..., 1 + ghent.CLASSES.index("primary")]
    return np.stack([0 * primary, primary / background, 0 * primary, coefficients[..., -1] / background], axis=-1)


def _amplitude(name, coefficients, draws, remark):
    error = draws.std(axis=0)
    return [name, figure(coefficients[1], error[1], 3), figure(coefficients[3], error[3], 4), remark]


def spreads_of_streets(fit):
    """How far cities differ from each other, streets of a class from each other, and day from night."""
    between, cities = _between_cities(fit)
    variation = _between_streets(fit)
    day, night = (fit.world_estimates(fit.world.periods[name])[0][1] for name in ("working day", "working night"))
    return table(["spread", "estimate", "in use"], [
        ["between cities: SD ÷ mean of what a street adds over the background",
         f"{between:.2f} ({cities} cities of {TELLING_STATIONS} stations or more)",
         f"{fit.product['logDeviation']:.2f} (of the logarithm)"],
        ["between streets of a class: SD ÷ mean of what they add",
         ", ".join(f"{name} {value:.2f}" for name, value in variation.items()),
         f"{fit.product['streetVariation']:.2f}"],
        ["working day over working night", f"{day / night:.2f}", f"{fit.product['dayOverNight']:.2f}"],
    ])


def _between_cities(fit):
    """The spread of cities' own slopes beyond chance (DerSimonian and Laird), over their mean."""
    sample, columns = fit.world, fit.world_columns
    coefficients = world.fitted(columns, sample.values, sample.cities)
    street = estimate.within(columns[:, :3] @ (coefficients[:3] / coefficients[1]), sample.cities)
    density = estimate.within(columns[:, 3], sample.cities)
    rest = world.relative(sample.values, sample.cities) - coefficients[3] * density
    squares = np.bincount(sample.cities, street**2)
    telling = (np.bincount(sample.cities) >= TELLING_STATIONS) & (squares > NEAR)
    slopes = (np.bincount(sample.cities, street * rest) / np.maximum(squares, 1e-9))[telling]
    rows = telling[sample.cities]
    noise = np.mean((rest - coefficients[1] * street)[rows] ** 2)
    weights = squares[telling] / noise
    mean = np.average(slopes, weights=weights)
    excess = (weights * (slopes - mean) ** 2).sum() - (len(slopes) - 1)
    variance = max(0, excess) / (weights.sum() - (weights**2).sum() / weights.sum())
    return np.sqrt(variance) / mean, int(telling.sum())


def _between_streets(fit):
    """The spread of tubes along a class of street beyond that of quiet ones, over what the class adds."""
    values, classes = fit.ghent.values, fit.ghent.classes
    busy = sum(fit.ghent_columns[:, 1 + ghent.CLASSES.index(name)] for name in ghent.TRAFFIC_CLASSES)
    quiet = values[np.isin(classes, ghent.QUIET_CLASSES) & (busy < FAR)]
    variation = {}
    for name in ghent.TRAFFIC_CLASSES:
        street = values[classes == name]
        variation[name] = np.sqrt(max(0, street.var(ddof=1) - quiet.var(ddof=1))) / (street.mean() - quiet.mean())
    return variation


def together(fit):
    """How far errors at two tubes go together."""
    strengths = np.array([fit.product["strengths"][name] for name in ghent.CLASSES])
    kernel = np.minimum(1 + 2 * fit.product["streetVariation"], fit.ghent_columns[:, 1:-1] @ strengths)
    tried = errors.rows(errors.Errors(fit.ghent, kernel, fit.ghent_columns[:, -1], fit.product))
    return table(
        ["errors go together", "background, µg/m³", "streets: SD ÷ mean", "log-likelihood",
         "of halves that were left out"], tried)


def judged(fit):
    """What was fitted to one sample, judged on the other; and what is in use, which both had a part in."""
    sample, city = fit.world, fit.ghent
    there = ~sample.ghent
    shared = ghent.shared_columns(
        city, fit.product["builtUpReach"], fit.product["openReach"], fit.weights, fit.product["directionShare"])
    columns, numbers = fit.world_columns, np.zeros(len(city.values), int)
    of_world = world.fitted(columns[there], sample.values[there], sample.cities[there])
    of_ghent = estimate.fitted(estimate.with_level(shared), city.values)
    cities = np.unique(sample.cities[there], return_inverse=True)[1]
    kept = (np.bincount(cities) > 1)[cities]

    def in_ghent(name, pattern):
        return [name, "Ghent", *_score(city.values, pattern, numbers)]

    def in_world(name, pattern):
        several = np.unique(cities[kept], return_inverse=True)[1]
        return [name, "world", *_score(sample.values[there][kept], pattern[there][kept], several)]

    return table(["pattern", "judged on", "RMSE, µg/m³", "correlation within cities"], [
        in_ghent("none: the mean of the other tubes", np.ones(len(shared))),
        in_ghent("fitted to the world without Ghent", 1 + shared @ over_empty(of_world, columns[there])),
        in_ghent("in use (Ghent had a part in it)", _pattern_in_use(fit)),
        in_world("none: the mean of the city's other stations", np.ones(len(columns))),
        in_world("fitted to Ghent, in the world without Ghent", 1 + columns @ (of_ghent[1:] / of_ghent[0])),
        in_world("fitted to other cities of the world", _world_pattern(sample, columns)),
        in_world("in use (the world had a part in it)", _shared_in_use(fit, columns)),
    ])


def _pattern_in_use(fit):
    strengths = np.array([fit.product["strengths"][name] for name in ghent.CLASSES])
    density = fit.ghent_columns[:, -1]
    streets = fit.product["ratio"] * fit.ghent_columns[:, 1:-1] @ strengths
    return 1 + streets + fit.product["ratioPerDensity"] * (density - density.mean())


def _shared_in_use(fit, columns):
    strengths = [np.mean([fit.product["strengths"][name] for name in names]) for names in ghent.SHARED_CLASSES]
    density = estimate.within(columns[:, -1], fit.world.cities)
    # The product's own bounds of what a district may have.
    district = np.clip(1 + fit.product["ratioPerDensity"] * density, 0.5, 2)
    return district + fit.product["ratio"] * columns[:, :3] @ strengths


def _score(values, pattern, numbers):
    error, correlation = estimate.pattern_score(values, pattern, numbers)
    return [f"{error:.2f}", f"{correlation:.2f}" if correlation else "–"]


def report(fit):
    in_use = f"{fit.product['ratio']:.2f} and {fit.product['ratioPerDensity']:.3f}"
    return f"""\
Strengths, with the streets of each class as a column of its own, and the density beside them:

{strengths(fit)}
Reach and spread, by the error at places that were not learned from:

{reaches(fit)}
{directions(fit)}
Amplitude, and what the density of streets does to the background (in use: {in_use}):

{amplitudes(fit)}
{spreads_of_streets(fit)}
How errors of what is in use go together, with log-likelihoods over those of the first line:

{together(fit)}
Each sample judged by the other, the level of a city given by its other places:

{judged(fit)}"""


def write(text, path):
    """Puts a text between the marks of a file."""
    start, end = "<!-- fit-streets -->\n", "<!-- /fit-streets -->"
    old = path.read_text(encoding="utf-8")
    if start not in old or end not in old:
        raise SystemExit(f"fit-streets: '{path}' lacks the lines {start.strip()} and {end}.")
    head, rest = old.split(start, 1)
    path.write_text(f"{head}{start}\n{text}\n{end}{rest.split(end, 1)[1]}", encoding="utf-8")


def main():
    root, truth, *files = map(Path, sys.argv[1:])
    text = report(Fit(root, truth))
    print(text)
    for file in files:
        write(text, file)


if __name__ == "__main__":
    main()
