/// The cheapest way between two places in figures.
package struct PathFigures: Sendable, Hashable {
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// Length in metres.
  package let lengthMeters: Double
  /// What the search made small, in seconds.
  package let costSeconds: Double

  /// Creates the figures of a way.
  package init(durationSeconds: Double, lengthMeters: Double, costSeconds: Double) {
    self.durationSeconds = durationSeconds
    self.lengthMeters = lengthMeters
    self.costSeconds = costSeconds
  }
}
