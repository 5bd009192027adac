import Foundation

/// The command under test, with none of the user's settings.
struct BrisaProgram {
  private let program: Peer

  init(_ executable: URL, in folder: URL) {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("BRISA_") }
    for name in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
      environment[name] = folder.appending(path: "home").path
    }
    program = Peer(
      executable: executable, environment: environment, folder: folder, log: folder.appending(path: "brisa.log"))
  }

  /// What a subcommand writes, line by line.
  @discardableResult
  func lines(_ arguments: [String]) throws -> [String] {
    String(decoding: try program.run(arguments), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Runs of a whole process.
  func measured(runs: Int, _ arguments: [String]) throws -> ProcessFigures {
    try ProcessFigures(runs: runs, program, arguments)
  }

  /// What `brisa network info` says of a network.
  func networkInfo(_ network: String) throws -> NetworkFigures {
    try JSONDecoder().decode(NetworkFigures.self, from: try program.run(["network", "info", network, "--json"]))
  }

  /// What `brisa bench route` says of pairs.
  func answers(_ arguments: [String]) throws -> BenchAnswers {
    try BenchAnswers(lines: try lines(["bench", "route", "--mode", "walk"] + arguments))
  }
}

/// Some figures of a network.
struct NetworkFigures: Decodable {
  let nodes: Int
  let edges: Int
  /// West, south, east, north in degrees.
  let box: [Double]
}

/// The answers of `brisa bench route`.
struct BenchAnswers {
  /// The words of an answer: source, target, figure, and the cost where weights are written.
  let words: [[String]]
  let quantiles: Quantiles
  /// Milliseconds of customizing, where the weights are shared.
  let customizing: Double?

  init(lines: [String]) throws {
    words = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    guard let quantiles = lines.last.flatMap(Quantiles.init) else { throw BenchError("bench route says no latencies.") }
    self.quantiles = quantiles
    customizing = lines.first { $0.hasPrefix("# customized in") }?.split(separator: " ").dropFirst(3).first
      .flatMap { Double($0) }
  }

  /// The costs that stand last on the lines with so many words; nil where there is no way.
  func costs(words count: Int) -> [Int?] { words.filter { $0.count == count }.map { Int($0[count - 1]) } }

  /// The one of two runs with the lower median.
  func better(_ other: BenchAnswers) -> BenchAnswers { other.quantiles.p50 < quantiles.p50 ? other : self }
}
