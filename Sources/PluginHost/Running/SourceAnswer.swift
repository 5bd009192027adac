package import AirData

/// What one source gave: its sound readings, and what is to be said about them.
package struct SourceAnswer: Sendable {
  /// The readings, all sound and inside the query.
  package let readings: [Reading]
  /// What else the stations measure, all sound and inside the query: kept, and used by no field.
  package var others: [SpeciesReading] = []
  /// Where they come from.
  package let report: SourceReport
}
