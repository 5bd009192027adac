extension StreetGraph {
  /// Metres of path behind a street's end that are still called by its name.
  private static let deadEndMeters = 400.0

  /// The street from whose end alone one comes to a nameless path, as to a pier: all ways on from the path end, or come
  /// to the end of that street.
  /// - Returns: the number of its name; nil where the path leads elsewhere too.
  func streetOfDeadEnd(ofSegment segment: Int) -> UInt32? {
    var (known, names, meters) = (Set([segment]), Set<UInt32>(), lengthMeters(ofSegment: segment))
    var waiting = nodes(ofSegment: segment)
    while let node = waiting.popLast() {
      let met = Set((Int(firstOut[node])..<Int(firstOut[node + 1])).map { self.segment(ofEdge: $0).segment })
      for next in met.subtracting(known) {
        let name = storage.segmentNames[next]
        if name != 0 {
          guard isOpenToName(next), met.count(where: { storage.segmentNames[$0] == name }) == 1 else { return nil }
          names.insert(name)
        } else {
          meters += lengthMeters(ofSegment: next)
          guard stretchRole(ofSegment: next) == .path, !flags(ofSegment: next).contains(.area),
            meters <= Self.deadEndMeters
          else { return nil }
          known.insert(next)
          waiting += nodes(ofSegment: next)
        }
      }
    }
    return names.count == 1 ? names.first : nil
  }

  /// Whether what goes on from it may be called by its name: a street, stairs or a path, but no square or pavement.
  private func isOpenToName(_ segment: Int) -> Bool {
    let role = stretchRole(ofSegment: segment)
    return role != .pavement && role != .crossing && !flags(ofSegment: segment).contains(.area)
  }

  private func nodes(ofSegment segment: Int) -> [Int] {
    Array(Set(edges(ofSegment: segment).flatMap { [Int(head[Int($0)]), tail(ofEdge: Int($0))] }))
  }
}
