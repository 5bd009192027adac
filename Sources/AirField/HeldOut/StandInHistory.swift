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

  /// The errors of some hours and sites as ``standardizedErrors(hours:sites:)`` has them, but over a σ with an error of
  /// the whole hour's level on top.
  func standardizedErrors(with levelError: LevelError, hours: [Int], sites: [Int]) -> [Double] {
    var errors: [Double] = []
    forEachUntwinned(hours: hours, sites: sites) { index, _ in
      let estimate = Estimate(value: Double(predictions[index]), sigma: Double(sigmas[index]))
      errors.append(-error(index) / levelError.added(to: estimate).sigma)
    }
    return errors
  }
}
