internal import Computing
internal import Foundation

/// Looks for loops over two turning points: out to the first by the cleanest way, on to the second, and home, each by
/// the cleanest way that keeps off what is walked already.
///
/// Turning points are tried in all directions and at several distances; where the loop comes out too long or too short,
/// the second one is chosen anew. The best loops then have their second point moved about.
struct LoopSearch {
  private let loopGraph: LoopGraph
  private let length: Double
  private let out: LoopTree
  private let home: LoopTree
  /// Searches over all nodes that may still be made.
  private var searchesLeft: Int
  private var found: [LoopCandidate] = []

  /// Nodes that all searches together may settle, about.
  private static let maxWork = 12_000_000
  /// Searches that are allowed at least, however large the graph, and at most, however small.
  private static let (minSearches, maxSearches) = (40, 700)
  /// How many second turning points are tried at a time for one first one.
  private static let maxSecondPoints = 3
  /// How many of the best loops have their second turning point moved about, and to how many places.
  private static let (maxRefined, maxMoves) = (6, 10)

  init(_ loopGraph: LoopGraph, length: Double) {
    (self.loopGraph, self.length) = (loopGraph, length)
    out = LoopTree(loopGraph, from: 0)
    home = LoopTree(loopGraph, from: 0, isForward: false)
    searchesLeft = min(
      Self.maxSearches, max(Self.minSearches, Self.maxWork / max(1, loopGraph.nodeCount)))
  }

  /// The loops that were found, the best first.
  mutating func run() -> [LoopCandidate] {
    let firsts = turningPoints(sectors: 16, shares: [0.2, 0.28, 0.36, 0.44])
    let seconds = turningPoints(sectors: 32, shares: [0.14, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5])
    for first in firsts where mayGoOn { extend(first, seconds) }
    for best in found.sorted(by: { $0.score < $1.score }).prefix(Self.maxRefined) where mayGoOn { refine(best) }
    return found.sorted { $0.score < $1.score }
  }

  private var mayGoOn: Bool { searchesLeft > 0 && !Deadline.isPassed }

  /// In each direction, and between every two of some shares of the length, the node that the cleanest way leads to;
  /// nodes of different directions follow each other.
  private func turningPoints(sectors: Int, shares: [Double]) -> [Int] {
    let bands = shares.count - 1
    var best = [(node: Int, quality: Double)](repeating: (-1, .infinity), count: sectors * bands)
    for node in 1..<max(1, loopGraph.nodeCount) where home.costs[node] < .unreachable {
      let share = out.used[node] / length
      guard let band = (0..<bands).first(where: { share >= shares[$0] && share < shares[$0 + 1] }) else { continue }
      let place = loopGraph.places[node]
      let turn = (atan2(place.y, place.x) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1)
      let slot = band * sectors + min(sectors - 1, Int(turn * Double(sectors)))
      let quality = (Double(out.costs[node]) + Double(home.costs[node])) / (out.used[node] + home.used[node])
      if quality < best[slot].quality { best[slot] = (node, quality) }
    }
    // Steps whose length has no common divisor with the number of slots go through all of them.
    let step = Self.step(best.count)
    return best.indices.map { best[$0 * step % best.count].node }.filter { $0 >= 0 }
  }

  /// A number without a common divisor with a count, near its smaller part in the golden section: steps so long come
  /// close to none of those before them.
  private static func step(_ count: Int) -> Int {
    func divisor(_ first: Int, _ second: Int) -> Int { second == 0 ? first : divisor(second, first % second) }
    return (max(1, Int(0.382 * Double(count)))...max(1, count)).first { divisor($0, count) == 1 } ?? 1
  }

  /// Loops over a first turning point.
  ///
  /// Ways that keep off each other are longer than without, by a factor that shows only in loops that were made: where
  /// none of the first ones has its length, others are made with that factor.
  private mutating func extend(_ first: Int, _ seconds: [Int]) {
    let begun = begin(first)
    var factor = 1.0
    for _ in 0..<2 where mayGoOn {
      var ratios: [Double] = []
      for second in promising(seconds, begun, factor: factor).prefix(Self.maxSecondPoints) where mayGoOn {
        guard let loop = close(begun, over: second.node) else { continue }
        found.append(loop)
        ratios.append(loop.used / second.used)
      }
      guard !ratios.isEmpty, !found.suffix(ratios.count).contains(where: { $0.fits(length) }) else { return }
      factor = ratios.reduce(0, +) / Double(ratios.count)
    }
  }

  /// The way to a first turning point, and all ways on from there.
  private struct Begun {
    let first: Int
    let arcs: [Int]
    let marks: LoopMarks
    let onward: LoopTree
  }

  private mutating func begin(_ first: Int) -> Begun {
    searchesLeft -= 1
    let arcs = out.arcs(to: first)
    var marks = LoopMarks(loopGraph)
    marks.add(arcs, of: loopGraph)
    return Begun(
      first: first, arcs: arcs, marks: marks, onward: LoopTree(loopGraph, from: first, marks: marks))
  }

  /// Second turning points over which the loop may have its length, the most promising first, with the length that is
  /// expected before ways keep off each other.
  private func promising(_ seconds: [Int], _ begun: Begun, factor: Double) -> [(node: Int, used: Double)] {
    let first = begun.first
    let rated = seconds.compactMap { node -> (node: Int, used: Double, score: Double)? in
      guard node != first, begun.onward.costs[node] < .unreachable else { return nil }
      let used = out.used[first] + begun.onward.used[node] + home.used[node]
      guard abs(used * factor / length - 1) < LoopQuery.tolerance else { return nil }
      let cost = Double(out.costs[first]) + Double(begun.onward.costs[node]) + Double(home.costs[node])
      // Two turning points close together make a loop that is a walk out and back.
      let apart = norm(loopGraph.places[first] - loopGraph.places[node]) / max(1, norm(loopGraph.places[first]))
      return (node, used, cost / used * (1 + max(0, 0.7 - apart)))
    }
    return rated.sorted { $0.score < $1.score }.map { ($0.node, $0.used) }
  }

  private func norm(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

  /// The loop over a second turning point.
  private mutating func close(_ begun: Begun, over second: Int) -> LoopCandidate? {
    searchesLeft -= 1
    let middle = begun.onward.arcs(to: second)
    var marks = begun.marks
    marks.add(middle, of: loopGraph)
    let back = LoopTree(loopGraph, from: second, marks: marks, until: 0)
    guard back.costs[0] < .unreachable else { return nil }
    return LoopCandidate(
      begun.arcs + middle + back.arcs(to: 0), over: (begun.first, second), loopGraph, length: length)
  }

  /// The same loop with its second turning point moved about.
  private mutating func refine(_ loop: LoopCandidate) {
    let begun = begin(loop.turns.first)
    let center = loopGraph.places[loop.turns.second]
    let reach = max(100, 0.25 * norm(center))
    let near = (1..<loopGraph.nodeCount).filter { norm(loopGraph.places[$0] - center) < reach }
    let step = max(1, near.count / 400)
    let some = stride(from: 0, to: near.count, by: step).map { near[$0] }
    let used = out.used[loop.turns.first] + begun.onward.used[loop.turns.second] + home.used[loop.turns.second]
    for second in promising(some, begun, factor: loop.used / used).prefix(Self.maxMoves) where mayGoOn {
      if let better = close(begun, over: second.node) { found.append(better) }
    }
  }
}
