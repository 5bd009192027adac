public import AirData

/// The readings of one pollutant at one station of a source.
public struct ReadingSeries: Hashable, Comparable, Sendable {
  /// Id of the source.
  public let sourceID: String
  /// Id of the station.
  public let stationID: String
  /// What is measured.
  public let pollutant: Pollutant

  /// The series that a reading is of.
  public init(_ reading: Reading) {
    sourceID = reading.sourceID
    stationID = reading.station.id
    pollutant = reading.pollutant
  }

  /// By pollutant, source and station.
  public static func < (left: ReadingSeries, right: ReadingSeries) -> Bool {
    (left.pollutant, left.sourceID, left.stationID) < (right.pollutant, right.sourceID, right.stationID)
  }
}
