/// Cuts lines into segments at junctions, line ends, barriers, gates, lifts, closed exits and the nodes of turn
/// restrictions.
///
/// A segment that would begin and end in one node is cut once more in its middle, so that a graph of streets has
/// parallel edges but no loops.
struct SegmentCutter {
  /// A segment is a range of ``StreetLines/nodes``; it shares its ends with its neighbours.
  typealias Segment = StreetLines.Line

  private let nodes: [UInt32]
  private var isCut: [Bool]
  private(set) var segments: [Segment] = []

  /// Cuts lines, also at the `forced` nodes even if no other line meets them there.
  init(_ lines: StreetLines, nodeCount: Int, forced: some Sequence<UInt32>) {
    nodes = lines.nodes
    isCut = Self.junctions(lines, nodeCount: nodeCount)
    for node in forced { isCut[Int(node)] = true }
    for line in lines.lines { cut(line) }
  }

  private static func junctions(_ lines: StreetLines, nodeCount: Int) -> [Bool] {
    var isCut = [Bool](repeating: false, count: nodeCount)
    var isUsed = isCut
    for line in lines.lines {
      for node in lines.nodes[line.range].map(Int.init) {
        if isUsed[node] { isCut[node] = true }
        isUsed[node] = true
      }
      isCut[Int(lines.nodes[line.range.lowerBound])] = true
      isCut[Int(lines.nodes[line.range.upperBound - 1])] = true
    }
    return isCut
  }

  private mutating func cut(_ line: StreetLines.Line) {
    var start = line.range.lowerBound
    for place in line.range.dropFirst() where isCut[Int(nodes[place])] {
      append(Segment(way: line.way, range: start..<place + 1))
      start = place
    }
  }

  private mutating func append(_ segment: Segment) {
    let range = segment.range
    guard nodes[range.lowerBound] == nodes[range.upperBound - 1] else { return segments.append(segment) }
    let middle = (range.lowerBound + range.upperBound - 1) / 2
    segments.append(Segment(way: segment.way, range: range.lowerBound..<middle + 1))
    segments.append(Segment(way: segment.way, range: middle..<range.upperBound))
  }
}
