internal import Foundation
internal import Geo

/// Writes KML 2.2; tracks are Google's `gx:MultiTrack`, so that their times stay.
package enum KMLWriter {
  /// A file of tracks as KML.
  package static func text(_ file: TrackFile) -> String {
    var xml = XMLWriter()
    xml.add(
      "<kml xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\"><Document>")
    xml.add("name", file.name)
    xml.add("description", file.summary)
    for place in file.waypoints {
      begin(name: place.name, summary: place.details?.summary ?? "", time: place.time, to: &xml)
      xml.add("<Point><coordinates>\(position(place, ","))</coordinates></Point></Placemark>")
    }
    for route in file.routes {
      begin(name: route.name, summary: route.summary, time: nil, to: &xml)
      let line = route.places.map { position($0, ",") }.joined(separator: " ")
      xml.add("<LineString><coordinates>\(line)</coordinates></LineString></Placemark>")
    }
    for track in file.tracks {
      begin(name: track.name, summary: track.summary, time: nil, to: &xml)
      xml.add("<gx:MultiTrack>")
      for segment in track.segments { add(segment, to: &xml) }
      xml.add("</gx:MultiTrack></Placemark>")
    }
    xml.add("</Document></kml>")
    return xml.text
  }

  private static func begin(name: String, summary: String, time: Date?, to xml: inout XMLWriter) {
    xml.add("<Placemark>")
    xml.add("name", name)
    xml.add("description", summary)
    if let time { xml.add("<TimeStamp><when>\(TrackTime.text(time))</when></TimeStamp>") }
  }

  private static func add(_ segment: [TrackPlace], to xml: inout XMLWriter) {
    xml.add("<gx:Track>")
    for place in segment { xml.add("<when>\(place.time.map(TrackTime.text) ?? "")</when>") }
    for place in segment { xml.add("<gx:coord>\(position(place, " "))</gx:coord>") }
    xml.add("</gx:Track>")
  }

  private static func position(_ place: TrackPlace, _ separator: String) -> String {
    let numbers = [place.place.longitude, place.place.latitude].map { XMLWriter.decimal($0, decimals: 9) }
    return (numbers + [place.elevationMeters.map { XMLWriter.decimal($0, decimals: 3) }].compactMap { $0 })
      .joined(separator: separator)
  }
}
