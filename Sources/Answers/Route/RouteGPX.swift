internal import AirData
internal import Foundation
internal import Geo
internal import Narrative
internal import Routing
internal import Trips

/// A route answer as GPX 1.1: one track a route, with the time at which each place is reached.
enum RouteGPX {
  /// Between two points of a track no more seconds pass: those who read one take longer steps for gaps.
  private static let mostSeconds = 60.0

  static func text(_ answer: RouteAnswer, language: Language) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<gpx version="1.1" creator="Brisa" xmlns="http://www.topografix.com/GPX/1/1">"#,
      "  <metadata><name>Brisa</name><desc>\(XMLText.escaped(answer.attribution.joined(separator: ", ")))</desc></metadata>",
    ]
    lines += RouteStops.places(answer).map { stop in
      String(format: "  <wpt lat=\"%.7f\" lon=\"%.7f\">", stop.place.latitude, stop.place.longitude)
        + "<name>\(XMLText.escaped(stop.name.isEmpty ? "\(stop.number)" : stop.name))</name></wpt>"
    }
    let named = answer.routes.enumerated().map { (route: $1, name: name($1, $0, answer)) }
    for (route, name) in named { lines += instructions(route, name, answer, Narrator(language)) }
    for (route, name) in named {
      lines.append(
        "  <trk><name>\(XMLText.escaped(name))</name><desc>\(XMLText.escaped(summary(route)))</desc><trkseg>")
      lines += points(of: route).map { place, seconds in
        let time = TimeText.format(answer.question.departure + seconds, zone: .gmt)
        // A plain decimal: near the equator and Greenwich a printed Double would have an exponent, which XML forbids.
        return String(
          format: "    <trkpt lat=\"%.7f\" lon=\"%.7f\"><time>%@</time></trkpt>", place.latitude, place.longitude, time)
      }
      lines.append("  </trkseg></trk>")
    }
    lines.append("</gpx>\n")
    return lines.joined(separator: "\n")
  }

  /// What a route is called: loops by their number.
  static func name(_ route: PlannedRoute, _ number: Int, _ answer: RouteAnswer) -> String {
    let labels = route.labels.map(\.rawValue).joined(separator: ", ")
    return answer.loops == nil ? labels : "\(labels) \(number + 1)"
  }

  /// The places of a route with the seconds since it began, and further ones along long straight pieces.
  static func points(of route: PlannedRoute) -> [(place: Coordinate, seconds: Double)] {
    let ends = zip(route.geometry, route.geometrySeconds).map { (place: $0, seconds: $1) }
    let further = zip(ends, ends.dropFirst()).map { start, end in
      let pieces = max(1, ((end.seconds - start.seconds) / mostSeconds).rounded(.up))
      let between = stride(from: 1, to: pieces, by: 1).map { piece in
        (
          place: start.place.interpolated(to: end.place, fraction: piece / pieces),
          seconds: start.seconds + piece / pieces * (end.seconds - start.seconds)
        )
      }
      return between + [end]
    }
    return Array(ends.prefix(1)) + further.joined()
  }

  /// What one does on the way, as a route of GPX: a point a sentence.
  private static func instructions(
    _ route: PlannedRoute, _ name: String, _ answer: RouteAnswer, _ narrator: Narrator
  ) -> [String] {
    guard let guidance = route.guidance else { return [] }
    var lines = ["  <rte><name>\(XMLText.escaped(name))</name>"]
    for line in narrator.lines(guidance) where !line.steps.isEmpty {
      let point = guidance.steps[line.steps.lowerBound].points.lowerBound
      let place = route.geometry[point]
      let time = TimeText.format(answer.question.departure + route.geometrySeconds[point], zone: .gmt)
      lines.append(
        String(
          format: "    <rtept lat=\"%.7f\" lon=\"%.7f\"><time>%@</time><desc>%@</desc></rtept>", place.latitude,
          place.longitude, time, XMLText.escaped(line.text)))
    }
    return lines + ["  </rte>"]
  }

  /// Length, time and what is known of the air, in short.
  static func summary(_ route: PlannedRoute) -> String {
    let burden = route.air?.burdenMinutes.map { String(format: ", burden %.1f min", $0) } ?? ""
    let sure = route.cleanerProbability.map { ", " + VerdictWords.cleaner($0).en } ?? ""
    return String(format: "%.0f m, %.0f s", route.distanceMeters, route.durationSeconds) + burden + sure
  }
}
