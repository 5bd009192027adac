/// How long many answers took, in milliseconds.
struct Quantiles {
  let p50: Double
  let p95: Double
  let p99: Double

  /// Reads `… p50 1.2 ms, p95 3 ms, p99 4 ms …`, nil where a line has no such figures.
  init?(line: String) {
    let words = line.split { " ,:".contains($0) }
    func figure(_ name: String) -> Double? {
      words.firstIndex { $0 == name }.flatMap { words.indices.contains($0 + 1) ? Double(words[$0 + 1]) : nil }
    }
    guard let p50 = figure("p50"), let p95 = figure("p95"), let p99 = figure("p99") else { return nil }
    (self.p50, self.p95, self.p99) = (p50, p95, p99)
  }

  init(milliseconds: [Double]) {
    let timings = Timings(milliseconds, processorSeconds: .nan)
    (p50, p95, p99) = (timings.quantile(0.5), timings.quantile(0.95), timings.quantile(0.99))
  }

  /// The three with their unit.
  var text: String { [p50, p95, p99].map { Report.text($0) }.joined(separator: ", ") + " ms" }
}
