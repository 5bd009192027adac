import Foundation

/// What whole processes take, from their start to their end.
struct ProcessFigures: Decodable {
  /// Seconds of every run, in their order.
  let seconds: [Double]
  /// Least processor time of a run in seconds, over all cores.
  let processorSeconds: Double
  /// Largest resident memory of a run in bytes.
  let peakBytes: Double

  /// Runs a program some times.
  ///
  /// - Throws: ``BenchError`` when it fails, and where no `python3` is there to start it from a small process.
  init(runs: Int, _ program: Peer, _ arguments: [String]) throws {
    guard var starter = Peer.plainPython() ?? Peer.python() else {
      throw BenchError("Whole processes are measured from a small one: install python3.")
    }
    starter.environment = program.environment
    starter.folder = program.folder
    starter.log = program.log
    let output = try starter.run([Peer.script("process_run.py"), "\(runs)", program.executable.path] + arguments)
    self = try JSONDecoder().decode(ProcessFigures.self, from: output)
  }

  /// The runs as timings.
  var timings: Timings { Timings(seconds, processorSeconds: processorSeconds) }
}
