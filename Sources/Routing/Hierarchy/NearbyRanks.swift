internal import Geo
internal import Streets

/// The nodes around a trip by their ranks, with all their ancestors in the elimination tree: what a search that does
/// not leave the surroundings asks a hierarchy for.
struct NearbyRanks {
  /// The ranks, rising.
  let ranks: [UInt32]

  /// How far around its ends a trip is looked at, as a part of the distance between them, and at least in metres.
  private static let margin = (share: 0.25, meters: 300.0)

  /// The ranks of the nodes in a box and those above them.
  /// - Complexity: O(nodes).
  init(_ graph: StreetGraph, _ arrays: HierarchyArrays, in box: BoundingBox) {
    var isNear = [Bool](repeating: false, count: arrays.nodeCount)
    var count = 0
    isNear.withUnsafeMutableBufferPointer { isNear in
      Self.forEachNode(graph, in: box) { node in
        var rank = Int(arrays.rank[node])
        while rank != HierarchyArrays.none, !isNear[rank] {
          isNear[rank] = true
          count += 1
          rank = arrays.parent(rank)
        }
      }
    }
    ranks = Self.positions(isNear, count: count)
  }

  /// Where a list is true, rising.
  private static func positions(_ list: [Bool], count: Int) -> [UInt32] {
    var positions: [UInt32] = []
    positions.reserveCapacity(count)
    for position in list.indices where list[position] { positions.append(UInt32(truncatingIfNeeded: position)) }
    return positions
  }

  private static func forEachNode(_ graph: StreetGraph, in box: BoundingBox, _ body: (Int) -> Void) {
    let (latitudes, longitudes) = (graph.nodeLatitudes, graph.nodeLongitudes)
    let (south, north) = (Int32(box.south * 1e7), Int32(box.north * 1e7))
    let (west, east) = (Int32(box.west * 1e7), Int32(box.east * 1e7))
    for node in latitudes.indices
    where latitudes[node] >= south && latitudes[node] <= north && longitudes[node] >= west && longitudes[node] <= east {
      body(node)
    }
  }

  /// What is around a trip between two places.
  static func box(from origin: Coordinate, to destination: Coordinate) -> BoundingBox {
    let meters = max(margin.meters, margin.share * origin.distanceMeters(to: destination))
    return BoundingBox(
      west: min(origin.longitude, destination.longitude), south: min(origin.latitude, destination.latitude),
      east: max(origin.longitude, destination.longitude), north: max(origin.latitude, destination.latitude)
    ).expanded(byMeters: meters)
  }
}
