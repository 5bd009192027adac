internal import AirData
internal import Foundation
internal import Geo

/// Writes GPX 1.1, a place a line; times are whole seconds, and places are told to a centimetre.
package enum GPXWriter {
  /// A file of tracks as GPX.
  package static func text(_ file: TrackFile) -> String {
    var xml = XMLWriter()
    xml.add("<gpx version=\"1.1\" creator=\"Brisa\" xmlns=\"http://www.topografix.com/GPX/1/1\">")
    let metadata = head(name: file.name, summary: file.summary)
    if !metadata.isEmpty { xml.add("  <metadata>\(metadata)</metadata>") }
    for place in file.waypoints { xml.add("  " + line("wpt", place)) }
    for route in file.routes {
      xml.add("  <rte>" + head(name: route.name, summary: route.summary, kind: route.kind))
      for place in route.places { xml.add("    " + line("rtept", place)) }
      xml.add("  </rte>")
    }
    for track in file.tracks { add(track, to: &xml) }
    xml.add("</gpx>")
    return xml.text
  }

  private static func add(_ track: Track, to xml: inout XMLWriter) {
    var begun = "  <trk>" + head(name: track.name, summary: track.summary, kind: track.kind)
    for segment in track.segments {
      xml.add(begun + "<trkseg>")
      for place in segment { xml.add("    " + line("trkpt", place)) }
      begun = "  </trkseg>"
    }
    xml.add(begun + "</trk>")
  }

  private static func head(name: String, summary: String, kind: String = "") -> String {
    XMLWriter.element("name", name) + XMLWriter.element("desc", summary) + XMLWriter.element("type", kind)
  }

  /// A place, with what is known of it in the order that GPX has it in.
  private static func line(_ name: String, _ place: TrackPlace) -> String {
    // A plain decimal: near the equator and Greenwich a printed Double would have an exponent, which XML forbids.
    let degrees = [place.place.latitude, place.place.longitude].map { $0.formattedDecimal(7) }
    var line = "<\(name) lat=\"\(degrees[0])\" lon=\"\(degrees[1])\">"
    if let meters = place.elevationMeters { line += XMLWriter.element("ele", XMLWriter.decimal(meters, decimals: 3)) }
    if let moment = place.time { line += XMLWriter.element("time", time(moment)) }
    line += head(name: place.name, summary: place.details?.summary ?? "")
    return line + "</\(name)>"
  }

  private static func time(_ moment: Date) -> String {
    TrackTime.text(Date(timeIntervalSince1970: moment.timeIntervalSince1970.rounded(.down)))
  }
}
