import Foundation
import Geo

/// What all lines of the table have in common.
struct RoutingGround {
  /// How much of everything is measured.
  struct Counts {
    /// Pairs of nodes.
    var pairs = 1000
    /// Requests with weights of their own that igraph answers too.
    var ownWeights = 60
    /// Pairs that igraph answers with shared weights.
    var igraph = 40
    /// Pairs that networkx answers.
    var networkx = 12
    /// Trips through moving air.
    var moving = 300
    /// Trips in a city.
    var trips = 300
    /// Runs of a short process.
    var processes = 11
    /// Runs of an import, of Brisa's and of the others'.
    var imports = (brisa: 5, others: 2)
    /// Nodes of the networks that show how it grows; the first that is larger than the extract is made by tiling.
    var growth = [10_000, 100_000, 600_000, 2_500_000]

    static let whole = Counts()
    static let quick = Counts(
      pairs: 100, ownWeights: 5, igraph: 5, networkx: 0, moving: 10, trips: 20, processes: 3, imports: (1, 1),
      growth: [10_000, 50_000])
  }

  let brisa: BrisaProgram
  /// The environment with the other programs, nil where there is none.
  let python: Peer?
  let folder: URL
  /// Where the extracts lie.
  let extracts: URL
  let counts: Counts

  /// Seed of pairs, trips, p and requests.
  static let seed: UInt64 = 11
  /// λ where all requests share it.
  static let avoidance = "2"
  /// The hour, on any day: readings of a typical day.
  static let moment = "2026-11-24T08:00"

  /// The path of a file among the run's own.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// An extract's path, nil where it is not there.
  func extract(_ name: String) -> String? {
    let path = extracts.appending(path: "\(name).osm.pbf").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Runs a script of the other programs and reads the JSON on its last line, nil without Python.
  func peers<Answer: Decodable>(_ type: Answer.Type, _ script: String, _ arguments: [String]) throws -> Answer? {
    guard let python else { return nil }
    let output = try python.run([Peer.script(script)] + arguments)
    guard let line = String(decoding: output, as: UTF8.self).split(separator: "\n").last else { return nil }
    return try JSONDecoder().decode(type, from: Data(line.utf8))
  }

  /// Writes seeded pairs of node numbers, counted from 1.
  func writePairs(nodeCount: Int, to name: String) throws -> String {
    var random = SeededRandom(seed: Self.seed)
    let lines = (0..<counts.pairs).map { _ in
      "\(Int.random(in: 1...nodeCount, using: &random)) \(Int.random(in: 1...nodeCount, using: &random))"
    }
    try lines.joined(separator: "\n").write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// Writes a city's configuration whose field reaches everywhere, so that nothing is masked.
  func writeConfiguration(timezone: String, stations: String, to name: String) throws -> String {
    let text = """
      city:
        name: bench
        timezone: \(timezone)
      sources:
        - id: station-csv
          settings:
            path: \(stations)
            calendar: daily
      field:
        method: kriging
        mask_distance_m: 1000000
      """
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }
}
