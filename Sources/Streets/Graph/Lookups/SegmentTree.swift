internal import Geo

/// A packed R-tree over the boxes of all segments, ordered along a Hilbert curve.
///
/// Kamel and Faloutsos, "On packing R-trees" (1993). All levels lie in one array, the segments first, the root last.
struct SegmentTree: @unchecked Sendable {
  /// Children of a tree node.
  static let fanout = 16

  /// Segments in the order of the curve.
  let segments: UnsafeBufferPointer<UInt32>
  /// Boxes of all levels.
  let boxes: UnsafeBufferPointer<Box>
  /// First box of each level, and the number of boxes at the end.
  let levels: [Int]

  /// A box in 1e-7 degrees.
  struct Box: BitwiseCopyable, Sendable {
    /// West, south, and the negatives of east and north, so that a union is a minimum.
    private var bounds = SIMD4<Int32>(repeating: .max)

    var west: Int32 { bounds[0] }
    var south: Int32 { bounds[1] }
    var east: Int32 { 0 &- bounds[2] }
    var north: Int32 { 0 &- bounds[3] }

    /// Becomes the box around both.
    mutating func include(_ other: Box) {
      bounds = pointwiseMin(bounds, other.bounds)
    }

    /// Becomes the box around itself and a place, in 1e-7 degrees.
    mutating func include(latitude: Int32, longitude: Int32) {
      bounds = pointwiseMin(bounds, SIMD4(longitude, latitude, 0 &- longitude, 0 &- latitude))
    }
  }

  /// A tree over arrays that outlive it, as ``tables(_:)`` makes them.
  init(segments: UnsafeBufferPointer<UInt32>, boxes: UnsafeBufferPointer<Box>) {
    self.segments = segments
    self.boxes = boxes
    levels = Self.levels(segmentCount: segments.count)
  }

  /// The box around all segments; the globe's origin when there are none.
  var box: BoundingBox {
    boxes.last.map(BoundingBox.init) ?? BoundingBox(west: 0, south: 0, east: 0, north: 0)
  }

  /// The boxes right below one of a level.
  func children(of index: Int, level: Int) -> Range<Int> {
    let first = levels[level - 1] + (index - levels[level]) * Self.fanout
    return first..<min(first + Self.fanout, levels[level])
  }

  /// First box of each level of a tree over so many segments, and the number of boxes at the end.
  ///
  /// Each level has a sixteenth of the one below, rounded up.
  static func levels(segmentCount: Int) -> [Int] {
    var levels = [0, segmentCount]
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 {
      let children = levels[levels.count - 1] - levels[levels.count - 2]
      levels.append(levels[levels.count - 1] + (children + fanout - 1) / fanout)
    }
    return levels
  }

  /// The arrays of the tree over a graph's segments.
  /// - Complexity: O(segments + shape points).
  static func tables(_ storage: GraphStorage) -> (segments: [UInt32], boxes: [Box]) {
    let leaves = storage.segmentLengths.indices.map { box(of: $0, storage) }
    let segments = curveOrder(leaves)
    let levels = levels(segmentCount: leaves.count)
    var boxes: [Box] = []
    boxes.reserveCapacity(levels[levels.count - 1])
    boxes.append(contentsOf: segments.lazy.map { leaves[Int($0)] })
    for level in levels.indices.dropFirst(2) {
      let end = levels[level - 1]
      for first in stride(from: levels[level - 2], to: end, by: fanout) {
        boxes.append(union(boxes[first..<min(first + fanout, end)]))
      }
    }
    return (segments, boxes)
  }

  /// The box around the shape of a segment.
  static func box(of segment: Int, _ storage: GraphStorage) -> Box {
    var box = Box()
    for point in storage.shapePoints(ofSegment: segment) {
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

extension BoundingBox {
  /// A box of the tree in degrees.
  init(_ box: SegmentTree.Box) {
    self.init(
      west: Double(box.west) / 1e7, south: Double(box.south) / 1e7, east: Double(box.east) / 1e7,
      north: Double(box.north) / 1e7)
  }
}
