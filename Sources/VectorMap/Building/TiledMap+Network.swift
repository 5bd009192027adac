internal import Geo
package import Streets

extension TiledMap {
  /// Makes a base map of the streets of a network alone, where nothing else is known of a city.
  package convenience init(streetsOf graph: StreetGraph) {
    var builder = MapTablesBuilder()
    for segment in 0..<graph.segmentCount {
      guard let mapClass = Self.mapClass(of: graph.highwayClass(ofSegment: segment)) else { continue }
      let name = graph.name(ofSegment: segment)
      builder.add(
        MapTablesBuilder.Draft(
          mapClass: mapClass, flags: Self.flags(graph.flags(ofSegment: segment)),
          names: MapNames.of([(key: "name", value: name)]),
          rings: [graph.shape(ofSegment: segment).map(WorldPoint.init)]))
    }
    self.init(builder.finish())
  }

  private static func flags(_ segment: SegmentFlags) -> MapFlags {
    var flags: MapFlags = []
    if segment.contains(.tunnel) { flags.insert(.tunnel) }
    if segment.contains(.bridge) { flags.insert(.bridge) }
    if segment.contains(.oneway) { flags.insert(segment.contains(.onewayBack) ? .onewayBack : .oneway) }
    return flags
  }

  private static func mapClass(of highway: HighwayClass) -> MapClass? {
    switch highway {
    case .motorway: .motorway
    case .trunk: .trunk
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .unclassified: .unclassified
    case .residential: .residential
    case .livingStreet: .livingStreet
    case .service: .service
    case .track: .track
    case .pedestrian: .footStreet
    case .cycleway: .cycleway
    case .footway, .bridleway, .path: .path
    case .steps: .steps
    case .platform, .corridor, .other: nil
    }
  }
}
