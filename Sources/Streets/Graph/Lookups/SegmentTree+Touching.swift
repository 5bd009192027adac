package import Geo

extension StreetGraph {
  /// Calls a closure with every segment whose box touches a box, and with that box of its own.
  /// - Complexity: About O(log segments + segments found).
  package func forEachSegment(touching box: BoundingBox, _ body: (_ segment: Int, _ box: BoundingBox) -> Void) {
    segmentTree.forEachSegment(touching: SegmentTree.Box(box), body)
  }
}

extension SegmentTree {
  fileprivate func forEachSegment(touching wanted: Box, _ body: (_ segment: Int, _ box: BoundingBox) -> Void) {
    guard let root = boxes.indices.last else { return }
    var stack = [(level: levels.count - 2, index: root)]
    while let (level, index) = stack.popLast() {
      guard boxes[index].touches(wanted) else { continue }
      if level == 0 {
        body(Int(segments[index]), BoundingBox(boxes[index]))
      } else {
        for child in children(of: index, level: level) { stack.append((level - 1, child)) }
      }
    }
  }
}

extension SegmentTree.Box {
  /// The smallest box of whole units around a box.
  fileprivate init(_ box: BoundingBox) {
    self.init()
    include(
      latitude: Self.units(box.south, .down, limit: 90), longitude: Self.units(box.west, .down, limit: 180))
    include(latitude: Self.units(box.north, .up, limit: 90), longitude: Self.units(box.east, .up, limit: 180))
  }

  private static func units(_ degrees: Double, _ rule: FloatingPointRoundingRule, limit: Double) -> Int32 {
    Int32((min(limit, max(-limit, degrees)) * 1e7).rounded(rule))
  }

  fileprivate func touches(_ other: SegmentTree.Box) -> Bool {
    west <= other.east && other.west <= east && south <= other.north && other.south <= north
  }
}
