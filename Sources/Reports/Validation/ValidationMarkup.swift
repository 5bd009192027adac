internal import AirData
internal import Foundation

/// Pieces of text that a validation page is made of.
enum ValidationMarkup {
  /// A number with a fixed count of decimals; a dash for what is no number.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    value.isFinite ? String(format: "%.\(decimals)f", value) : "–"
  }

  /// A number with its sign; without one where it rounds to nothing.
  static func signed(_ value: Double, decimals: Int = 2) -> String {
    let size = number(abs(value), decimals: decimals)
    return (Double(size) == 0 ? "" : value >= 0 ? "+" : "−") + size
  }

  /// A share as whole percent, ready to stand in the page: `&gt;99 %` where nearly all is not all.
  static func percent(_ share: Double) -> String { XMLText.escaped(PercentText.share(share)) }

  /// A coordinate of a drawing, to a tenth of a unit.
  static func point(_ value: Double) -> String { number(value, decimals: 1) }

  /// A moment in a zone.
  static func moment(_ date: Date, zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy HH:mm"
    // On a machine without tzdata the formatter would end the program over any zone but that of Greenwich.
    formatter.timeZone = .gmt
    return formatter.string(from: date + Double(zone.secondsFromGMT(for: date)))
  }

  /// A picture with what it shows in words, for those who cannot see it.
  static func picture(width: Double, height: Double, title: String, _ shapes: [String]) -> String {
    """
    <svg viewBox="0 0 \(point(width)) \(point(height))" role="img" aria-label="\(XMLText.escaped(title))">
    <title>\(XMLText.escaped(title))</title>
    \(shapes.joined(separator: "\n"))
    </svg>
    """
  }

  /// A text in a picture.
  static func label(_ text: String, x: Double, y: Double, anchor: String = "start", kind: String = "") -> String {
    "<text x=\"\(point(x))\" y=\"\(point(y))\" text-anchor=\"\(anchor)\" class=\"\(kind)\">\(XMLText.escaped(text))</text>"
  }

  /// A line in a picture.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, kind: String) -> String {
    "<line x1=\"\(point(x1))\" y1=\"\(point(y1))\" x2=\"\(point(x2))\" y2=\"\(point(y2))\" class=\"\(kind)\"/>"
  }

  /// A tick's figure, without decimals that say nothing.
  static func tick(_ value: Double) -> String {
    // Multiples of a step like 0.1 lie a hair beside what they stand for.
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    return number(value, decimals: isWhole(value) ? 0 : isWhole(10 * value) ? 1 : 2)
  }
}
