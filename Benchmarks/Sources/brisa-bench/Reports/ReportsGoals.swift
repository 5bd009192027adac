/// What reports must reach; a topic that misses any of it fails, after it has printed all that it measured.
struct ReportsGoals {
  private var missed: [String] = []

  /// Greatest size of the page of 24 hours.
  static let pageMegabytes = 5.0
  /// Longest time of an hour, pictures and documents included.
  static let hourSeconds = 0.5
  /// Most times that the memory of ten days may be that of one.
  static let memoryGrowth = 1.25

  /// Holds a figure against the most that it may be.
  mutating func hold(_ name: String, _ figure: Double, atMost limit: Double) {
    guard !(figure <= limit) else { return }
    missed.append("\(name) is \(Report.text(figure)), and must be at most \(Report.text(limit))")
  }

  /// Fails where anything was missed.
  /// - Throws: ``BenchError`` that names all of it.
  func check() throws {
    Report.printFigure("what must be reached", missed.isEmpty ? "is" : "is not")
    if !missed.isEmpty { throw BenchError(missed.joined(separator: "; ")) }
  }
}
