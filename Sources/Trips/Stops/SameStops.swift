internal import AirData
internal import Geo
internal import Setup

/// Looks for stops that were named twice.
enum SameStops {
  /// Stops nearer to each other than this are one place.
  private static let sameMeters = 1.0

  /// Said of stops that are one place; nil where all differ.
  static func notice(_ question: TripQuestion) -> Notice? {
    let stops = question.stops
    var pairs: [(first: Int, second: Int)] = []
    for second in stops.indices {
      guard let first = stops[..<second].firstIndex(where: { isSame($0, stops[second]) }) else { continue }
      pairs.append((first, second))
    }
    guard let pair = pairs.first else { return nil }
    let more = pairs.count - 1
    let first = question.number(of: pair.first).map(Self.first) ?? TripEnd.origin.text
    let second = question.number(of: pair.second).map(Self.second) ?? destination
    return Notice(
      code: "same-stop",
      text: LocalizedText(
        en: "\(first.en) and \(second.en) are one place\(more > 0 ? ", and so are \(more) more" : ""): "
          + "all are kept, with no way between them.",
        es: "\(first.es) y \(second.es) son un mismo lugar\(more > 0 ? ", y \(more) más" : ""): se "
          + "conservan todas, sin camino entre ellas.",
        ca: "\(first.ca) i \(second.ca) són un mateix lloc\(more > 0 ? ", i \(more) més" : ""): es "
          + "conserven totes, sense camí entre elles."))
  }

  private static func first(_ number: Int) -> LocalizedText { TripStop.stopText("\(number)") }

  private static func second(_ number: Int) -> LocalizedText {
    LocalizedText(en: "stop \(number)", es: "la parada \(number)", ca: "la parada \(number)")
  }

  private static let destination = LocalizedText(en: "the destination", es: "el destino", ca: "la destinació")

  private static func isSame(_ first: TripStop, _ second: TripStop) -> Bool {
    abs(first.place.latitude - second.place.latitude) < 1e-4
      && first.place.distanceMeters(to: second.place) < sameMeters
  }
}
