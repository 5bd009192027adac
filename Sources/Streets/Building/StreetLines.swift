/// The ways that some mode may use, as runs of nodes that the extract holds.
struct StreetLines {
  /// A way, or what the extract holds of it in one run.
  struct Line {
    /// Position of the way in ``StreetLines/wayIDs`` and ``StreetLines/streets``.
    let way: Int
    /// Its nodes, at least two, as a range of ``StreetLines/nodes``.
    let range: Range<Int>
  }

  /// OSM number of the used ways, in the order of ``streets``.
  private(set) var wayIDs: [Int64] = []
  /// What the ways are; a square of which streets take parts is there once more for each that is left to fewer.
  private(set) var streets: [StreetInterpretation] = []
  /// Positions in ``DecodedMap/nodeIDs``; no two equal ones follow each other inside a line.
  private(set) var nodes: [UInt32] = []
  private(set) var lines: [Line] = []
  /// Ways with nodes that the extract does not hold, or that cross the 180th meridian, where they are cut.
  private(set) var cutCount = 0
  /// Ways that lie wholly on the other side of the 180th meridian, and are left out.
  private(set) var beyondCount = 0
  /// The nodes of roundabouts from which traffic may leave along a street that no mode may use, ascending.
  private(set) var closedExits: [UInt32] = []

  /// Ways that some mode may use.
  private(set) var usedCount = 0

  private let longitudes: [Int32]
  /// The sign of the longitudes on the other side of the 180th meridian; nil where the map lies on one side.
  private let beyond: Int32?

  /// Takes the ways of a map that some mode may use.
  init(_ map: DecodedMap, _ interpreter: WayInterpreter) {
    longitudes = map.longitudes
    beyond = Self.beyond(map.longitudes)
    var closed: Set<UInt32> = []
    for way in map.ways where way.nodes.count > 1 {
      guard let street = interpreter.interpret(way.tags) else {
        let traffic = interpreter.traffic(way.tags)
        if traffic.contains(.forward) { closed.formUnion(way.nodes.dropLast()) }
        if traffic.contains(.backward) { closed.formUnion(way.nodes.dropFirst()) }
        continue
      }
      let lineCount = lines.count
      let isWhole = appendRuns(of: way.nodes)
      guard lines.count > lineCount else {
        if way.nodes.contains(where: { $0 != DecodedWay.missingNode && isBeyond($0) }) { beyondCount += 1 }
        continue
      }
      if !isWhole { cutCount += 1 }
      wayIDs.append(way.id)
      streets.append(street)
    }
    let rings = lines.filter { streets[$0.way].isRing }
    closedExits = Set(rings.flatMap { nodes[$0.range] }).intersection(closed).sorted()
    usedCount = wayIDs.count
    leaveSharedOutlinesToStreets(interpreter)
  }

  /// Squares keep what streets leave of their outlines.
  private mutating func leaveSharedOutlinesToStreets(_ interpreter: WayInterpreter) {
    guard streets.contains(where: \.isSquare) else { return }
    var outlines = SharedOutlines(self, nodeCount: longitudes.count)
    let whole = lines
    lines.removeAll(keepingCapacity: true)
    for line in whole {
      guard streets[line.way].isSquare else {
        lines.append(line)
        continue
      }
      for part in outlines.parts(of: line, streets[line.way]) {
        lines.append(Line(way: appendWay(line.way, part.facts, interpreter), range: part.range))
      }
    }
  }

  /// The position of a way with other facts, which is added if they are others.
  private mutating func appendWay(_ way: Int, _ facts: TravelFacts, _ interpreter: WayInterpreter) -> Int {
    guard streets[way].facts != facts else { return way }
    wayIDs.append(wayIDs[way])
    streets.append(interpreter.narrowed(streets[way], to: facts))
    return streets.count - 1
  }

  /// Appends the lines of a way; false where it had to be cut.
  private mutating func appendRuns(of wayNodes: [UInt32]) -> Bool {
    var start = nodes.count
    var isWhole = true
    for node in wayNodes {
      let isMissing = node == DecodedWay.missingNode || isBeyond(node)
      if isMissing {
        isWhole = false
        endRun(from: start)
        start = nodes.count
      }
      if !isMissing, nodes.count == start || nodes[nodes.count - 1] != node { nodes.append(node) }
    }
    endRun(from: start)
    return isWhole
  }

  /// The side of the 180th meridian that is left out where a map lies on both: the one with fewer nodes.
  ///
  /// A street over the meridian would go round the globe on the map, and no box of a city is over it.
  private static func beyond(_ longitudes: [Int32]) -> Int32? {
    guard let west = longitudes.min(), let east = longitudes.max(), Int64(east) - Int64(west) > 1_800_000_000 else {
      return nil
    }
    return 2 * longitudes.count(where: { $0 > 0 }) >= longitudes.count ? -1 : 1
  }

  private func isBeyond(_ node: UInt32) -> Bool { longitudes[Int(node)].signum() == beyond }

  private mutating func endRun(from start: Int) {
    if nodes.count - start > 1 {
      lines.append(Line(way: wayIDs.count, range: start..<nodes.count))
    } else {
      nodes.removeSubrange(start...)
    }
  }
}
