import Foundation

/// The lines of the table on the streets of Valencia and its surroundings.
struct ValenciaBench {
  private let ground: RoutingGround

  init(_ ground: RoutingGround) {
    self.ground = ground
  }

  /// What was measured.
  private struct Run {
    let shared: BenchAnswers
    let own: BenchAnswers
    let withoutZones: BenchAnswers
    let peers: GraphPeers?
  }

  private var brisa: BrisaProgram { ground.brisa }

  func rows() throws -> [ResultRow] {
    guard let extract = ground.extract("valencia-topology") else {
      return Goals.valencia.map {
        ResultRow(work: $0.work, goal: $0.goal, verdict: .notHere("the extract valencia-topology"))
      }
    }
    Report.printTitle("Valencia topology")
    let network = ground.path("valencia.brisa")
    try brisa.lines(["network", "build", extract, "-o", network])
    let weights = try weights()
    let nodes = try brisa.networkInfo(network).nodes
    let pairs = try ground.writePairs(nodeCount: nodes, to: "valencia.pairs")
    let run = try run(network, pairs, weights)
    return [
      sharedRow(run), ownRow(run), try movingRow(network, pairs, weights), try hierarchyRow(network, run.peers),
      customizingRow(run),
    ]
  }

  /// Options for p from the stations at 08:00.
  private func weights() throws -> [String] {
    let config = try ground.writeConfiguration(
      timezone: "Europe/Madrid", stations: BenchFolder.root.appending(path: "stations.csv").path, to: "valencia.yml")
    return ["--config", config, "--at", RoutingGround.moment, "--avoidance", RoutingGround.avoidance]
  }

  /// Brisa, the others, and Brisa again, so that what else the machine does falls on both.
  private func run(_ network: String, _ pairs: String, _ weights: [String]) throws -> Run {
    let graph = ground.path("valencia")
    let vary = ["--vary", "\(RoutingGround.seed)"]
    try brisa.lines(["network", "export", network, "--mode", "walk", "-o", graph] + weights + vary)
    let options = ["--network", network, "--pairs", pairs] + weights + vary
    let requests = options + ["--lambda", "0.5-8"]
    let weightFiles = ground.path("weights")
    let count = ground.counts.ownWeights
    let shared = try brisa.answers(options)
    let own = try brisa.answers(
      requests + ["--zones", "3", "--weights-to", weightFiles, "--weights-count", "\(count)"])
    let ownPairs = own.words.prefix(count).map { "\($0[0]) \($0[1])" }.joined(separator: "\n")
    try ownPairs.write(toFile: ground.path("own.pairs"), atomically: true, encoding: .utf8)
    let peers = try ground.peers(
      GraphPeers.self, "routing_graph.py",
      [
        graph, pairs, ground.path("own.pairs"), weightFiles, "\(ground.counts.igraph)",
        "\(ground.counts.networkx)",
      ])
    try FileManager.default.removeItem(atPath: weightFiles)
    if let peers { try check(peers, shared, own) }
    return Run(
      shared: shared.better(try brisa.answers(options)),
      own: own.better(try brisa.answers(requests + ["--zones", "3"])),
      withoutZones: try brisa.answers(requests), peers: peers)
  }

  private func check(_ peers: GraphPeers, _ shared: BenchAnswers, _ own: BenchAnswers) throws {
    let costs = shared.costs(words: 3)
    if let kit = peers.routingkit { try CostCheck.check("routingkit-cch", kit.costs, against: costs) }
    if let igraph = peers.igraph {
      try CostCheck.check("igraph", igraph.shared.costs, against: costs)
      try CostCheck.check("igraph, own weights", igraph.own.costs, against: own.costs(words: 4))
    }
    if let networkx = peers.networkx { try CostCheck.check("networkx", networkx.costs, against: costs) }
  }

  // MARK: Rows

  private func sharedRow(_ run: Run) -> ResultRow {
    let goal = Goals.shared
    let ours = run.shared.quantiles
    guard let kit = run.peers?.routingkit else { return goal.row(ours.text, .notHere("routingkit-cch")) }
    let theirs = Quantiles(milliseconds: kit.milliseconds)
    var peer = "routingkit-cch \(theirs.text)"
    if let igraph = run.peers?.igraph { peer += "; igraph \(igraph.shared.quantiles.text)" }
    if let networkx = run.peers?.networkx { peer += "; networkx, both ways, \(networkx.quantiles.text)" }
    return goal.row(
      ours.text, peer: peer, ratio: Report.text(ours.p50 / theirs.p50), .atMost(theirs.p50, ours.p50))
  }

  private func ownRow(_ run: Run) -> ResultRow {
    let ours = run.own.quantiles
    let bare = run.withoutZones.quantiles
    let limit = "without the zones \(bare.text)"
    guard let own = run.peers?.igraph?.own else { return Goals.own.row(ours.text, .notHere("igraph")) }
    let theirs = Quantiles(milliseconds: own.milliseconds)
    let handOver = Quantiles(milliseconds: own.handOverMilliseconds).p50
    let searching = theirs.p50 - handOver
    let isReached = ours.p50 <= 2 && searching >= 50 * ours.p50
    return Goals.own.row(
      ours.text, peer: "igraph \(theirs.text), of which \(Report.text(handOver)) ms to hand the weights over",
      ratio: "\(Report.text(ours.p50 / searching)), handing over left out", isReached ? .reached : .missed(limit))
  }

  private func movingRow(_ network: String, _ pairs: String, _ weights: [String]) throws -> ResultRow {
    let options =
      [
        "bench", "moving", "--network", network, "--mode", "walk", "--tolerance", "1", "--seed",
        "\(RoutingGround.seed)",
      ]
      + ["--count", "\(ground.counts.moving)"] + weights
    let ours = try moving(options + ["--pairs", pairs])
    let near = try moving(options)
    return Goals.moving.row(
      ours.text, .atMost(10, ours.p50, otherwise: "it grows with the way; ends 2 to 3 km apart \(near.text)"))
  }

  private func moving(_ options: [String]) throws -> Quantiles {
    let lines = try brisa.lines(options)
    for line in lines where !line.hasPrefix("#") {
      guard let proven = line.split(separator: " ").first.flatMap({ Double($0) }), proven <= 0.01 else {
        throw BenchError("A way through moving air keeps no tolerance of 1 %: \(line)")
      }
    }
    return try Quantiles(lines: lines)
  }

  private func hierarchyRow(_ network: String, _ peers: GraphPeers?) throws -> ResultRow {
    let lines = try brisa.lines(["bench", "hierarchy", "--network", network])
    let runs = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").compactMap { Double($0) } }
    guard let best = runs.min(by: { $0[0] < $1[0] }) else { throw BenchError("bench hierarchy says no figures.") }
    let ours = "\(Report.text(best[0] / 1000)) s, \(Report.text(best[1] / 1000)) s of processor time"
    guard let kit = peers?.routingkit else { return Goals.hierarchy.row(ours, .notHere("routingkit-cch")) }
    let theirs = kit.orderSeconds + kit.buildSeconds
    return Goals.hierarchy.row(
      ours, peer: "routingkit-cch \(Report.text(kit.orderSeconds)) + \(Report.text(kit.buildSeconds)) s",
      ratio: Report.text(best[0] / 1000 / theirs), .atMost(theirs, best[0] / 1000))
  }

  private func customizingRow(_ run: Run) -> ResultRow {
    let ours = run.shared.customizing ?? .nan
    let text = "\(Report.text(ours)) ms"
    guard let kit = run.peers?.routingkit else { return Goals.customizing.row(text, .notHere("routingkit-cch")) }
    let theirs = (kit.customizeSeconds.min() ?? .nan) * 1000
    return Goals.customizing.row(
      text, peer: "routingkit-cch \(Report.text(theirs)) ms", ratio: Report.text(ours / theirs),
      .atMost(1.5 * theirs, ours))
  }
}
