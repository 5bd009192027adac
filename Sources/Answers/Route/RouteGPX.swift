internal import AirData
internal import Foundation
internal import Geo
internal import Trips

/// A route answer as GPX 1.1: one track a route, with the time at which each place is reached.
enum RouteGPX {
  package static func text(_ answer: RouteAnswer) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<gpx version="1.1" creator="Brisa" xmlns="http://www.topografix.com/GPX/1/1">"#,
      "  <metadata><name>Brisa</name><desc>\(escaped(answer.attribution.joined(separator: ", ")))</desc></metadata>",
    ]
    lines += RouteStops.places(answer).map { stop in
      String(format: "  <wpt lat=\"%.7f\" lon=\"%.7f\">", stop.place.latitude, stop.place.longitude)
        + "<name>\(escaped(stop.name.isEmpty ? "\(stop.turn)" : stop.name))</name></wpt>"
    }
    for (number, route) in answer.routes.enumerated() {
      let labels = route.labels.map(\.rawValue).joined(separator: ", ")
      let name = answer.loops == nil ? labels : "\(labels) \(number + 1)"
      lines.append("  <trk><name>\(escaped(name))</name><desc>\(escaped(summary(route)))</desc><trkseg>")
      lines += zip(route.geometry, route.geometrySeconds).map { place, seconds in
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

  private static func summary(_ route: PlannedRoute) -> String {
    let burden = route.air?.burdenMinutes.map { String(format: ", burden %.1f min", $0) } ?? ""
    let sure = route.cleanerProbability.map { ", " + VerdictWords.cleaner($0).en } ?? ""
    return String(format: "%.0f m, %.0f s", route.distanceMeters, route.durationSeconds) + burden + sure
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
