import Foundation

/// Pieces of text that a validation page is made of.
enum ValidationMarkup {
  /// A text that stands for itself in HTML and SVG, in attributes too.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A number with a fixed count of decimals; a dash for what is no number.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    value.isFinite ? String(format: "%.\(decimals)f", value) : "–"
  }

  /// A number with its sign.
  static func signed(_ value: Double, decimals: Int = 2) -> String {
    (value >= 0 ? "+" : "−") + number(abs(value), decimals: decimals)
  }

  /// A share as whole percent.
  static func percent(_ share: Double) -> String { "\(number(100 * share, decimals: 0)) %" }

  /// A coordinate of a drawing, to a tenth of a unit.
  static func point(_ value: Double) -> String { number(value, decimals: 1) }

  /// A moment in a zone.
  static func moment(_ date: Date, zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "d MMMM yyyy HH:mm"
    return formatter.string(from: date)
  }

  /// A picture with what it shows in words, for those who cannot see it.
  static func picture(width: Double, height: Double, title: String, _ shapes: [String]) -> String {
    """
    <svg viewBox="0 0 \(point(width)) \(point(height))" role="img" aria-label="\(escaped(title))">
    <title>\(escaped(title))</title>
    \(shapes.joined(separator: "\n"))
    </svg>
    """
  }

  /// A text in a picture.
  static func label(_ text: String, x: Double, y: Double, anchor: String = "start", kind: String = "") -> String {
    "<text x=\"\(point(x))\" y=\"\(point(y))\" text-anchor=\"\(anchor)\" class=\"\(kind)\">\(escaped(text))</text>"
  }

  /// A line in a picture.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, kind: String) -> String {
    "<line x1=\"\(point(x1))\" y1=\"\(point(y1))\" x2=\"\(point(x2))\" y2=\"\(point(y2))\" class=\"\(kind)\"/>"
  }

  /// The multiples of a round step from zero to a value, four to eight of them.
  static func ticks(to most: Double) -> [Double] {
    guard most > 0, most.isFinite else { return [0] }
    var step = 1.0
    while step > most / 4 { step /= 10 }
    while step * 10 <= most / 4 { step *= 10 }
    step *= [5, 2.5, 2, 1].first { step * $0 <= most / 3.9 } ?? 1
    return stride(from: 0, through: most * 1.000_001, by: step).map { $0 }
  }

  /// A tick's figure, without decimals that say nothing.
  static func tick(_ value: Double) -> String {
    number(value, decimals: value == value.rounded() ? 0 : (10 * value == (10 * value).rounded() ? 1 : 2))
  }
}
