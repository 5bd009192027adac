import Streets
import TestSupport
import Testing

@Suite("Real extracts")
struct RealExtractTests {
  struct Extract: Sendable {
    let name: String
    let segments: ClosedRange<Int>
    /// How many turn restrictions hold; in Helsinki, one of them leads along ways.
    let restrictions: Int
    /// How many more bind neither bikes nor scooters, mostly on streets that these may not use.
    let idleRestrictions: Int
    let street: String
    let dataYear: String
  }

  static let extracts = [
    Extract(
      name: "helsinki-centre", segments: 30_000...60_000, restrictions: 58, idleRestrictions: 54,
      street: "Mannerheimintie", dataYear: "2024"),
    Extract(
      name: "monaco", segments: 3_000...8_000, restrictions: 27, idleRestrictions: 0, street: "Boulevard Albert 1er",
      dataYear: "2016"),
  ].filter { SharedData.path("osm/\($0.name).osm.pbf") != nil }

  @Test(
    "Counts are plausible and walkers reach nearly everything", .enabled(if: !extracts.isEmpty, SharedData.absence),
    arguments: extracts)
  func plausible(_ extract: Extract) throws {
    let path = try #require(SharedData.path("osm/\(extract.name).osm.pbf"))
    let (tables, report) = try StreetImport.read(path, profile: ProfileSettings())
    #expect(extract.segments.contains(report.segments))
    #expect(report.waysUsed <= report.waysRead)
    #expect(report.restrictionsApplied == extract.restrictions)
    #expect(report.restrictionsIgnored["without effect", default: 0] == extract.idleRestrictions)
    #expect(tables.names.contains(extract.street))
    #expect(tables.metadata.dataDate.hasPrefix(extract.dataYear))
    #expect(tables.metadata.drivingSide == .right)
    #expect(largestComponentShare(tables, .walk) > 0.9)
    #expect(openEdges(tables, .scooter) > 1000)
    #expect(openEdges(tables, .scooter) < openEdges(tables, .bike))
  }

  private func openEdges(_ tables: GraphTables, _ mode: TravelMode) -> Int {
    tables.durations[mode.index].count { $0 != StreetGraph.closed }
  }

  /// The share of a mode's nodes in its largest part, directions aside.
  private func largestComponentShare(_ tables: GraphTables, _ mode: TravelMode) -> Double {
    var parts = DisjointSets(count: tables.nodeLatitudes.count)
    var isUsed = [Bool](repeating: false, count: tables.nodeLatitudes.count)
    for node in isUsed.indices {
      for edge in Int(tables.firstOut[node])..<Int(tables.firstOut[node + 1])
      where tables.durations[mode.index][edge] != StreetGraph.closed {
        parts.join(node, Int(tables.head[edge]))
        isUsed[node] = true
        isUsed[Int(tables.head[edge])] = true
      }
    }
    let used = isUsed.indices.filter { isUsed[$0] }
    let sizes = Dictionary(grouping: used) { parts.root(of: $0) }.values.map(\.count)
    return Double(sizes.max() ?? 0) / Double(max(1, used.count))
  }
}

/// Union-find with path halving.
private struct DisjointSets {
  private var parent: [Int]

  init(count: Int) {
    parent = Array(0..<count)
  }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  mutating func join(_ first: Int, _ second: Int) {
    parent[root(of: first)] = root(of: second)
  }
}
