package import AirData

/// The readings of one pollutant at one station of a source.
package struct ReadingSeries: Hashable, Comparable, Sendable {
  /// Id of the source.
  package let sourceID: String
  /// Id of the station.
  package let stationID: String
  /// What is measured.
  package let pollutant: Pollutant

  /// The series that a reading is of.
  package init(_ reading: Reading) {
    sourceID = reading.sourceID
    stationID = reading.station.id
    pollutant = reading.pollutant
  }

  /// By pollutant, source and station.
  package static func < (left: ReadingSeries, right: ReadingSeries) -> Bool {
    (left.pollutant, left.sourceID, left.stationID) < (right.pollutant, right.sourceID, right.stationID)
  }
}
