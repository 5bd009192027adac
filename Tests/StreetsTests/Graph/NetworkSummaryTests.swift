import Testing

@testable import Streets

@Suite("Network summary")
struct NetworkSummaryTests {
  /// A triangle of 1 + 2 + 3 km, its last side a one-way cycleway closed to walkers, and a stairway of 0.5 km apart.
  private static let graph: StreetGraph = {
    var sketch = GraphSketch()
    let corners = [sketch.node(0, 0), sketch.node(1000, 0), sketch.node(0, 1000)]
    let stairs = [sketch.node(5000, 0), sketch.node(5500, 0)]
    sketch.street(corners[0], corners[1], lengthMillimeters: 1_000_000)
    sketch.street(corners[1], corners[2], lengthMillimeters: 2_000_000)
    sketch.street(
      corners[2], corners[0], forward: [nil, 500, 400], backward: [nil, nil, nil], lengthMillimeters: 3_000_000,
      kind: .cycleway)
    sketch.street(
      stairs[0], stairs[1], forward: [900, nil, nil], backward: [900, nil, nil], lengthMillimeters: 500_000,
      kind: .steps)
    sketch.metadata.source = "triangle.osm"
    return StreetGraph(sketch.tables)
  }()

  private let summary = NetworkSummary(Self.graph)

  @Test("counts nodes, edges and segments")
  func counts() {
    #expect(summary.nodeCount == 5)
    #expect(summary.edgeCount == 8)
    #expect(summary.segmentCount == 4)
  }

  @Test("counts each street's length once")
  func length() {
    #expect(summary.streetKilometers == 6.5)
  }

  @Test("gives kilometres by class, most important first")
  func classes() {
    #expect(summary.classes.map(\.key) == ["residential", "cycleway", "steps"])
    #expect(summary.classes.map(\.kilometers) == [3, 3, 0.5])
  }

  @Test("counts a one-way street's open direction and its whole length")
  func bike() {
    let bike = summary.modes[TravelMode.bike.index]
    #expect(bike.openEdgeCount == 5)
    #expect(bike.openKilometers == 6)
    #expect(bike.nodeCount == 3)
    #expect(bike.largestComponentShare == 1)
  }

  @Test("counts islands among the nodes, but not in the largest component")
  func walk() {
    let walk = summary.modes[TravelMode.walk.index]
    #expect(walk.openEdgeCount == 6)
    #expect(walk.openKilometers == 3.5)
    #expect(walk.nodeCount == 5)
    #expect(walk.largestComponentNodeCount == 3)
    #expect(walk.largestComponentShare == 0.6)
  }

  @Test("says where the data came from, and whom to name")
  func provenance() {
    #expect(summary.metadata.source == "triangle.osm")
    #expect(summary.metadata.attribution == "© OpenStreetMap contributors, ODbL")
  }

  @Test("of nothing is all zeros")
  func empty() {
    let summary = NetworkSummary(StreetGraph(GraphTables()))
    #expect(summary.streetKilometers == 0)
    #expect(summary.classes.isEmpty)
    #expect(summary.modes.map(\.largestComponentNodeCount) == [0, 0, 0])
    #expect(summary.modes.map(\.largestComponentShare) == [0, 0, 0])
  }
}
