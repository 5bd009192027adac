internal import Geo
internal import Reports
internal import Setup
internal import Streets

extension BaseMap {
  /// The streets of a network, all or those that may be seen in a box.
  init(_ graph: StreetGraph, within box: BoundingBox? = nil) {
    self.init(
      streets: (0..<graph.segmentCount).compactMap { segment in
        let line = graph.shape(ofSegment: segment)
        if let box, BoundingBox(around: line)?.intersects(box) != true { return nil }
        return Street(rank: StreetRank(graph.highwayClass(ofSegment: segment)), line: line)
      })
  }
}

extension BaseMap.StreetRank {
  /// How much a class of street stands out.
  init(_ kind: HighwayClass) {
    switch kind {
    case .motorway, .trunk, .primary: self = .trunk
    case .secondary, .tertiary: self = .main
    case .unclassified, .residential, .livingStreet, .pedestrian: self = .local
    case .service, .track, .cycleway, .footway, .bridleway, .path, .steps, .platform, .corridor, .other: self = .minor
    }
  }
}

extension BaseMap {
  /// Adds the water, parks and coasts of an extract.
  mutating func add(_ features: MapFeatures) {
    water += features.water.map { Area(rings: $0) }
    parks += features.parks.map { Area(rings: $0) }
    coast += features.coasts
  }
}

extension NetworkLoader {
  /// The water, parks and coasts of an OSM extract.
  /// - Throws: ``BrisaError``.
  static func mapFeatures(_ path: String) throws(BrisaError) -> MapFeatures {
    do throws(NetworkError) { return try MapFeatures.read(path) } catch { throw BrisaError(error) }
  }
}
