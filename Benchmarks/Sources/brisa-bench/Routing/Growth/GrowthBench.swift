import Foundation

/// How time, memory and files grow with the number of nodes.
struct GrowthBench {
  private let ground: RoutingGround

  init(_ ground: RoutingGround) {
    self.ground = ground
  }

  /// What one size takes.
  private struct Size {
    let nodes: Int
    let building: ProcessFigures
    let fileBytes: Double
    let shared: BenchAnswers
    let own: Quantiles
    let opening: ProcessFigures
  }

  private static let header = [
    "nodes", "extract to network file", "processor time", "memory of that", "file", "customizing", "shared weights",
    "own λ, three zones", "open and first route", "memory of that",
  ]

  /// The table in Markdown, and what follows for a country.
  func text() throws -> String {
    let title = "How it grows: the middle of the Valencia topology, all of it, and copies of it side by side.\n\n"
    guard FileManager.default.fileExists(atPath: ground.path("valencia/graph.gr")) else {
      return title + "Not here: the extract valencia-topology.\n"
    }
    Report.printTitle("growth")
    let plan = try StreetPlan(dimacs: ground.path("valencia"))
    var sizes: [Size] = []
    for count in ground.counts.growth {
      sizes.append(try size(Self.plan(plan, of: count)))
      Report.printFigure("nodes", "\(sizes[sizes.count - 1].nodes)")
    }
    return title + MarkdownTable.text(Self.header, sizes.map(cells)) + country(sizes)
  }

  private static func plan(_ plan: StreetPlan, of count: Int) -> StreetPlan {
    let share = Double(count) / Double(plan.latitudes.count)
    if share < 0.9 { return plan.cut(to: count) }
    return plan.tiled(Int(share.squareRoot().rounded()))
  }

  private func size(_ plan: StreetPlan) throws -> Size {
    let (extract, network) = (ground.path("growth.osm.pbf"), ground.path("growth.brisa"))
    try ExtractWriter.write(plan, to: extract)
    let building = try ground.brisa.measured(runs: 1, ["network", "build", extract, "-o", network])
    let nodes = try ground.brisa.networkInfo(network).nodes
    let options = ["--network", network, "--pairs", try ground.writePairs(nodeCount: nodes, to: "growth.pairs")]
    let shared = try ground.brisa.answers(options)
    let own = try ground.brisa.answers(options + ["--lambda", "0.5-8", "--zones", "3"])
    let middle = plan.latitudes.count / 2
    let ends = [middle / 2, middle].map { "\(Double(plan.latitudes[$0]) / 1e6),\(Double(plan.longitudes[$0]) / 1e6)" }
    let opening = try ground.brisa.measured(
      runs: ground.counts.processes, ["route", "--network", network, "--from", ends[0], "--to", ends[1], "--json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: network)
    return Size(
      nodes: nodes, building: building, fileBytes: (attributes[.size] as? NSNumber)?.doubleValue ?? .nan,
      shared: shared, own: own.quantiles, opening: opening)
  }

  private func cells(_ size: Size) -> [String] {
    [
      "\(size.nodes)", "\(Report.text(size.building.timings.best)) s",
      "\(Report.text(size.building.processorSeconds)) s", "\(Report.text(size.building.peakBytes / 1e6)) MB",
      "\(Report.text(size.fileBytes / 1e6)) MB", "\(Report.text(size.shared.customizing ?? .nan)) ms",
      size.shared.quantiles.text, size.own.text, "p50 \(Report.text(size.opening.timings.quantile(0.5) * 1000)) ms",
      "\(Report.text(size.opening.peakBytes / 1e6)) MB",
    ]
  }

  /// What ten times the largest size would take if all grew on as between the last two.
  private func country(_ sizes: [Size]) -> String {
    guard sizes.count >= 2 else { return "" }
    let (small, large) = (sizes[sizes.count - 2], sizes[sizes.count - 1])
    let step = log(Double(large.nodes) / Double(small.nodes))
    func grown(_ figure: (Size) -> Double) -> String {
      // What does not grow scatters: nothing gets less by being larger.
      Report.text(figure(large) * pow(10, max(0, log(figure(large) / figure(small)) / step)))
    }
    return """

      A country of \(large.nodes * 10) nodes, if all grew on as between the last two lines: \(grown { $0.building.timings.best }) s and \
      \(grown { $0.building.peakBytes / 1e9 }) GB to build, a file of \(grown { $0.fileBytes / 1e9 }) GB, \(grown { $0.shared.customizing ?? .nan }) ms to \
      customize an hour, p50 of \(grown { $0.shared.quantiles.p50 }) ms with shared weights and \(grown { $0.own.p50 }) ms with its own λ and zones, and \
      \(grown { $0.opening.timings.quantile(0.5) * 1000 }) ms and \(grown { $0.opening.peakBytes / 1e9 }) GB to open it and answer once.
      """
  }
}
