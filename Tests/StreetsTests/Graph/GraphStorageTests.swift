import Testing

@testable import Streets

@Suite("A graph of tables")
struct GraphStorageTests {
  /// Two streets in a row.
  private static var tables: GraphTables {
    var sketch = GraphSketch()
    let nodes = [sketch.node(0, 0), sketch.node(100, 0), sketch.node(200, 0)]
    sketch.street(nodes[0], nodes[1])
    sketch.street(nodes[1], nodes[2])
    return sketch.tables
  }

  private static let damages: [(name: String, change: @Sendable (inout GraphTables) -> Void)] = [
    ("no first edges", { $0.firstOut = [] }),
    ("too few first edges", { $0.firstOut.removeLast() }),
    ("a first edge that is none", { $0.firstOut[1] = 99 }),
    ("first edges that fall", { $0.firstOut[1] = $0.firstOut[2] + 1 }),
    ("an edge of no segment", { $0.edgeSegment[0] = UInt32(2 * $0.segmentLengths.count) }),
    ("an edge of no number", { $0.edgeSegment[0] = .max }),
    ("more segments of edges than edges", { $0.edgeSegment.append(0) }),
    ("an edge to no node", { $0.head[0] = 99 }),
    ("an edge too few", { $0.head.removeLast() }),
    ("no travel times of a mode", { $0.durations.removeLast() }),
    ("too few travel times", { $0.durations[0].removeLast() }),
    ("a node without edges", { $0.nodeLatitudes.append(0) }),
    ("a segment too few", { $0.segmentLengths.removeLast() }),
    ("a segment without a shape", { $0.segmentFirstShape[1] = 0 }),
    ("a street of no name", { $0.segmentNames[0] = 99 }),
  ]

  @Test("that fit together is sound, and of others is not: none ends the program")
  func soundness() {
    #expect(StreetGraph(Self.tables).isSound)
    for damage in Self.damages {
      var tables = Self.tables
      damage.change(&tables)
      #expect(!StreetGraph(tables).isSound, "\(damage.name)")
    }
  }
}
