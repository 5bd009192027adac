import Foundation
import Geo
import Testing

@testable import Tracks

/// What is written is read again as it was, as far as the format can say it.
@Suite struct TrackRoundTripTests {
  @Test(arguments: 1...25) func gpxLosesNothing(seed: UInt64) throws {
    let file = randomFile(seed)
    #expect(try TrackReader.read(Array(GPXWriter.text(file).utf8)) == file)
  }

  @Test(arguments: 1...25) func kmlLosesNothingThatItCanSay(seed: UInt64) throws {
    let file = randomFile(seed).sayableInKML
    #expect(try TrackReader.read(Array(KMLWriter.text(file).utf8)) == file)
  }

  @Test(arguments: 1...25) func geoJSONLosesNothingThatItCanSay(seed: UInt64) throws {
    let file = randomFile(seed).withoutExtensions
    #expect(try TrackReader.read(Array(GeoJSONWriter.text(file).utf8)) == file)
  }

  @Test(arguments: 1...10) func whatAllCanSayGoesThroughAll(seed: UInt64) throws {
    let file = randomFile(seed).withoutExtensions.sayableInKML
    let kml = try TrackReader.read(Array(KMLWriter.text(file).utf8))
    let gpx = try TrackReader.read(Array(GPXWriter.text(kml).utf8))
    #expect(try TrackReader.read(Array(GeoJSONWriter.text(gpx).utf8)) == file)
  }

  @Test func extensionsAreKept() throws {
    let text = """
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="http://example.org/x"><trk><trkseg>
      <trkpt lat="60.17" lon="24.94"><hdop>1.5</hdop><extensions><x:hr unit="bpm">90</x:hr></extensions></trkpt>
      </trkseg></trk></gpx>
      """
    let file = try TrackReader.read(Array(text.utf8))
    let others = try #require(file.tracks[0].segments[0][0].details?.others)
    #expect(others.map(\.name) == ["hdop", "extensions"])
    #expect(others[1].children[0].namespace == "http://example.org/x")
    #expect(others[1].children[0].attributes == [.init(name: "unit", value: "bpm")])
    #expect(try TrackReader.read(Array(GPXWriter.text(file).utf8)) == file)
  }

  @Test func speedsOfGPX10AreKept() throws {
    let text = """
      <gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0"><name>Old</name><trk><trkseg>
      <trkpt lat="60.17" lon="24.94"><time>2026-11-23T08:00:00Z</time><speed>1.4</speed></trkpt></trkseg></trk></gpx>
      """
    let file = try TrackReader.read(Array(text.utf8))
    #expect(file.name == "Old")
    let again = try TrackReader.read(Array(GPXWriter.text(file).utf8))
    let kept = again.tracks[0].segments[0][0].details?.others.first
    #expect(kept?.name == "extensions")
    #expect(kept?.children.map(\.text) == ["1.4"])
  }

  @Test func timesHaveTheirZones() {
    let moment = Date(timeIntervalSince1970: 1_795_680_000.25)
    #expect(TrackTime.text(moment) == "2026-11-26T08:00:00.250Z")
    #expect(TrackTime.date("2026-11-26T10:00:00.25+02:00") == moment)
    #expect(TrackTime.date("2026-11-26T08:00:00.25") == moment)
    for text in ["0000-01-01T00:00:00Z", "99999-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-01-01", "now", ""] {
      #expect(TrackTime.date(text) == nil, "\(text)")
    }
  }
}

/// A file of tracks, routes and places from a seed.
private func randomFile(_ seed: UInt64) -> TrackFile {
  var random = SeededRandom(seed: seed)
  func word() -> String {
    ["", "Kallio", "a < b & \"c\" > d", "Plaça de l'Ajuntament", "東京", "two\nlines"].randomElement(using: &random) ?? ""
  }
  func place(named: Bool) -> TrackPlace {
    let coordinate = Coordinate(
      latitude: (Double.random(in: -90...90, using: &random) * 1e7).rounded() / 1e7,
      longitude: (Double.random(in: -180...180, using: &random) * 1e7).rounded() / 1e7)
    var place = TrackPlace(coordinate)
    if Bool.random(using: &random) {
      place.elevationMeters = (Double.random(in: -400...4000, using: &random) * 100).rounded() / 100
    }
    if Bool.random(using: &random) {
      place.time = Date(timeIntervalSince1970: Double(Int.random(in: -2_000_000_000...4_000_000_000, using: &random)))
    }
    let (name, summary) = (word(), word())
    if named, !name.isEmpty || !summary.isEmpty {
      place.details = PlaceDetails(name: name, summary: summary, others: [])
    }
    return place
  }
  func places(named: Bool) -> [TrackPlace] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in place(named: named) }
  }
  var file = TrackFile()
  (file.name, file.summary) = (word(), word())
  file.waypoints = places(named: true)
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    var route = TrackRoute()
    (route.name, route.summary, route.kind, route.places) = (word(), word(), word(), places(named: true))
    file.routes.append(route)
  }
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    var track = Track()
    (track.name, track.summary, track.kind) = (word(), word(), word())
    track.segments = (0..<Int.random(in: 1...3, using: &random)).map { _ in places(named: true) }
    let child = XMLElement("b", namespace: "http://example.org/y", text: word())
    track.extensions = [
      XMLElement(
        "a", namespace: "http://example.org/x", attributes: [.init(name: "of", value: word())], children: [child])
    ]
    file.tracks.append(track)
  }
  return file
}

extension TrackFile {
  /// Without what only XML can say, and names of places inside of lines, which only GPX has.
  fileprivate var withoutExtensions: TrackFile {
    var file = self
    for track in file.tracks.indices {
      file.tracks[track].extensions = []
      for part in file.tracks[track].segments.indices {
        file.tracks[track].segments[part] = file.tracks[track].segments[part].map(\.nameless)
      }
    }
    for route in file.routes.indices { file.routes[route].places = file.routes[route].places.map(\.nameless) }
    return file
  }

  /// Without kinds, and times of places of a route, which KML has no place for.
  fileprivate var sayableInKML: TrackFile {
    var file = withoutExtensions
    for track in file.tracks.indices { file.tracks[track].kind = "" }
    for route in file.routes.indices {
      file.routes[route].kind = ""
      for place in file.routes[route].places.indices { file.routes[route].places[place].time = nil }
    }
    return file
  }
}

extension TrackPlace {
  fileprivate var nameless: TrackPlace { TrackPlace(place, elevationMeters: elevationMeters, time: time) }
}
