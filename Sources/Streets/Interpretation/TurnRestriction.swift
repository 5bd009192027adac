/// A rule about the turns out of some ways into others, at a node or along the ways between them.
struct TurnRestriction: Hashable, Sendable {
  /// Whether it forbids turns, or all others.
  enum Kind: Hashable, Sendable {
    /// The turns are forbidden.
    case no
    /// All other turns are forbidden.
    case only
  }

  /// What lies between the ways that one comes from and those that one turns into, by OSM number.
  enum Via: Hashable, Sendable {
    case node(Int64)
    /// At least one way, in any order.
    case ways([Int64])
  }

  let kind: Kind
  /// OSM numbers of the ways that one comes from.
  let from: [Int64]
  let via: Via
  /// OSM numbers of the ways that one turns into.
  let to: [Int64]

  /// Why a relation puts no rule on a network.
  enum Obstacle: String, Error, CaseIterable, Sendable {
    /// It does not bind bikes and scooters, or only at times.
    case otherTraffic = "other traffic or times"
    /// A member is missing, has the wrong kind or does not join the others.
    case incomplete = "incomplete"
    /// Its ways meet in more than one manner.
    case unclear = "unclear"
    /// It leads along more of the network than any real one, each edge of which would have to be doubled.
    case tooLong = "too long"
    /// It forbids nothing that bikes or scooters could do.
    case noEffect = "without effect"
  }

  /// Reads a relation whose type begins with `restriction`; those for bikes hold for scooters too, none for walkers.
  init(_ relation: DecodedRelation) throws(Obstacle) {
    guard let value = Self.value(relation.tags) else { throw .otherTraffic }
    guard let kind = Self.kind(value) else { throw .incomplete }
    self.kind = kind
    from = relation.ids(.way, role: "from")
    to = relation.ids(.way, role: "to")
    guard !from.isEmpty, !to.isEmpty, let via = Self.via(relation) else { throw .incomplete }
    self.via = via
  }

  private static func via(_ relation: DecodedRelation) -> Via? {
    let ways = relation.ids(.way, role: "via")
    return ways.isEmpty ? relation.ids(.node, role: "via").first.map(Via.node) : .ways(ways)
  }

  /// Keys of the times at which a restriction holds, as they were written before `restriction:conditional`.
  private static let times = ["hour_on", "hour_off", "day_on", "day_off", "times"]

  /// What a restriction is to bikes; nil where it does not mean them, or not always.
  private static func value(_ tags: Tags) -> String? {
    // `restriction:hgv` and the like are of an older manner: the vehicle stands in the type.
    guard tags.has("type", "restriction", "restriction:bicycle"), !times.contains(where: { tags[$0] != nil }) else {
      return nil
    }
    let exempt = tags["except"]?.split(separator: ";").contains { $0.filter { $0 != " " } == "bicycle" } ?? false
    let value = tags["restriction:bicycle"] ?? (exempt ? nil : tags["restriction"])
    // `no_right_turn_on_red` and the like hold while the light is red: at times.
    return value.flatMap { $0.hasSuffix("_on_red") ? nil : $0 }
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
