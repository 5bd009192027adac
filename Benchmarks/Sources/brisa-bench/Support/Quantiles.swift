/// How long many answers took, in milliseconds.
struct Quantiles {
  let p50: Double
  let p95: Double
  let p99: Double
  /// The median of the processor's time, where it was measured beside the clock's: what is left when others want the
  /// machine too.
  private var processorP50: Double?

  /// Reads `… p50 1.2 ms, p95 3 ms, p99 4 ms …`, nil where a line has no such figures.
  init?(line: String) {
    let words = line.split { " ,:".contains($0) }
    func figure(_ name: String) -> Double? {
      words.firstIndex { $0 == name }.flatMap { words.indices.contains($0 + 1) ? Double(words[$0 + 1]) : nil }
    }
    guard let p50 = figure("p50"), let p95 = figure("p95"), let p99 = figure("p99") else { return nil }
    (self.p50, self.p95, self.p99) = (p50, p95, p99)
  }

  /// Reads the two lines that `brisa bench` writes of a kind of answer: by the clock and by the processor.
  /// - Throws: ``BenchError`` where they are not there.
  init(lines: [String], of kind: String = "") throws {
    let name = kind.isEmpty ? "# milliseconds" : "# \(kind), milliseconds"
    guard let clock = lines.first(where: { $0.hasPrefix("\(name):") }).flatMap(Quantiles.init),
      let processor = lines.first(where: { $0.hasPrefix("\(name) of the processor:") }).flatMap(Quantiles.init)
    else { throw BenchError("brisa bench says no latencies\(kind.isEmpty ? "" : " of \(kind)").") }
    self = clock
    processorP50 = processor.p50
  }

  init(milliseconds: [Double]) {
    let timings = Timings(milliseconds, processorSeconds: .nan)
    (p50, p95, p99) = (timings.quantile(0.5), timings.quantile(0.95), timings.quantile(0.99))
  }

  /// The three with their unit.
  var text: String { [p50, p95, p99].map { Report.text($0) }.joined(separator: ", ") + " ms\(processorText)" }

  private var processorText: String { processorP50.map { " (processor \(Report.text($0)))" } ?? "" }
}
