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

extension Sequence<StationKey> {
  /// What each is called among the others: its id, with the source's before it where two sources have the same one.
  package var names: [String] {
    let uses = Dictionary(map { ($0.stationID, 1) }, uniquingKeysWith: +)
    return map { uses[$0.stationID] == 1 ? $0.stationID : "\($0.sourceID)/\($0.stationID)" }
  }
}
