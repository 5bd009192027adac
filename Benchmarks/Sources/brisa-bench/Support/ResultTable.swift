import Foundation

/// What came of one line of what must be reached.
struct ResultRow {
  /// Whether the line is reached.
  enum Verdict {
    case reached
    /// With what limits it, as far as it was measured.
    case missed(String)
    /// With what is missing.
    case notHere(String)

    /// Reached where a figure is at most another one.
    static func atMost(_ limit: Double, _ figure: Double, otherwise reason: String = "") -> Verdict {
      figure <= limit ? .reached : .missed(reason)
    }

    var text: String {
      switch self {
      case .reached: "reached"
      case .missed(let reason): reason.isEmpty ? "missed" : "missed: \(reason)"
      case .notHere(let what): "not here: \(what)"
      }
    }
  }

  let work: String
  let goal: String
  var brisa = ""
  var peer = ""
  var ratio = ""
  let verdict: Verdict

  var cells: [String] { [work, goal, brisa, peer, ratio, verdict.text] }
}

/// Tables in Markdown.
enum MarkdownTable {
  static func text(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, [String](repeating: "---", count: header.count)] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
  }

  /// Puts a text between the lines `<!-- name -->` and `<!-- /name -->` of a file.
  /// - Throws: ``BenchError`` when the file does not have them.
  static func write(_ text: String, to path: String, between name: String) throws {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    guard let start = old.range(of: "<!-- \(name) -->\n"), let end = old.range(of: "<!-- /\(name) -->"),
      start.upperBound <= end.lowerBound
    else { throw BenchError("'\(path)' lacks the lines <!-- \(name) --> and <!-- /\(name) -->.") }
    let new = old.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "\n\(text)\n")
    try new.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
