/// One line of what must be reached.
struct Goal {
  let work: String
  let goal: String

  init(_ work: String, _ goal: String) {
    self.work = work
    self.goal = goal
  }

  /// The line with what was measured.
  func row(_ brisa: String, peer: String = "", ratio: String = "", _ verdict: ResultRow.Verdict) -> ResultRow {
    ResultRow(work: work, goal: goal, brisa: brisa, peer: peer, ratio: ratio, verdict: verdict)
  }
}

/// What must be reached, on two cores.
enum Goals {
  static let shared = Goal(
    "Valencia topology, p of the stations at 08:00 times a seeded factor by street, random pairs, path included, shared weights",
    "p50 no slower than routingkit-cch with its path")
  static let own = Goal(
    "the same, each request with its own λ and three zones of 500 m", "p50 ≤ 2 ms, and 50 times faster than igraph")
  static let moving = Goal("the same pairs, moving air, tolerance 1 %", "p50 ≤ 10 ms")
  static let hierarchy = Goal("Valencia topology: order and hierarchy", "no slower than routingkit-cch's")
  static let customizing = Goal("Valencia topology: customizing an hour", "≤ 1.5 × routingkit-cch's")
  /// The lines on the Valencia topology.
  static let valencia = [shared, own, moving, hierarchy, customizing]

  static let answers = Goal(
    "central Helsinki, coordinates to whole answer, one zone: three routes", "p50 ≤ 2 ms")
  static let route = Goal("the same, one route", "p50 ≤ 1 ms; Valhalla's with one excluded polygon beside it")
  static let tradeOff = Goal("central Helsinki, ends 2 to 3 km apart: the whole trade-off", "p50 ≤ 20 ms")
  static let imports = Goal(
    "central Helsinki, extract to network file, order included",
    "no slower than osrm-extract + partition + customize, or valhalla_build_tiles")
  static let opening = Goal("opening a network file and the first route, whole process", "≤ 50 ms")
  static let memory = Goal("resident memory of that over an idle `brisa`", "≤ 120 bytes per directed edge")
  /// The lines in central Helsinki, and those of processes.
  static let helsinki = [answers, route, tradeOff, imports, opening, memory]

  /// All lines in their order.
  static let all = [
    shared, own, moving, answers, route, tradeOff, imports, hierarchy, opening, memory, customizing,
  ].map(\.work)
}
