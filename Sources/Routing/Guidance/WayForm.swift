internal import Streets

/// What kind of way one is on, for those without a name.
package enum WayForm: String, Sendable, CaseIterable {
  case street, service, track, pedestrian, square, footway, cycleway, path, stairs, crossing, platform, corridor

  /// Whether it is for cars, which paths of all kinds are not: a street or a service road.
  var isRoad: Bool { self == .street || self == .service }
}

extension StreetGraph {
  /// What kind of way a segment is.
  func form(ofSegment segment: Int) -> WayForm {
    let flags = flags(ofSegment: segment)
    if flags.contains(.steps) { return .stairs }
    if isCrossing(segment) { return .crossing }
    if flags.contains(.area) { return .square }
    switch highwayClass(ofSegment: segment) {
    case .service: return .service
    case .track, .bridleway: return .track
    case .pedestrian: return .pedestrian
    case .cycleway: return .cycleway
    case .footway: return .footway
    case .path: return .path
    case .steps: return .stairs
    case .platform: return .platform
    case .corridor: return .corridor
    case .other: return .footway
    default: return .street
    }
  }

  /// Whether a segment leads over a street, the islands in between included.
  func isCrossing(_ segment: Int) -> Bool {
    if let footway = value(of: .footway, ofSegment: segment) { return footway == "crossing" || isIsland(footway) }
    guard [.footway, .cycleway, .path].contains(highwayClass(ofSegment: segment)) else { return false }
    return value(of: .crossing, ofSegment: segment).map { $0 != "no" } ?? false
  }

  private func isIsland(_ footway: String) -> Bool { footway == "traffic_island" }

  /// How one crosses along a segment.
  func crossingKind(ofSegment segment: Int) -> CrossingKind {
    if value(of: .footway, ofSegment: segment) == "traffic_island" { return .island }
    let along = values(of: .crossing, alongSegment: segment).map(\.value)
    let ends = edges(ofSegment: segment).first.map { [tail(ofEdge: Int($0)), Int(head[Int($0)])] } ?? []
    let nodes = ends.compactMap { value(of: .crossing, ofNode: $0) }
    let values = Set([value(of: .crossing, ofSegment: segment)].compactMap { $0 } + along + nodes)
    if values.contains("traffic_signals") { return .signals }
    return values.isDisjoint(with: ["zebra", "marked", "uncontrolled"]) ? .plain : .zebra
  }
}
