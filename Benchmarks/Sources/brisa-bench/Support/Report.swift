import Foundation

/// The lines that a benchmark prints.
enum Report {
  /// What ran, where and when: without it no figure means anything.
  static func printMachine() {
    print("machine  \(machine), load \(load) at the start")
    print("date     \(Date().ISO8601Format())")
  }

  /// Processor and number of cores.
  static var machine: String {
    let processor = line(of: "/proc/cpuinfo", startingWith: "model name") ?? "unknown processor"
    return "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }

  /// How many processes wanted a core in the last minute, on average.
  static var load: String {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").first.map(String.init) ?? "?"
  }

  /// A heading.
  static func printTitle(_ title: String) {
    print("\n\(title)")
    fflush(nil)
  }

  /// The quantiles of some runs.
  static func printTimings(_ name: String, _ timings: Timings, note: String = "") {
    let quantiles = [timings.best] + [0.5, 0.95, 0.99].map(timings.quantile) + [timings.processorSeconds]
    let figures = quantiles.map(milliseconds)
    let labels = ["best", "p50", "p95", "p99", "processor"]
    let columns = zip(labels, figures).map { "\($0) \($1)" }.joined(separator: "  ")
    print("  \(padded(name, 44))\(columns)  (\(timings.seconds.count) runs)\(note.isEmpty ? "" : "; \(note)")")
    fflush(nil)
  }

  /// How long one program takes for one second of another.
  static func printRatio(_ name: String, _ timings: Timings, over peer: Timings) {
    printFigure(
      name,
      "wall best \(text(timings.best / peer.best)), wall p50 \(text(timings.quantile(0.5) / peer.quantile(0.5))), "
        + "processor \(text(timings.processorSeconds / peer.processorSeconds))")
  }

  /// One figure with its name.
  static func printFigure(_ name: String, _ figure: String) {
    print("  \(padded(name, 44))\(figure)")
    fflush(nil)
  }

  /// A number with some significant digits, and all digits of its whole part.
  static func text(_ number: Double, digits: Int = 3) -> String {
    String(format: abs(number) < pow(10, Double(digits)) ? "%.\(digits)g" : "%.0f", number)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    padded(String(format: "%.1f ms", seconds * 1000), 11)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func line(of path: String, startingWith start: String) -> String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(start) }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
