package import Setup

/// Pairs of node numbers, counted from 1, as `brisa network export` writes them.
package struct NodePairs: Sendable {
  /// Source and target, counted from 0.
  let pairs: [(source: Int, target: Int)]

  /// Reads one pair a line; blank lines and lines that begin with # are passed over.
  /// - Throws: ``BrisaError`` that names the line.
  package static func read(_ path: String, nodeCount: Int) throws(BrisaError) -> NodePairs {
    var pairs: [(source: Int, target: Int)] = []
    let text = try TextFile.read(path, limitBytes: 1 << 30)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count == 2, let source = Int(words[0]), let target = Int(words[1]),
        (1...max(1, nodeCount)).contains(source), (1...max(1, nodeCount)).contains(target), nodeCount > 0
      else {
        throw BrisaError(.badData, "\(path):\(index + 1): write two node numbers from 1 to \(nodeCount).")
      }
      pairs.append((source - 1, target - 1))
    }
    return NodePairs(pairs: pairs)
  }
}
