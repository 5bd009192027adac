internal import Geo
internal import Streets

/// Distances between nodes on a flat map around the middle of the graph, straight from their fixed-point coordinates.
///
/// It is a norm of coordinate differences, so the triangle inequality holds exactly; how true its metres are does not
/// matter to a lower bound whose pace is measured with the same metres.
struct FlatMetric: BitwiseCopyable, Sendable {
  /// Coordinate steps in one degree.
  static let unitsPerDegree = 1e7

  let metersPerLatitudeUnit: Double
  let metersPerLongitudeUnit: Double

  init(box: BoundingBox) {
    let plane = LocalProjection(origin: box.center)
    metersPerLatitudeUnit = LocalProjection.metersPerDegreeLatitude / Self.unitsPerDegree
    metersPerLongitudeUnit = plane.metersPerDegreeLongitude / Self.unitsPerDegree
  }

  /// Metres that a difference of latitude and longitude units makes.
  @inline(__always)
  func meters(latitudeUnits: Double, longitudeUnits: Double) -> Double {
    let north = latitudeUnits * metersPerLatitudeUnit
    let east = longitudeUnits * metersPerLongitudeUnit
    return (north * north + east * east).squareRoot()
  }

  /// Metres between two nodes.
  func meters(from tail: Int, to head: Int, in graph: StreetGraph) -> Double {
    meters(
      latitudeUnits: Double(graph.nodeLatitudes[tail]) - Double(graph.nodeLatitudes[head]),
      longitudeUnits: Double(graph.nodeLongitudes[tail]) - Double(graph.nodeLongitudes[head]))
  }
}
