internal import AirData

/// Who must be named, as the foot of every map says it.
struct Credits {
  let names: [String]
  let words: ReportWords

  private static let size = 11.0
  private static let leading = 15.0

  /// Points that some lines take.
  static func height(lines: Int) -> Double { leading * Double(lines) }

  /// `Sources: A · B · Made with Brisa`; the last part alone where nobody is to be named.
  var text: String { text(first: names.count) }

  private func text(first count: Int) -> String {
    guard !names.isEmpty else { return words(ReportWords.madeBy) }
    let rest = names.count - count
    let parts = names.prefix(count) + (rest > 0 ? [words(ReportWords.moreAtTheEnd(rest))] : [])
    return "\(words(ReportWords.sources)): \((parts + [words(ReportWords.madeBy)]).joined(separator: " · "))"
  }

  /// The lines of all names; where they would be more than so many, the first names, and that the others stand at the
  /// end of the document.
  func lines(width: Double, most: Int = .max, on canvas: Canvas) -> [String] {
    canvas.setFont(size: Self.size)
    let all = canvas.lines(of: text, width: width)
    guard all.count > most else { return all }
    var lines = canvas.lines(of: text(first: 0), width: width)
    for count in 1..<max(1, names.count) {
      let longer = canvas.lines(of: text(first: count), width: width)
      guard longer.count <= most else { break }
      lines = longer
    }
    return lines
  }

  /// Writes lines above a last baseline.
  static func draw(_ lines: [String], x: Double, lastBaseline: Double, on canvas: Canvas) {
    canvas.setFont(size: size)
    for (number, line) in lines.reversed().enumerated() {
      canvas.write(line, x: x, y: lastBaseline - leading * Double(number), .softText)
    }
  }
}
