import Glibc

/// Wall times of several runs, and the processor time of the best.
struct Timings {
  /// Seconds, shortest first.
  let seconds: [Double]
  /// Least processor time of a run in seconds, over all cores: what is left of a comparison when others want the
  /// machine too.
  let processorSeconds: Double

  init(_ seconds: [Double], processorSeconds: Double) {
    self.seconds = seconds.sorted()
    self.processorSeconds = processorSeconds
  }

  /// Runs a body and keeps how long each run took.
  ///
  /// - Parameters:
  ///   - runs: How often.
  ///   - ofChildren: Whether the work is done by processes that the body starts and waits for.
  ///   - body: What is measured.
  init(runs: Int, ofChildren: Bool = false, _ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    var seconds: [Double] = []
    var processorSeconds = Double.infinity
    for _ in 0..<runs {
      let before = Self.processorSeconds(ofChildren)
      seconds.append(try clock.measure(body) / .seconds(1))
      processorSeconds = min(processorSeconds, Self.processorSeconds(ofChildren) - before)
    }
    self.init(seconds, processorSeconds: processorSeconds)
  }

  /// The runs of both.
  static func + (left: Timings, right: Timings) -> Timings {
    Timings(left.seconds + right.seconds, processorSeconds: min(left.processorSeconds, right.processorSeconds))
  }

  /// The shortest run: what the program takes when nothing else wants the machine.
  var best: Double { seconds.first ?? .nan }

  /// The run that a share of all runs does not exceed.
  func quantile(_ share: Double) -> Double {
    guard !seconds.isEmpty else { return .nan }
    return seconds[max(0, min(seconds.count, Int((share * Double(seconds.count)).rounded(.up))) - 1)]
  }

  private static func processorSeconds(_ ofChildren: Bool) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t((ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF).rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  }
}
