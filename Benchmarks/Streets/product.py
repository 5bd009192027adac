"""What the product uses, read from its sources."""

import re
from pathlib import Path


def constants(root):
    """The figures of `Sources/AirField`, each read where it is written."""
    folder = root / "Sources/AirField"
    files = {"Streets": ("EmissionStrength", "DistrictCalibration", "StreetDecay", "AmplitudePrior",
                         "AmplitudeProfile"),
             "Kriging": ("BuiltInParameters",), "Uncertainty": ("ErrorCorrelation",)}
    text = {name: (folder / part / f"{name}.swift").read_text(encoding="utf-8")
            for part, names in files.items() for name in names}
    return {
        "directionShare": _number(text["EmissionStrength"], "directionShare"),
        "strengths": _by_class(text["EmissionStrength"], "byClass"),
        "weights": _by_class(text["DistrictCalibration"], "weights"),
        "spread": _number(text["DistrictCalibration"], "spreadMeters"),
        "ratioPerDensity": _number(text["DistrictCalibration"], "ratioPerDensity"),
        "builtUpReach": _number(text["StreetDecay"], "builtUpReachMeters"),
        "openReach": _number(text["StreetDecay"], "openReachMeters"),
        "ratio": _number(text["AmplitudePrior"], "ratio"),
        "logDeviation": _number(text["AmplitudePrior"], "logDeviation"),
        "streetVariation": _number(text["AmplitudePrior"], "streetVariation"),
        "dayOverNight": _day_over_night(text["AmplitudeProfile"]),
        "nugget": _number(text["BuiltInParameters"], r"\.no2: self\.init\(nuggetRatio"),
        "range": _number(text["BuiltInParameters"], r"\.no2: self\.init\(.*rangeMeters"),
        "block": _number(text["ErrorCorrelation"], "blockMeters"),
    }


def _number(text, name):
    return float(_found(rf"(?:\b|(?=\.)){name}\s*[:=]\s*([0-9._]+)", text, name))


def _by_class(text, name):
    """A list of classes as Swift writes it, by the names of OpenStreetMap."""
    listed = _found(rf"{name}: \[\s*(\.[^\]]*)\]", text, name)
    pairs = re.findall(r"\.(\w+): ([0-9.]+)", listed)
    return {re.sub("([A-Z])", r"_\1", road).lower(): float(value) for road, value in pairs}


def _day_over_night(text):
    day, night = (_found(rf"contains\(\$0\) \? {pair}", text, "day and night")
                  for pair in ("([0-9.]+) : [0-9.]+", "[0-9.]+ : ([0-9.]+)"))
    return float(day) / float(night)


def _found(pattern, text, name):
    match = re.search(pattern, text)
    if not match:
        raise SystemExit(f"fit-streets: the sources no longer say {name} as this script reads it: change product.py.")
    return match.group(1)


if __name__ == "__main__":
    # For scripts/check: the sources change more often than anybody fits.
    constants(Path(__file__).resolve().parents[2])
