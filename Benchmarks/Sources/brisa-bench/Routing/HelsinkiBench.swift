import Foundation

/// The lines of the table in central Helsinki, and those of whole processes.
struct HelsinkiBench {
  private let ground: RoutingGround

  init(_ ground: RoutingGround) {
    self.ground = ground
  }

  private var brisa: BrisaProgram { ground.brisa }

  func rows() throws -> [ResultRow] {
    guard let extract = ground.extract("helsinki-centre") else {
      return Goals.helsinki.map {
        ResultRow(work: $0.work, goal: $0.goal, verdict: .notHere("the extract helsinki-centre"))
      }
    }
    Report.printTitle("central Helsinki")
    let network = ground.path("helsinki.brisa")
    let importing = try brisa.measured(
      runs: ground.counts.imports.brisa, ["network", "build", extract, "-o", network])
    let city = try HelsinkiTrips(ground, network)
    let folder = ground.folder.appending(path: "engines")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let engines = try ground.peers(
      EnginePeers.self, "routing_engines.py",
      [folder.path, extract, city.table, city.circle, "\(ground.counts.imports.others)"])
    let answers = try answerRows(city, engines)
    let processes = try ProcessBench(ground, helsinki: city).rows()
    return answers + [try tradeOffRow(city), importRow(importing, engines)] + processes
  }

  // MARK: Answers

  /// The quantiles of `brisa bench answers` for routes, the same written out, and one route.
  private func answers(_ city: HelsinkiTrips, _ more: [String]) throws -> [Quantiles] {
    let lines = try brisa.lines(["bench", "answers", "--trips", city.table] + city.options + more)
    return try ["usual routes", "usual routes as GeoJSON", "one route"].map { try Quantiles(lines: lines, of: $0) }
  }

  private func answerRows(_ city: HelsinkiTrips, _ engines: EnginePeers?) throws -> [ResultRow] {
    let zone = ["--exclude", city.circle]
    let avoiding = try answers(city, zone)
    let forbidding = try answers(city, zone + ["--exclusion", "forbid"])
    let free = try answers(city, [])
    let three = Goals.answers.row(
      "\(avoiding[0].text); written as GeoJSON \(avoiding[1].text); zone forbidden \(forbidding[0].text)",
      .atMost(
        2, avoiding[0].p50, otherwise: "without the zone \(free[0].text)"))
    let ours = "\(avoiding[2].text); zone forbidden \(forbidding[2].text)"
    let limit = "without the zone \(free[2].text)"
    let verdict = ResultRow.Verdict.atMost(1, avoiding[2].p50, otherwise: limit)
    guard let valhalla = engines?.valhalla else {
      return [three, Goals.route.row(ours + " (Valhalla is not here)", verdict)]
    }
    let theirs = Quantiles(milliseconds: valhalla.excludingMilliseconds)
    var peer = "Valhalla \(theirs.text), without the polygon \(Quantiles(milliseconds: valhalla.milliseconds).text)"
    if let osrm = engines?.osrm {
      peer += "; OSRM, which has fixed weights, \(Quantiles(milliseconds: osrm.milliseconds).text)"
    }
    return [
      three, Goals.route.row(ours, peer: peer, ratio: Report.text(forbidding[2].p50 / theirs.p50), verdict),
    ]
  }

  private func tradeOffRow(_ city: HelsinkiTrips) throws -> ResultRow {
    let lines = try brisa.lines(
      ["bench", "pareto", "--network", city.network, "--count", "\(ground.counts.trips)", "--avoidance"]
        + [RoutingGround.avoidance, "--seed", "\(RoutingGround.seed)"] + city.readings)
    let ours = try Quantiles(lines: lines)
    guard let ways = lines.first(where: { $0.hasPrefix("# ways found:") }).flatMap(Quantiles.init) else {
      throw BenchError("bench pareto says no numbers of ways.")
    }
    return Goals.tradeOff.row(
      "\(ours.text); \(Int(ways.p50)), \(Int(ways.p95)) and \(Int(ways.p99)) ways", .atMost(20, ours.p50))
  }

  // MARK: Import

  private func importRow(_ importing: ProcessFigures, _ engines: EnginePeers?) -> ResultRow {
    let best = importing.timings.best
    let ours = "best \(Report.text(best)) s, \(Report.text(importing.processorSeconds)) s of processor time"
    let others = [("OSRM", engines?.osrm?.importSeconds), ("Valhalla", engines?.valhalla?.importSeconds)]
      .compactMap { name, seconds in seconds?.min().map { (name: name, seconds: $0) } }
    guard let fastest = others.map(\.seconds).min() else { return Goals.imports.row(ours, .notHere("OSRM, Valhalla")) }
    return Goals.imports.row(
      ours, peer: others.map { "\($0.name) best \(Report.text($0.seconds)) s" }.joined(separator: "; "),
      ratio: Report.text(best / fastest), .atMost(fastest, best))
  }
}

/// What `routing_engines.py` says.
struct EnginePeers: Decodable {
  struct OSRM: Decodable {
    let importSeconds: [Double]
    let milliseconds: [Double]
  }

  struct Valhalla: Decodable {
    let importSeconds: [Double]
    let milliseconds: [Double]
    let excludingMilliseconds: [Double]
  }

  let osrm: OSRM?
  let valhalla: Valhalla?
}
