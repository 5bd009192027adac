import Foundation
import Geo
import Streets
import TestSupport
import Testing

@testable import Routing
@testable import Streets

@Suite("Hierarchy in a network file")
struct HierarchyFileTests {
  private static let map = DrawnMap(
    """
    A---B->-C
    |   |   |
    D---E---F
    |       |
    G---H---I
    """)
  /// Those of a hierarchy.
  private static let sections = GraphSection.allCases[
    GraphSection.hierarchyRank.index..<GraphSection.kernelSettings.index]

  private let folder: TemporaryFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("whole.brisa")
    try NetworkFile.write(Self.map.router.graph.addingHierarchy(), to: path)
    bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  @Test("comes back as it was written")
  func roundTrip() throws {
    let tables = HierarchyBuilder.build(Self.map.router.graph)
    let opened = try #require(try NetworkFile.open(folder.path("whole.brisa")).hierarchy)
    #expect(Array(opened.rank) == tables.rank)
    #expect(Array(opened.firstUp) == tables.firstUp)
    #expect(Array(opened.upHead) == tables.upHead)
    #expect(Array(opened.firstDown) == tables.firstDown)
    #expect(Array(opened.downArc) == tables.downArc)
    #expect(Array(opened.downTail) == tables.downTail)
    #expect(Array(opened.firstInput) == tables.firstInput)
    #expect(Array(opened.inputs) == tables.inputs)
    try NetworkFile.verify(folder.path("whole.brisa"))
  }

  @Test("has the travel times that the router's metric gives its arcs", arguments: TravelMode.allCases)
  func times(mode: TravelMode) throws {
    let graph = try NetworkFile.open(folder.path("whole.brisa"))
    let hierarchy = try #require(graph.hierarchy)
    let router = try #require(RouterHierarchy(graph))
    let metric = TimeBoundMetric(durations: graph.pricedDurations(mode))
    let weights = Customization(router.arrays, metric: metric).weights(router.plan)
    #expect(hierarchy.timesUp(mode).elementsEqual(UnsafeBufferPointer(start: weights.up, count: hierarchy.arcCount)))
    #expect(
      hierarchy.timesDown(mode).elementsEqual(UnsafeBufferPointer(start: weights.down, count: hierarchy.arcCount)))
  }

  @Test("is not there in a file of streets alone, which opens all the same")
  func withoutHierarchy() throws {
    let path = folder.path("streets.brisa")
    try NetworkFile.write(Self.map.router.graph, to: path)
    try NetworkFile.verify(path)
    let graph = try NetworkFile.open(path)
    #expect(graph.hierarchy == nil)
    let query = Self.map.query(("AB", 0.5), ("HI", 0.5))
    #expect(try Router(graph: graph).path(query) == Self.map.router.path(query))
  }

  @Test("that was cut anywhere is refused")
  func truncated() throws {
    for count in 1..<bytes.count {
      #expect(try openingError(Array(bytes[..<count]))?.message.contains("it was cut") == true, "\(count) bytes")
    }
  }

  @Test(
    "with any byte changed is found out by verifying, and opens harmlessly or not at all",
    arguments: [0x01, 0x80, 0xFF])
  func changedByte(mask: UInt8) throws {
    let first = try layout().entries[GraphSection.hierarchyRank.index].offset
    for place in first..<bytes.count {
      var changed = bytes
      changed[place] ^= mask
      let path = try folder.write(changed, as: "changed.brisa")
      #expect(throws: NetworkError.self, "byte \(place)") { try NetworkFile.verify(path) }
      try openAndSearch(path)
    }
  }

  @Test("of random numbers under a right checksum opens harmlessly or not at all")
  func randomNumbers() throws {
    let whole = try writtenSections()
    let limit = UInt32(Self.map.router.graph.nodeCount) + 2
    let seeds = 1...60 as ClosedRange<UInt64>
    var opened = 0
    for seed in seeds {
      var generator = SeededRandom(seed: seed)
      var sections = whole
      // Few numbers at a time: with many of them damaged none would open.
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        guard let section = Self.sections.randomElement(using: &generator) else { continue }
        let place = 4 * Int.random(in: 0..<max(1, sections[section.index].count / 4), using: &generator)
        guard place + 4 <= sections[section.index].count else { continue }
        let number = UInt32.random(in: 0...limit, using: &generator)
        withUnsafeBytes(of: number) { sections[section.index].replaceSubrange(place..<place + 4, with: $0) }
      }
      if try openAndSearch(folder.write(Self.file(sections), as: "random.brisa")) { opened += 1 }
    }
    #expect(opened > 0 && opened < seeds.count)
  }

  @Test("that contradicts the graph is found out by verifying, whatever the checksum says")
  func otherMeaning() throws {
    var tables = HierarchyBuilder.build(Self.map.router.graph)
    tables.inputs.reverse()
    #expect(try verifyingError(tables)?.contains("an arc that joins other nodes than its edges") == true)
    try openAndSearch(folder.path("other.brisa"))
  }

  @Test("with two nodes of one rank is found out by verifying")
  func sharedRank() throws {
    var tables = HierarchyBuilder.build(Self.map.router.graph)
    tables.rank[0] = tables.rank[1]
    #expect(try verifyingError(tables)?.contains("two nodes of one rank") == true)
  }

  @Test("that lacks an edge is found out by verifying")
  func lostEdge() throws {
    var tables = HierarchyBuilder.build(Self.map.router.graph)
    tables.inputs.removeLast()
    tables.firstInput = tables.firstInput.map { min($0, UInt32(tables.inputs.count)) }
    #expect(try verifyingError(tables)?.contains("an edge in no arc") == true)
  }

  @Test("whose subtrees are not runs of ranks is refused, for threads divide it by them")
  func otherOrder() throws {
    let graph = DrawnMap("A---B---C---D").router.graph
    // Both ends first, A and D, then what is between them.
    var tables = HierarchyTables()
    tables.rank = [0, 2, 3, 1]
    (tables.firstUp, tables.upHead) = ([0, 1, 2, 3, 3], [2, 3, 3])
    tables.link(firstOut: graph.storage.firstOut, head: graph.storage.head)
    let arcs = [UInt32](repeating: 0, count: tables.upHead.count)
    tables.times = TravelMode.allCases.map { _ in HierarchyTables.ArcTimes(up: arcs, down: arcs) }
    try NetworkFile.write(graph.adding(tables), to: folder.path("order.brisa"))
    let error = #expect(throws: NetworkError.self) { try NetworkFile.open(folder.path("order.brisa")) }
    #expect(error?.message.contains("whose ranks are in no order") == true)
  }

  @Test(
    "with a number that points nowhere is refused",
    arguments: sections.filter { $0.rawValue <= GraphSection.hierarchyInputs.rawValue })
  func pointsNowhere(section: GraphSection) throws {
    var changed = bytes
    let entry = try layout().entries[section.index]
    for place in entry.offset..<entry.offset + 4 { changed[place] = 0x7F }
    #expect(try openingError(changed) != nil)
  }

  @Test("with one section shorter than it should be is refused", arguments: sections)
  func shortSection(section: GraphSection) throws {
    var sections = try writtenSections()
    #expect(try openingError(Self.file(sections)) == nil)
    sections[section.index].removeLast(4)
    #expect(try openingError(Self.file(sections)) != nil)
  }

  /// The sections of the network as they were written.
  private func writtenSections() throws -> [[UInt8]] {
    try layout().entries.map { Array(bytes[$0.offset..<$0.offset + $0.byteCount]) }
  }

  /// A file of sections, with right checksums.
  private static func file(_ sections: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for section in sections {
      bytes += section
      bytes += [UInt8](repeating: 0, count: NetworkFileLayout.padded(section.count) - section.count)
    }
    let prefix = bytes.withUnsafeBytes { all in
      var offset = 0
      let parts = sections.map { section in
        defer { offset += NetworkFileLayout.padded(section.count) }
        return UnsafeRawBufferPointer(rebasing: all[offset..<offset + section.count])
      }
      return NetworkFileLayout(parts).prefix
    }
    return prefix + bytes
  }

  private func layout() throws -> NetworkFileLayout {
    try bytes.withUnsafeBytes { try NetworkFileLayout($0) }
  }

  private func openingError(_ bytes: [UInt8]) throws -> NetworkError? {
    let path = try folder.write(bytes, as: "broken.brisa")
    do throws(NetworkError) {
      _ = try NetworkFile.open(path)
      return nil
    } catch {
      return error
    }
  }

  /// What verifying says of the map's network with other tables.
  private func verifyingError(_ tables: HierarchyTables) throws -> String? {
    let path = folder.path("other.brisa")
    try NetworkFile.write(Self.map.router.graph.adding(tables), to: path)
    return #expect(throws: NetworkError.self) { try NetworkFile.verify(path) }?.message
  }

  /// Opens a file and, if that works, searches it in every way: none may crash or fail to end.
  /// - Returns: whether it opened.
  @discardableResult
  private func openAndSearch(_ path: String) throws -> Bool {
    guard let graph = try? NetworkFile.open(path) else { return false }
    let router = Router(graph: graph)
    var query = Self.map.query(("AB", 0.5), ("HI", 0.5))
    query.objective = .weighted(avoidance: 2)
    query.pollution = Self.map.pollution(["BE": 4])
    _ = try? router.path(query)
    query.objective = .cleanest
    _ = try? router.path(query)
    guard let costs = try? EdgeCosts(graph: graph, mode: .walk, avoidance: 0, pollution: nil),
      let metric = try? CustomizedMetric(router, costs: costs)
    else { return true }
    for target in 0..<graph.nodeCount { _ = try? NodeSearch(router).way(from: 0, to: target, by: metric) }
    return true
  }
}
