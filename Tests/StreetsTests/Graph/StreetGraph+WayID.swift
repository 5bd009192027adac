@testable import Streets

extension StreetGraph {
  /// OSM number of the way of a segment, nil where it is not known.
  func wayID(ofSegment segment: Int) -> Int64? {
    let facts = storage.facts
    guard !facts.wayIDs.isEmpty else { return nil }
    return Int64(Int8(bitPattern: facts.wayIDsHigh[segment])) << 32 | Int64(facts.wayIDs[segment])
  }
}
