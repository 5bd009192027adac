internal import AirData
package import Foundation

/// Moments as XML writes them (xsd:dateTime): `2026-11-23T08:00:00.25Z`, with `+02:00` for another zone; without a zone
/// it is UTC, as GPX has it.
package enum TrackTime {
  /// The years that are taken.
  package static let years = 1900...2199

  /// A moment in UTC, with milliseconds where it has any.
  package static func text(_ date: Date) -> String {
    let all = Int((date.timeIntervalSince1970 * 1000).rounded())
    let rest = (all % 1000 + 1000) % 1000
    let text = TimeText.format(Date(timeIntervalSince1970: Double((all - rest) / 1000)), zone: .gmt)
    return rest == 0 ? text : "\(text.dropLast()).\(String(rest + 1000).dropFirst())Z"
  }
}

/// Reads moments as ``TrackTime`` has them, all those of a file.
package struct TrackTimeReader {
  private var reader = TimeReader(zone: .gmt)

  package init() {}

  /// The moment of a text; nil for anything else, and for years outside ``TrackTime/years``.
  ///
  /// Texts are those of all other times, and a leap second, which satellites tell: it is the first of the next minute.
  package mutating func date(_ text: String) -> Date? {
    guard let year = Int(text.prefix(4)), TrackTime.years.contains(year) else { return nil }
    var bytes = Array(text.utf8)
    let isLeap = bytes.count > 18 && bytes[16...18].elementsEqual(":60".utf8)
    if isLeap { bytes.replaceSubrange(17...18, with: "59".utf8) }
    guard let date = try? reader.date(bytes[...]) else { return nil }
    return isLeap ? date + 1 : date
  }
}
