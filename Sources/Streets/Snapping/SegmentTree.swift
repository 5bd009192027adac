/// A packed R-tree over the boxes of all segments, ordered along a Hilbert curve.
///
/// Kamel and Faloutsos, "On packing R-trees" (1993). All levels lie in one array, the segments first, the root last.
struct SegmentTree: Sendable {
  /// Children of a tree node.
  static let fanout = 16

  /// Segments in the order of the curve.
  let segments: [UInt32]
  /// Boxes of all levels.
  let boxes: [Box]
  /// First box of each level, and the number of boxes at the end.
  let levels: [Int]

  /// A box in 1e-7 degrees.
  struct Box: Sendable {
    /// West, south, and the negatives of east and north, so that a union is a minimum.
    private var bounds = SIMD4<Int32>(repeating: .max)

    var west: Int32 { bounds[0] }
    var south: Int32 { bounds[1] }
    var east: Int32 { 0 &- bounds[2] }
    var north: Int32 { 0 &- bounds[3] }

    mutating func include(_ other: Box) {
      bounds = pointwiseMin(bounds, other.bounds)
    }

    mutating func include(latitude: Int32, longitude: Int32) {
      bounds = pointwiseMin(bounds, SIMD4(longitude, latitude, 0 &- longitude, 0 &- latitude))
    }
  }

  /// - Complexity: O(segments + shape points).
  init(_ storage: GraphStorage) {
    let leaves = storage.segmentLengths.indices.map { Self.box(of: $0, storage) }
    segments = Self.curveOrder(leaves)
    var boxes: [Box] = []
    // Each level has a sixteenth of the one below, rounded up.
    boxes.reserveCapacity(leaves.count + leaves.count / (Self.fanout - 1) + 16)
    boxes.append(contentsOf: segments.lazy.map { leaves[Int($0)] })
    var levels = [0, boxes.count]
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 {
      let children = levels[levels.count - 2]..<levels[levels.count - 1]
      for first in stride(from: children.lowerBound, to: children.upperBound, by: Self.fanout) {
        boxes.append(Self.union(boxes[first..<min(first + Self.fanout, children.upperBound)]))
      }
      levels.append(boxes.count)
    }
    self.boxes = boxes
    self.levels = levels
  }

  private static func box(of segment: Int, _ storage: GraphStorage) -> Box {
    var box = Box()
    for point in Int(storage.segmentFirstShape[segment])..<Int(storage.segmentFirstShape[segment + 1]) {
      box.include(latitude: storage.shapeLatitudes[point], longitude: storage.shapeLongitudes[point])
    }
    return box
  }

  private static func union(_ boxes: ArraySlice<Box>) -> Box {
    var result = Box()
    for box in boxes { result.include(box) }
    return result
  }
}
