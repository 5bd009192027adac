/// What an arc can stand for, where the graph alone says it: most arcs of a street map are single edges or shortcuts of
/// chains, and for those no weight need be looked at when they are turned back into edges.
final class ArcDetours: @unchecked Sendable {
  /// Only edges of the graph.
  static let edgesAlone = UInt32.max
  /// One of several, as the weights say.
  static let several = UInt32.max - 1

  /// By arc, the place in ``HierarchyArrays/downArc`` of the one rank that it leads over, or one of the above.
  let places: UnsafePointer<UInt32>

  /// - Complexity: O(arcs + triangles).
  init(_ arrays: HierarchyArrays) {
    let places = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, arrays.arcCount))
    places.initialize(repeating: Self.edgesAlone, count: arrays.arcCount)
    var arcTo = [UInt32](repeating: 0, count: arrays.nodeCount)
    arcTo.withUnsafeMutableBufferPointer { arcTo in
      for rank in 0..<arrays.nodeCount {
        for arc in arrays.up(rank) { arcTo[Int(arrays.upHead[arc])] = UInt32(truncatingIfNeeded: arc) }
        for place in arrays.down(rank) {
          for side in Int(arrays.downArc[place]) + 1..<arrays.up(Int(arrays.downTail[place])).upperBound {
            let arc = Int(arcTo[Int(arrays.upHead[side])])
            let isFirst = places[arc] == Self.edgesAlone && arrays.firstInput[arc] == arrays.firstInput[arc + 1]
            places[arc] = isFirst ? UInt32(truncatingIfNeeded: place) : Self.several
          }
        }
      }
    }
    self.places = UnsafePointer(places)
  }

  deinit {
    places.deallocate()
  }
}
