package import AirData

/// A reading that is far from what is usual, and used like any other.
package struct OutlierReading: Hashable, Sendable {
  /// How it stands out.
  package enum Kind: String, Hashable, Sendable {
    /// One station, against the others of the hour and against its own hours before: fireworks, a fire, a fault.
    case single
    /// Half of the stations or more, each against its own hours before: dust or smoke over the city.
    case event
  }

  /// The reading, with ``AirData/Reading/Quality/outlier``.
  package let reading: Reading
  /// How it stands out.
  package let kind: Kind
  /// Median of the station's own 24 hours before, µg/m³.
  package let recentMedian: Double
}
