/// A rule about the turns at one node.
struct TurnRestriction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The turns are forbidden.
    case no
    /// All other turns are forbidden.
    case only
  }

  let kind: Kind
  /// OSM numbers of the ways that one comes from.
  let from: [Int64]
  /// OSM number of the node.
  let via: Int64
  /// OSM numbers of the ways that one turns into.
  let to: [Int64]

  /// Why a relation puts no rule on a network.
  enum Obstacle: String, Error, CaseIterable, Sendable {
    /// It does not bind bikes and scooters, or only at times.
    case otherTraffic = "other traffic or times"
    /// Its turn leads along a way, not through one node.
    case viaWay = "via way"
    /// A member is missing or has the wrong kind.
    case incomplete = "incomplete"
    /// Its ways do not meet in its node in exactly one manner.
    case unclear = "unclear"
  }

  /// Reads a relation of type `restriction`; those for bikes hold for scooters too, and none for walkers.
  init(_ relation: DecodedRelation) throws(Obstacle) {
    guard let value = Self.value(relation.tags) else { throw .otherTraffic }
    guard let kind = Self.kind(value) else { throw .incomplete }
    self.kind = kind
    from = relation.ids(.way, role: "from")
    to = relation.ids(.way, role: "to")
    guard relation.ids(.way, role: "via").isEmpty else { throw .viaWay }
    guard !from.isEmpty, !to.isEmpty, let via = relation.ids(.node, role: "via").first else { throw .incomplete }
    self.via = via
  }

  private static func value(_ tags: Tags) -> String? {
    if let own = tags["restriction:bicycle"] { return own }
    let exempt = tags["except"]?.split(separator: ";").contains { $0.filter { $0 != " " } == "bicycle" } ?? false
    return exempt ? nil : tags["restriction"]
  }

  private static func kind(_ value: String) -> Kind? {
    if value.hasPrefix("no_") { return .no }
    return value.hasPrefix("only_") ? .only : nil
  }
}

extension DecodedRelation {
  fileprivate func ids(_ kind: Member.Kind, role: String) -> [Int64] {
    members.filter { $0.kind == kind && $0.role == role }.map(\.id)
  }
}
