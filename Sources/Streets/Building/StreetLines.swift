/// The ways that some mode may use, as runs of nodes that the extract holds.
struct StreetLines {
  struct Line {
    /// Position of the way in ``StreetLines/wayIDs`` and ``StreetLines/streets``.
    let way: Int
    /// Its nodes, at least two, as a range of ``StreetLines/nodes``.
    let range: Range<Int>
  }

  /// OSM number of the used ways.
  private(set) var wayIDs: [Int64] = []
  private(set) var streets: [StreetInterpretation] = []
  /// Positions in ``DecodedMap/nodeIDs``; no two equal ones follow each other inside a line.
  private(set) var nodes: [UInt32] = []
  private(set) var lines: [Line] = []
  /// Ways with nodes that the extract does not hold.
  private(set) var cutCount = 0

  init(_ ways: [DecodedWay], _ interpreter: WayInterpreter) {
    for way in ways {
      guard way.nodes.count > 1, let street = interpreter.interpret(way.tags) else { continue }
      let lineCount = lines.count
      appendRuns(of: way.nodes)
      guard lines.count > lineCount else { continue }
      if way.nodes.contains(DecodedWay.missingNode) { cutCount += 1 }
      wayIDs.append(way.id)
      streets.append(street)
    }
  }

  private mutating func appendRuns(of wayNodes: [UInt32]) {
    var start = nodes.count
    for node in wayNodes {
      if node == DecodedWay.missingNode {
        endRun(from: start)
        start = nodes.count
      } else if nodes.count == start || nodes[nodes.count - 1] != node {
        nodes.append(node)
      }
    }
    endRun(from: start)
  }

  private mutating func endRun(from start: Int) {
    if nodes.count - start > 1 {
      lines.append(Line(way: wayIDs.count, range: start..<nodes.count))
    } else {
      nodes.removeSubrange(start...)
    }
  }
}
