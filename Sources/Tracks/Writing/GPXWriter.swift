internal import AirData
internal import Foundation
internal import Geo

/// Writes GPX 1.1.
package enum GPXWriter {
  private static let namespace = GPXNames.namespaces[0]

  /// A file of tracks as GPX; elements of no version of GPX lie in `extensions`.
  package static func text(_ file: TrackFile) -> String {
    var xml = XMLWriter()
    xml.add("<gpx version=\"1.1\" creator=\"Brisa\" xmlns=\"\(namespace)\">")
    if !file.name.isEmpty || !file.summary.isEmpty {
      xml.add("<metadata>")
      xml.add("name", file.name)
      xml.add("desc", file.summary)
      xml.add("</metadata>")
    }
    for place in file.waypoints { add(place, "wpt", to: &xml) }
    for route in file.routes {
      xml.add("<rte>")
      head(
        name: route.name, summary: route.summary, others: route.extensions, kind: route.kind, to: &xml)
      for place in route.places { add(place, "rtept", to: &xml) }
      xml.add("</rte>")
    }
    for track in file.tracks {
      xml.add("<trk>")
      head(
        name: track.name, summary: track.summary, others: track.extensions, kind: track.kind, to: &xml)
      for segment in track.segments {
        xml.add("<trkseg>")
        for place in segment { add(place, "trkpt", to: &xml) }
        xml.add("</trkseg>")
      }
      xml.add("</trk>")
    }
    extensions(file.extensions, to: &xml)
    xml.add("</gpx>")
    return xml.text
  }

  private static func head(
    name: String, summary: String, others: [XMLElement], kind: String, to xml: inout XMLWriter
  ) {
    xml.add("name", name)
    xml.add("desc", summary)
    xml.add("type", kind)
    extensions(others, to: &xml)
  }

  private static func extensions(_ elements: [XMLElement], to xml: inout XMLWriter) {
    guard !elements.isEmpty else { return }
    xml.add("<extensions>")
    for element in elements { xml.add(element, outer: namespace) }
    xml.add("</extensions>")
  }

  private static func add(_ place: TrackPlace, _ name: String, to xml: inout XMLWriter) {
    let latitude = XMLWriter.decimal(place.place.latitude, decimals: 9)
    let longitude = XMLWriter.decimal(place.place.longitude, decimals: 9)
    var line = XMLLine("<\(name) lat=\"\(latitude)\" lon=\"\(longitude)\">")
    let others = place.details?.others ?? []
    let known = others.filter { $0.namespace == namespace && GPXNames.order.contains($0.name) }
    for element in GPXNames.order {
      switch element {
      case "ele": place.elevationMeters.map { line.add("<ele>\(XMLWriter.decimal($0, decimals: 3))</ele>") }
      case "time": place.time.map { line.add("<time>\(TrackTime.text($0))</time>") }
      case "name": line.add(element, place.name)
      case "desc": line.add(element, place.details?.summary ?? "")
      case "extensions": line.addExtensions(known, beside: others.filter { !known.contains($0) }, outer: namespace)
      default: for other in known where other.name == element { line.add(other, outer: namespace) }
      }
    }
    xml.add(line.text + "</\(name)>")
  }
}

/// One line of markup.
private struct XMLLine {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  mutating func add(_ markup: String) { text += markup }

  mutating func add(_ name: String, _ value: String) {
    if !value.isEmpty { text += "<\(name)>\(XMLText.escaped(value))</\(name)>" }
  }

  mutating func add(_ element: XMLElement, outer: String) {
    var xml = XMLWriter.fragment
    xml.add(element, outer: outer)
    text += xml.text
  }

  /// Adds what was in `extensions`, and what has no place outside of it.
  mutating func addExtensions(_ known: [XMLElement], beside others: [XMLElement], outer: String) {
    let own = known.first { $0.name == "extensions" }
    guard own != nil || !others.isEmpty else { return }
    add(XMLElement("extensions", namespace: outer, children: (own?.children ?? []) + others), outer: outer)
  }
}
