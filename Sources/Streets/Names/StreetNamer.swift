/// Finds what people call a stretch of way, also where the map gives it no name.
///
/// Pavements are called by the street that they run along, crossings by the street that they cross. Nothing is worked
/// out before it is asked for; what was is kept for the next who asks. `docs/names.md` has the rules and how often they
/// are right.
package struct StreetNamer: Sendable {
  private let graph: StreetGraph
  private let kept: KeptLabels

  /// A namer of a network's segments; its copies share what they know.
  package init(_ graph: StreetGraph) {
    self.graph = graph
    kept = KeptLabels(segmentCount: graph.segmentCount)
  }

  /// What people call a segment.
  /// - Complexity: O(1) for a segment that was asked for before, else about O(log segments + segments within 60 m).
  package func label(ofSegment segment: Int) -> StreetLabel {
    let (kind, name) = kept.label(ofSegment: segment) { found(ofSegment: segment) }
    return StreetLabel(kind: kind, name: name == 0 ? "" : graph.storage.names[Int(name)])
  }

  /// The kind of a label and the number of its name, 0 where there is none.
  private func found(ofSegment segment: Int) -> (kind: StreetLabel.Kind, name: UInt32) {
    let role = graph.stretchRole(ofSegment: segment)
    let own = graph.storage.segmentNames[segment]
    guard own == 0 else { return (role == .pavement ? .pavement : .own, own) }
    guard role != .street, role != .other else { return (.nameless, 0) }
    let nearby = NearbySegments(of: segment, in: graph)
    let continued = role == .path ? nearby.continuedStreets() : NearbySegments.Continued()
    if let street = continued.sure { return (.beside, street) }
    if let crossed = nearby.crossedStreet() { return (.crossing, crossed) }
    if let street = nearby.accompaniedStreet() { return (role == .path ? .beside : .pavement, street) }
    let beyond = continued.beyond ?? (role == .path ? graph.streetOfDeadEnd(ofSegment: segment) : nil)
    return beyond.map { (.beside, $0) } ?? (.nameless, 0)
  }
}
