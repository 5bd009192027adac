package import AirData

/// What tells stations apart: two sources may have stations of one id, and one station's name or place may be written
/// differently from reading to reading.
package struct StationKey: Hashable, Comparable, Sendable {
  /// Id of the source.
  package let sourceID: String
  /// Id of the station.
  package let stationID: String

  /// The station of a source.
  package init(sourceID: String, stationID: String) {
    self.sourceID = sourceID
    self.stationID = stationID
  }

  /// The station of a reading.
  package init(_ reading: Reading) {
    self.init(sourceID: reading.sourceID, stationID: reading.station.id)
  }

  /// By source and id.
  package static func < (left: StationKey, right: StationKey) -> Bool {
    (left.sourceID, left.stationID) < (right.sourceID, right.stationID)
  }
}
