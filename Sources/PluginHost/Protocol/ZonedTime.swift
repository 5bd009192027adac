internal import AirData
internal import Foundation

/// Times with a zone, to the millisecond.
enum ZonedTime {
  /// The moment in UTC; what is none, since it has no bounds, becomes a text that ``parse(_:path:)`` refuses.
  static func format(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite else { return "\(seconds)" }
    let whole = seconds.rounded(.down)
    let milliseconds = Int(((seconds - whole) * 1000).rounded())
    // Less than half a millisecond before a second is that second.
    let text = TimeText.format(Date(timeIntervalSince1970: milliseconds < 1000 ? whole : whole + 1), zone: .gmt)
    guard (1..<1000).contains(milliseconds) else { return text }
    return text.dropLast() + "." + String(String(1000 + milliseconds).dropFirst()) + "Z"
  }

  /// The moment that a text with a zone writes.
  static func parse(_ text: String, path: String) throws(ProtocolFault) -> Date {
    let shown = "\(path): '\(PlainText.clean(text, maxCharacters: 40))'"
    let moment: Date
    do {
      moment = try TimeText.parse(text, zone: .gmt)
    } catch {
      throw ProtocolFault("\(shown) is no time like 2026-03-02T08:00:00Z")
    }
    // Seconds since 1970 and words do not become a time by a zone behind them.
    guard hasZone(text) else { throw ProtocolFault("\(shown) has no zone: end it with Z or +01:00") }
    return moment
  }

  private static func hasZone(_ text: String) -> Bool {
    if text.hasSuffix("Z") || text.hasSuffix("z") { return true }
    // Behind the date, whose hyphens are none of a zone.
    return text.dropFirst(10).contains { $0 == "+" || $0 == "-" }
  }
}
