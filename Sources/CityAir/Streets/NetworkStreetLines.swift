internal import AirField
internal import Geo
internal import Streets

/// The segments of a network as lines that the field takes.
struct NetworkStreetLines: StreetLineSource {
  let graph: StreetGraph
  let projection: LocalProjection

  /// The streets on a plane, around the middle of the network where none is given.
  init(_ graph: StreetGraph, projection: LocalProjection? = nil) {
    self.graph = graph
    self.projection = projection ?? LocalProjection(origin: graph.box.center)
  }

  var count: Int { graph.segmentCount }

  var box: PlaneBox? {
    guard count > 0 else { return nil }
    let box = graph.box
    return PlaneBox(
      low: projection.project(Coordinate(latitude: box.south, longitude: box.west)),
      high: projection.project(Coordinate(latitude: box.north, longitude: box.east)))
  }

  func lines(_ numbers: Range<Int>) -> [StreetLine] { numbers.map { line(ofSegment: $0) } }

  func lines(touching box: PlaneBox) -> [StreetLine] {
    let (low, high) = (projection.unproject(box.low), projection.unproject(box.high))
    var lines: [StreetLine] = []
    graph.forEachSegment(
      touching: BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude)
    ) { segment, _ in
      let line = line(ofSegment: segment)
      if !line.points.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// A segment as the field needs it.
  func line(ofSegment segment: Int) -> StreetLine {
    let roadClass = RoadClass(graph.highwayClass(ofSegment: segment))
    let limit = graph.speedLimit(ofSegment: segment).map(Double.init)
    // What nobody drives on needs no shape.
    let shape = roadClass == .carFree ? [] : graph.shape(ofSegment: segment)
    let flags = graph.flags(ofSegment: segment)
    return StreetLine(
      points: shape.map { projection.project($0) }, roadClass: roadClass, lanes: graph.lanes(ofSegment: segment),
      speedLimitKilometersPerHour: limit, isOneway: flags.contains(.oneway),
      setting: Self.setting(roadClass, limitKilometersPerHour: limit), isTunnel: flags.contains(.tunnel))
  }

  /// Least speed limit of a road that no houses stand along: towns have lower ones (a presumption).
  private static let openRoadKilometersPerHour = 80.0

  /// The map says nothing of houses, so the road tells its setting itself.
  static func setting(_ roadClass: RoadClass, limitKilometersPerHour limit: Double?) -> StreetSetting {
    let isFast = limit.map { $0 >= openRoadKilometersPerHour } ?? (roadClass == .motorway || roadClass == .trunk)
    return isFast ? .open : .builtUp
  }
}

extension RoadClass {
  /// What a highway class is for traffic; tracks and what is not known have none.
  init(_ highwayClass: HighwayClass) {
    self =
      switch highwayClass {
      case .motorway: .motorway
      case .trunk: .trunk
      case .primary: .primary
      case .secondary: .secondary
      case .tertiary: .tertiary
      case .unclassified: .unclassified
      case .residential: .residential
      case .livingStreet: .livingStreet
      case .service: .service
      case .track, .pedestrian, .cycleway, .footway, .bridleway, .path, .steps, .platform, .corridor, .other: .carFree
      }
  }
}
