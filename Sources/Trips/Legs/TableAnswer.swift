package import AirData
package import CityAir
internal import Routing
package import Streets

/// The way from each of some places to each of others, in figures.
package struct TableAnswer: Sendable {
  /// One way.
  package struct Cell: Sendable, Hashable {
    /// Travel time.
    package let durationSeconds: Double
    /// Length.
    package let distanceMeters: Double
    /// The cost that the search minimised, as ``Itinerary/Leg/costSeconds`` has it; nil where nobody asked.
    package let costSeconds: Double?
    /// Minutes at the guideline; nil where nothing is known of the air, or nobody asked.
    package let burdenMinutes: Double?
    /// Inhaled mass in µg; empty where nobody asked.
    package let doseMicrograms: [Pollutant: Double]
  }

  /// All places on their streets.
  package let places: [SnappedPoint]
  /// A row for each origin with a cell for each destination; nil where no way leads there.
  package let rows: [[Cell?]]
  /// The pollutants of doses.
  package let pollutants: [Pollutant]
  /// Where the figures of the air come from.
  package let air: AirProvenance
  /// What has to be said about all of them.
  package let notices: [Notice]
  /// Who must be named where it is shown.
  package let attribution: [String]
  /// The air and the streets that they were found over.
  package let hour: HourSnapshot
  /// The streets.
  package var graph: StreetGraph { hour.graph }
}
