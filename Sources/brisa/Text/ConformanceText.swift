internal import PluginHost

/// What `brisa plugin check` says, one line per check.
struct ConformanceText {
  private let report: ConformanceReport
  private let isPlain: Bool

  /// Takes a report; plain text has no signs beyond ASCII (`NO_COLOR`).
  init(_ report: ConformanceReport, isPlain: Bool) {
    self.report = report
    self.isPlain = isPlain
  }

  var text: String {
    let width = report.results.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for result in report.results {
      let name = result.name + String(repeating: " ", count: width - result.name.count)
      lines.append("\(sign(result)) \(name)  \(title(result))")
      lines += result.problems.map { "    \($0)" }
      lines += result.skipped.map { "    \(Spoken.say(PluginPhrases.skipped, $0))" }
    }
    if report.isPassed {
      lines.append(
        Spoken.say(PluginPhrases.passes, report.id, Figures.count(report.results.count, PluginPhrases.check)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why the command fails, nil when it does not.
  var failure: String? {
    let failed = report.results.filter { !$0.problems.isEmpty }.count
    let untried = report.results.filter { $0.problems.isEmpty && !$0.isTried }.count
    let all = Self.count(report.results.count)
    let id = report.id
    switch (failed, untried) {
    case (0, 0): return nil
    case (0, _): return "\(id) cannot be held against \(untried) of \(all): look at what stands under each."
    case (_, 0): return "\(id) fails \(failed) of \(all): correct what stands under each."
    default:
      return "\(id) fails \(failed) of \(all), and \(untried) could not be tried: correct what stands under each."
    }
  }

  private static func count(_ checks: Int) -> String { checks == 1 ? "1 check" : "\(checks) checks" }

  /// What a check holds a source to; the English words of one that has no others.
  private func title(_ result: ConformanceReport.Result) -> String {
    PluginPhrases.titles[result.name].map { Spoken.say($0) } ?? result.title
  }

  private func sign(_ result: ConformanceReport.Result) -> String {
    if result.isPassed { return isPlain ? "ok  " : "✓" }
    if result.problems.isEmpty { return isPlain ? "--  " : "–" }
    return isPlain ? "FAIL" : "✗"
  }
}
