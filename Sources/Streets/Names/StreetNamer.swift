/// Finds what people call a stretch of way, also where the map gives it no name.
///
/// Pavements are called by the street that they run along, crossings by the street that they cross. Nothing is worked
/// out before it is asked for, and nothing is kept. `docs/names.md` has the rules and how often they are right.
package struct StreetNamer: Sendable {
  private let graph: StreetGraph

  /// A namer of a network's segments.
  package init(_ graph: StreetGraph) {
    self.graph = graph
  }

  /// What people call a segment.
  /// - Complexity: About O(log segments + segments within 60 m).
  package func label(ofSegment segment: Int) -> StreetLabel {
    let role = graph.stretchRole(ofSegment: segment)
    let own = graph.name(ofSegment: segment)
    guard own.isEmpty else { return StreetLabel(kind: role == .pavement ? .pavement : .own, name: own) }
    guard role != .street, role != .other else { return StreetLabel(kind: .nameless, name: "") }
    let surroundings = Surroundings(of: segment, in: graph)
    let continued = role == .path ? surroundings.continuedStreets() : Surroundings.Continued()
    if let street = continued.sure { return label(.beside, street) }
    if let crossed = surroundings.crossedStreet() { return label(.crossing, crossed) }
    if let street = surroundings.accompaniedStreet() { return label(role == .path ? .beside : .pavement, street) }
    return continued.beyond.map { label(.beside, $0) } ?? StreetLabel(kind: .nameless, name: "")
  }

  private func label(_ kind: StreetLabel.Kind, _ name: UInt32) -> StreetLabel {
    StreetLabel(kind: kind, name: graph.storage.names[Int(name)])
  }
}
