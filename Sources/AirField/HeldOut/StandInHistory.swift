internal import Foundation

/// What would have stood in for some hours of a history, had nobody measured them yet, and what was measured.
package struct StandInHistory: Sendable {
  /// What stands in.
  package let kind: StandInKind
  /// Its figures, of hours that have any; NaN where nothing would have stood in at a station.
  package let figures: StationHistory
  /// What the same stations measured in the same hours.
  package let measured: StationHistory

  /// Picks out the hours of a history for which something stands in.
  /// - Parameters:
  ///   - kind: What stands in.
  ///   - history: What was measured.
  ///   - figures: What stands in for an hour, by the hour's place in the history: a figure for each site, NaN where
  ///     there is none.
  package init(_ kind: StandInKind, for history: StationHistory, figures: [(hour: Int, values: [Float])]) {
    self.kind = kind
    measured = history.picked(hours: figures.map(\.hour))
    self.figures = measured.with(values: figures.flatMap(\.values))
  }

  /// The places here of those hours of the history that are among some.
  func hours(among hours: [Int], of history: StationHistory) -> [Int] {
    let wanted = Set(hours.map { history.hours[$0] })
    return measured.hours.indices.filter { wanted.contains(measured.hours[$0]) }
  }
}

extension HeldOut {
  /// What is said of stations that are left out where something stands in, held against what they measured.
  /// - Precondition: The readings that were predicted from are the figures that stand in.
  func against(_ standIn: StandInHistory) -> HeldOut {
    let predictions = zip(self.predictions, standIn.measured.values).map { $1.isNaN ? .nan : $0 }
    return HeldOut(history: standIn.measured, method: method, predictions: predictions, sigmas: sigmas)
  }

  /// The same predictions, with an error of the whole hour's level added to each σ.
  func with(_ levelError: LevelError) -> HeldOut {
    let sigmas = zip(predictions, self.sigmas).map { value, sigma in
      Float(levelError.added(to: Estimate(value: Double(value), sigma: Double(sigma))).sigma)
    }
    return HeldOut(history: history, method: method, predictions: predictions, sigmas: sigmas)
  }
}
