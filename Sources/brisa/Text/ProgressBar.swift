/// How far work is, on one line.
enum ProgressBar {
  private static let width = 30

  /// `[############..................] 14/37 station-csv`.
  static func text(done: Int, total: Int, of what: String) -> String {
    let filled = total > 0 ? min(width, done * width / total) : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(done)/\(total) \(what)"
  }
}
