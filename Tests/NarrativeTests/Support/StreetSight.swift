import Routing
import Streets

/// What somebody sees of the ways at a junction: what people call them, and what kind they are.
final class StreetSight {
  private let graph: StreetGraph
  private let namer: StreetNamer
  private var labels: [Int: StreetLabel] = [:]

  init(_ graph: StreetGraph) {
    self.graph = graph
    namer = StreetNamer(graph)
  }

  private func segment(_ edge: Int) -> Int { graph.segment(ofEdge: edge).segment }

  private func label(_ edge: Int) -> StreetLabel {
    let segment = segment(edge)
    if let label = labels[segment] { return label }
    let label = namer.label(ofSegment: segment)
    labels[segment] = label
    return label
  }

  /// What one goes along; empty on the way over a street.
  func name(along edge: Int) -> String { label(edge).kind == .crossing ? "" : label(edge).name }

  /// Whether a way is what is told by a name.
  func isCalled(_ told: StreetLabel, _ edge: Int) -> Bool { !told.name.isEmpty && name(along: edge) == told.name }

  /// Whether a way is of the kind that is told: a street itself, its pavement, or a kind of path.
  func isLike(_ told: StreetLabel, _ form: WayForm, _ edge: Int) -> Bool {
    switch told.kind {
    case .own, .pavement: label(edge).kind == told.kind
    case .beside, .crossing, .nameless: isKind(form, edge)
    }
  }

  private func isKind(_ form: WayForm, _ edge: Int) -> Bool {
    if graph.flags(ofSegment: segment(edge)).contains(.area) { return form == .square }
    return switch graph.highwayClass(ofSegment: segment(edge)) {
    case .footway: form == .footway
    case .cycleway: form == .cycleway
    case .path: form == .path
    case .service: form == .service
    case .pedestrian: form == .pedestrian
    case .platform: form == .platform
    case .corridor: form == .corridor
    case .steps: form == .stairs
    default: form == .street
    }
  }

  /// Whether a way is a street that cars use, so that it is seen though it is closed.
  func isStreet(_ edge: Int) -> Bool {
    guard !graph.flags(ofSegment: segment(edge)).contains(.area), !isCrossing(edge) else { return false }
    return switch graph.highwayClass(ofSegment: segment(edge)) {
    case .motorway, .trunk, .primary, .secondary, .tertiary, .unclassified, .residential, .livingStreet, .service: true
    default: false
    }
  }

  func isRing(_ edge: Int) -> Bool {
    ["roundabout", "circular"].contains(graph.value(of: .junction, ofSegment: segment(edge)) ?? "")
  }

  func isStairs(_ edge: Int) -> Bool { graph.flags(ofSegment: segment(edge)).contains(.steps) }

  func isCrossing(_ edge: Int) -> Bool {
    let footway = graph.value(of: .footway, ofSegment: segment(edge))
    return footway == "crossing" || footway == "traffic_island"
      || (footway == nil && graph.value(of: .crossing, ofSegment: segment(edge)) != nil)
  }

  /// Whether a way leads over a street; over any where the street has no name, or the crossing none.
  func isCrossing(_ edge: Int, over street: String) -> Bool {
    guard isCrossing(edge) else { return false }
    let label = label(edge)
    return street.isEmpty || label.kind != .crossing || label.name == street
  }

  /// Whether a crossing begins some steps along a way.
  func leadsToCrossing(_ edge: Int, over street: String) -> Bool {
    guard graph.lengthMeters(ofSegment: segment(edge)) <= 14 else { return false }
    let node = Int(graph.head[edge])
    return (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).contains { isCrossing($0, over: street) }
  }
}
