internal import Geo

/// When a method stops looking at all stations, and how many it then looks at.
///
/// With hundreds of stations the far ones count for nothing beside the near ones, and cost the cube of their number.
enum Neighborhood {
  /// Most stations that all count everywhere.
  static let maxStationsAtOnce = 500
  /// How many of more stations count at a point: the nearest.
  static let size = 32

  /// The stations that count at a point, as indices in rising distance; all, in their order, where there are not too
  /// many.
  /// - Complexity: O(n log n).
  static func indices(of stations: [PlanePoint], at point: PlanePoint) -> [Int] {
    guard stations.count > maxStationsAtOnce else { return Array(stations.indices) }
    var list = NeighborList(capacity: size)
    StationTree(stations).findNearest(to: point, into: &list)
    return list.indices
  }

  /// The stencil of all stations, from one of the stations that count.
  static func stencil(
    of stations: [PlanePoint], at point: PlanePoint, _ local: ([PlanePoint]) throws(FieldError) -> Stencil
  ) throws(FieldError) -> Stencil {
    let indices = indices(of: stations, at: point)
    let stencil = try local(indices.map { stations[$0] })
    var weights = [Double](repeating: 0, count: stations.count)
    for (index, weight) in zip(indices, stencil.weights) { weights[index] = weight }
    return Stencil(weights: weights, relativeVariance: stencil.relativeVariance)
  }
}
