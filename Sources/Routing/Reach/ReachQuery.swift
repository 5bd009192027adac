package import Streets

/// How far one comes from a place.
package struct ReachQuery: Sendable {
  /// What is used up under way.
  package enum Measure: Sendable {
    /// Seconds of travel time.
    case seconds
    /// Metres.
    case meters
    /// Seconds × a figure of each street, such as the µg that are inhaled in a second.
    case weightedSeconds([Float])
  }

  /// Which way counts to each place.
  package enum Way: Sendable {
    /// The one that uses up least.
    case least
    /// The one that takes least time, whatever it uses up.
    case fastest
  }

  /// Where one sets out.
  package var origin: SnappedPoint
  /// How one travels.
  package var mode: TravelMode
  /// What is used up.
  package var measure: Measure
  /// The most that may be used up.
  package var limit: Double
  /// Which way counts.
  package var way: Way

  /// Asks for the places that take no more than a limit.
  package init(origin: SnappedPoint, mode: TravelMode, measure: Measure, limit: Double, way: Way) {
    self.origin = origin
    self.mode = mode
    self.measure = measure
    self.limit = limit
    self.way = way
  }
}
