internal import AirData
internal import Geo
internal import Setup

/// Looks for stops that were named twice.
enum SameStops {
  /// Stops nearer to each other than this are one place.
  private static let sameMeters = 1.0

  /// Said of stops that are one place; nil where all differ.
  static func notice(_ stops: [TripStop]) -> Notice? {
    var pairs: [(first: Int, second: Int)] = []
    for second in stops.indices {
      guard let first = stops[..<second].firstIndex(where: { isSame($0, stops[second]) }) else { continue }
      pairs.append((first + 1, second + 1))
    }
    guard let pair = pairs.first else { return nil }
    let more = pairs.count - 1
    return Notice(
      code: "same-stop",
      text: LocalizedText(
        en: "Stops \(pair.first) and \(pair.second) are one place\(more > 0 ? ", and so are \(more) more" : ""): "
          + "all are kept, with no way between them.",
        es: "Las paradas \(pair.first) y \(pair.second) son un mismo lugar\(more > 0 ? ", y \(more) más" : ""): se "
          + "conservan todas, sin camino entre ellas.",
        ca: "Les parades \(pair.first) i \(pair.second) són un mateix lloc\(more > 0 ? ", i \(more) més" : ""): es "
          + "conserven totes, sense camí entre elles."))
  }

  private static func isSame(_ first: TripStop, _ second: TripStop) -> Bool {
    abs(first.place.latitude - second.place.latitude) < 1e-4
      && first.place.distanceMeters(to: second.place) < sameMeters
  }
}
