/// Makes the tables of a graph from a decoded map.
struct GraphBuilder {
  private let map: DecodedMap
  private let lines: StreetLines
  private let rules: TurnRules
  private let segments: [SegmentCutter.Segment]
  private let numbering: NodeNumbering
  private var report: ImportReport

  /// - Returns: tables without metadata, and what was made of the map.
  static func build(_ map: DecodedMap, _ interpreter: WayInterpreter) -> (tables: GraphTables, report: ImportReport) {
    var builder = GraphBuilder(map, interpreter)
    return (builder.tables(), builder.report)
  }

  private init(_ map: DecodedMap, _ interpreter: WayInterpreter) {
    self.map = map
    lines = StreetLines(map, interpreter)
    rules = TurnRules(map)
    let viaNodes = rules.viaNodes.compactMap(map.position(ofNode:))
    let forced = rules.barriers.map(\.node) + rules.toldNodes + viaNodes + lines.closedExits
    let cutter = SegmentCutter(lines, nodeCount: map.nodeIDs.count, forced: forced)
    let nodes = lines.nodes
    let ends = cutter.segments.flatMap { [nodes[$0.range.lowerBound], nodes[$0.range.upperBound - 1]] }
    let numbering = NodeNumbering(map, ends: ends)
    self.numbering = numbering
    segments = Self.ordered(cutter.segments) { numbering[nodes[$0.range.lowerBound]] ?? 0 }
    report = ImportReport()
  }

  /// Segments follow the order of the nodes that they begin in, then that of the map.
  private static func ordered(
    _ segments: [SegmentCutter.Segment], by node: (SegmentCutter.Segment) -> Int
  ) -> [SegmentCutter.Segment] {
    let keys = segments.enumerated().map { UInt64(node($1)) << 32 | UInt64($0) }
    return keys.sorted().map { segments[Int($0 & 0xffff_ffff)] }
  }

  private mutating func tables() -> GraphTables {
    let graph = TurnlessGraph(edges(), nodeCount: numbering.count)
    let splitter = JunctionSplitter(graph, nodeCount: numbering.count, turns: turns(graph))
    let assembler = GraphAssembler(map: map, lines: lines, segments: segments, decodedNodes: numbering.decodedNodes)
    let tables = assembler.tables(splitter)
    count(tables)
    return tables
  }

  private func edges() -> [TurnlessGraph.Edge] {
    var edges: [TurnlessGraph.Edge] = []
    edges.reserveCapacity(2 * segments.count)
    for (number, segment) in segments.enumerated() {
      let street = lines.streets[segment.way]
      guard let first = numbering[lines.nodes[segment.range.lowerBound]],
        let last = numbering[lines.nodes[segment.range.upperBound - 1]]
      else { continue }
      let packed = UInt32(number) << 1
      let ends = [(first, last, packed, Directions.forward), (last, first, packed | 1, .backward)]
      for (tail, head, packed, direction) in ends {
        let modes = street.modes(direction)
        if modes.isEmpty { continue }
        let walking: ModeSet = street.facts.isPushedAgainstTraffic(direction) ? .bike : []
        edges.append(
          .init(
            tail: UInt32(tail), head: UInt32(head), packedSegment: packed, modes: modes,
            bound: modes.subtracting(walking)))
      }
    }
    return edges
  }

  private mutating func turns(_ graph: TurnlessGraph) -> TurnTable {
    var table = TurnTable(graph) { [map, lines, segments] in map.meters(along: lines.nodes[segments[$0].range]) }
    for (node, modes) in rules.barriers {
      guard let number = numbering[node] else { continue }
      if table.close(node: number, to: modes) { report.barriers += 1 }
    }
    for obstacle in rules.obstacles { report.restrictionsIgnored[obstacle.rawValue, default: 0] += 1 }
    let locator = TurnLocator(graph, viaWays: rules.viaWays) { [lines, segments] in lines.wayIDs[segments[$0].way] }
    for restriction in rules.restrictions {
      do throws(TurnRestriction.Obstacle) {
        let turn = try locator.turn(of: restriction) { map.position(ofNode: $0).flatMap { numbering[$0] } }
        try table.apply(restriction.kind, at: turn)
        report.restrictionsApplied += 1
      } catch {
        report.restrictionsIgnored[error.rawValue, default: 0] += 1
      }
    }
    table.forbidReturns()
    return table
  }

  private mutating func count(_ tables: GraphTables) {
    report.waysRead = map.ways.count
    report.waysUsed = lines.usedCount
    report.waysCut = lines.cutCount
    report.waysBeyond = lines.beyondCount
    report.nodes = tables.nodeLatitudes.count
    report.nodeCopies = tables.nodeLatitudes.count - numbering.count
    report.segments = tables.segmentLengths.count
    report.edges = tables.head.count
  }
}
