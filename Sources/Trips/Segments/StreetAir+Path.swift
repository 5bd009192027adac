internal import Routing

/// What the air along a path comes to; `ends` are the segments where paths begin and end.
extension StreetAir {
  /// ∫ p dt in minutes.
  func burdenMinutes(of path: Path, ends: Set<Int>) -> Double {
    path.pieces.reduce(0) { $0 + $1.durationSeconds * pollution(on: $1, ends: ends) } / 60
  }

  /// By how much the burden is more than what is expected of the path, in minutes.
  func overchargeMinutes(of path: Path, ends: Set<Int>) -> Double {
    path.pieces.reduce(0) { $0 + $1.durationSeconds * overcharge(on: $1, ends: ends) } / 60
  }

  /// The burden that is expected of a path, in minutes.
  func expectedBurdenMinutes(of path: Path, ends: Set<Int>) -> Double {
    path.pieces.reduce(0) {
      $0 + $1.durationSeconds * (pollution(on: $1, ends: ends) - overcharge(on: $1, ends: ends))
    } / 60
  }

  /// Metres of a path whose air is not known.
  func metersWithoutAir(along path: Path, ends: Set<Int>) -> Double {
    path.pieces.reduce(0) { $0 + metersWithoutAir(on: $1, ends: ends) }
  }
}
