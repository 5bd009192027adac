import Foundation
import Geo

/// Whole processes: opening a network file and answering, and the memory of that.
struct ProcessBench {
  private let ground: RoutingGround
  private let helsinki: HelsinkiTrips

  init(_ ground: RoutingGround, helsinki: HelsinkiTrips) {
    self.ground = ground
    self.helsinki = helsinki
  }

  func rows() throws -> [ResultRow] {
    let runs = ground.counts.processes
    let idle = try ground.brisa.measured(runs: runs, ["--version"])
    let question = ["route", "--network", helsinki.network, "--json"] + helsinki.first
    let city = try ground.brisa.measured(runs: runs, question)
    let withAir = try ground.brisa.measured(runs: runs, question + helsinki.readings)
    let network = try largeNetwork()
    let large = try network.map { network in
      (figures: try ground.brisa.measured(runs: runs, ["route", "--json"] + network.options), edges: network.edges)
    }
    let unknown = try network.map { try unknownNetwork($0.options) }
    let slowest = max(Self.milliseconds(city), large.map { Self.milliseconds($0.figures) } ?? 0)
    let valencia = large.map { "Valencia topology \(Self.text($0.figures)); " } ?? ""
    let first = unknown.map {
      ", Valencia topology when the file is new and all of it is checked \(Report.text($0)) ms"
    }
    let opening = Goals.opening.row(
      "\(valencia)Helsinki \(Self.text(city)), with the air of ten stations \(Self.text(withAir))\(first ?? "")",
      .atMost(50, slowest, otherwise: "`brisa --version` alone takes \(Self.text(idle))"))
    return [opening, try memoryRow(idle, city: city, large)]
  }

  private func memoryRow(
    _ idle: ProcessFigures, city: ProcessFigures, _ large: (figures: ProcessFigures, edges: Int)?
  ) throws -> ResultRow {
    let edges = try ground.brisa.networkInfo(helsinki.network).edges
    let ofCity = (city.peakBytes - idle.peakBytes) / Double(edges)
    let program = (try smallestNetwork().peakBytes - idle.peakBytes) / 1e6
    let idleText =
      "idle \(Report.text(idle.peakBytes / 1e6)) MB, and \(Report.text(program)) MB more for the first route over one street"
    guard let large else {
      return Goals.memory.row(
        "Helsinki \(Report.text(ofCity)) bytes; \(idleText)", .notHere("the extract valencia-topology"))
    }
    let ofLarge = (large.figures.peakBytes - idle.peakBytes) / Double(large.edges)
    let growing = (large.figures.peakBytes - city.peakBytes) / Double(large.edges - edges)
    let file = try FileManager.default.attributesOfItem(atPath: ground.path("valencia.brisa"))[.size] as? NSNumber
    let ofFile = (file?.doubleValue ?? .nan) / Double(large.edges)
    return Goals.memory.row(
      "Valencia topology \(Report.text(ofLarge)) bytes, Helsinki \(Report.text(ofCity)) bytes; \(idleText)",
      .atMost(
        120, max(ofLarge, ofCity),
        otherwise:
          "from Helsinki to Valencia it grows by \(Report.text(growing)) bytes an edge, of which the file itself has "
          + "\(Report.text(ofFile))"))
  }

  /// The first route over a network of one street: what the program needs for any.
  private func smallestNetwork() throws -> ProcessFigures {
    let extract = ground.path("street.osm")
    try """
    <osm version="0.6">
      <node id="1" lat="39.47" lon="-0.38"/> <node id="2" lat="39.48" lon="-0.38"/>
      <way id="3"> <nd ref="1"/> <nd ref="2"/> <tag k="highway" v="residential"/> </way>
    </osm>
    """.write(toFile: extract, atomically: true, encoding: .utf8)
    let network = ground.path("street.brisa")
    try ground.brisa.lines(["network", "build", extract, "-o", network])
    return try ground.brisa.measured(
      runs: ground.counts.processes,
      ["route", "--json", "--network", network, "--from", "39.471,-0.38", "--to", "39.479,-0.38"])
  }

  /// A trip on the network of Valencia, where that was built.
  private func largeNetwork() throws -> (options: [String], edges: Int)? {
    let network = ground.path("valencia.brisa")
    guard FileManager.default.fileExists(atPath: network) else { return nil }
    let box = try ground.brisa.networkInfo(network)
    let streets = try StreetPlan(dimacs: ground.path("valencia"))
    var random = SeededRandom(seed: RoutingGround.seed)
    let ends = [0, 1].map { _ in Int.random(in: 0..<streets.latitudes.count, using: &random) }.map {
      "\(Double(streets.latitudes[$0]) / 1e6),\(Double(streets.longitudes[$0]) / 1e6)"
    }
    return (["--network", network, "--from", ends[0], "--to", ends[1]], box.edges)
  }

  /// The median of milliseconds where nobody has opened the network before.
  private func unknownNetwork(_ options: [String]) throws -> Double {
    let runs = try (0..<3).map { _ in
      try? FileManager.default.removeItem(atPath: ground.path("home/brisa/networks"))
      return Self.milliseconds(try ground.brisa.measured(runs: 1, ["route", "--json"] + options))
    }
    return runs.sorted()[1]
  }

  private static func milliseconds(_ figures: ProcessFigures) -> Double { figures.timings.quantile(0.5) * 1000 }

  private static func text(_ figures: ProcessFigures) -> String {
    Quantiles(milliseconds: figures.seconds.map { $0 * 1000 }).text
  }
}
