/// A loop over two turning points.
struct LoopCandidate {
  /// Numbers of arcs of the graph, from the origin back to it.
  let arcs: [Int]
  /// The nodes that it was led over.
  let turns: (first: Int, second: Int)
  let meters: Double
  /// Its length in the measure of the question.
  let used: Double
  /// The share of its metres on streets that it has taken before.
  let repeatedShare: Double
  /// Pollution in the mean over its time beside that of the streets around, which is 1.
  let relativePollution: Double
  /// How good it is, the less the better: its burden a metre beside that of the streets around, and a penalty for what
  /// it does wrong.
  ///
  /// A metre that is slow to pass has more burden, and one within zones counts as many times as zones are dearer.
  let score: Double

  /// Joins ways to a loop without the dead ends that one would walk into and back out of; nil where nothing is left.
  ///
  /// A dead end stays where turn restrictions forbid to go on without it.
  init?(_ ways: [Int], over turns: (first: Int, second: Int), _ loopGraph: LoopGraph, length: Double) {
    let arcs = Self.withoutDeadEnds(ways, loopGraph)
    guard !arcs.isEmpty else { return nil }
    var (meters, seconds, used, burden, dearBurden, repeated) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var seen: Set<Int> = []
    for number in arcs {
      let arc = loopGraph.arcs[number]
      meters += arc.meters
      seconds += arc.seconds
      used += arc.used
      burden += arc.burden
      dearBurden += arc.dearBurden
      if !seen.insert(arc.street).inserted { repeated += arc.meters }
    }
    guard meters > 0, used > 0 else { return nil }
    (self.arcs, self.turns, self.meters, self.used) = (arcs, turns, meters, used)
    repeatedShare = repeated / meters
    relativePollution = loopGraph.meanPollution > 0 && seconds > 0 ? burden / seconds / loopGraph.meanPollution : 1
    let burdenPerMeter = loopGraph.meanBurden > 0 ? dearBurden / meters / loopGraph.meanBurden : 1
    score = burdenPerMeter + Self.penalty(deviation: abs(used / length - 1), repeated: repeatedShare)
  }

  /// Arcs without the dead ends among them, as far as turn restrictions let one go on without these.
  private static func withoutDeadEnds(_ ways: [Int], _ loopGraph: LoopGraph) -> [Int] {
    var arcs = ways
    var last = 0
    while last + 1 < arcs.count {
      if let (shorter, depth) = cut(arcs, turningAfter: last, loopGraph) {
        arcs = shorter
        // What comes together there may be a dead end again.
        last = max(0, last - depth)
      } else {
        last += 1
      }
    }
    return arcs
  }

  /// Arcs without the longest dead end in which one turns round after one of them, and how many lead into it; nil where
  /// none can be left out.
  private static func cut(
    _ arcs: [Int], turningAfter last: Int, _ loopGraph: LoopGraph
  ) -> (arcs: [Int], depth: Int)? {
    var depth = 0
    while depth <= last, last + 1 + depth < arcs.count,
      isBack(loopGraph.arcs[arcs[last + 1 + depth]], of: loopGraph.arcs[arcs[last - depth]])
    {
      depth += 1
    }
    while depth > 0 {
      let before = arcs[..<(last - depth + 1)]
      let node = before.last.map { loopGraph.arcs[$0].head } ?? 0
      if let after = loopGraph.arcs(like: arcs[(last + depth + 1)...], from: node) {
        return (Array(before) + after, depth)
      }
      depth -= 1
    }
    return nil
  }

  /// Whether an arc runs back along another one.
  private static func isBack(_ arc: LoopGraph.Arc, of last: LoopGraph.Arc) -> Bool {
    arc.street == last.street && arc.stretch.start == last.stretch.end && arc.stretch.end == last.stretch.start
  }

  /// From this share of what is allowed on, a loop is treated as one beyond it: the search aims a little inside.
  private static let aimedShare = 0.95

  /// What a loop does wrong, in burdens of the streets around, which are 1.
  ///
  /// Within what is allowed a wrong length and repeated streets cost a little; beyond it they cost as much as all the
  /// air of a mean loop, and steeply more from there on, so that the search comes back from a loop that does not fit.
  private static func penalty(deviation: Double, repeated: Double) -> Double {
    let tooFar = max(0, deviation - aimedShare * LoopQuery.tolerance)
    let tooMuch = max(0, repeated - aimedShare * LoopQuery.maxRepeated)
    return 0.1 * deviation + 0.5 * repeated + (tooFar > 0 ? 1 + 10 * tooFar : 0) + (tooMuch > 0 ? 1 + 5 * tooMuch : 0)
  }

  /// Whether it is as long as was asked for.
  func fits(_ length: Double) -> Bool { abs(used / length - 1) <= LoopQuery.tolerance }

  /// The share of its metres on streets of another one.
  func shared(with other: LoopCandidate, _ loopGraph: LoopGraph) -> Double {
    let streets = Set(other.arcs.map { loopGraph.arcs[$0].street })
    return arcs.reduce(0) { $0 + (streets.contains(loopGraph.arcs[$1].street) ? loopGraph.arcs[$1].meters : 0) }
      / meters
  }
}
