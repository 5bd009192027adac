import Foundation
import Geo
import Testing

@testable import Tracks

/// What is written is read again as it was, as far as the format can say it.
@Suite("Tracks that are written and read again")
struct TrackRoundTripTests {
  @Test("lose nothing in GPX", arguments: 1...25)
  func gpxLosesNothing(seed: UInt64) throws {
    let file = randomFile(seed)
    #expect(try TrackReader.read(Array(GPXWriter.text(file).utf8)) == file)
  }

  @Test("lose nothing in KML that it can say", arguments: 1...25)
  func kmlLosesNothingThatItCanSay(seed: UInt64) throws {
    let file = randomFile(seed).sayableInKML
    #expect(try TrackReader.read(Array(KMLWriter.text(file).utf8)) == file)
  }

  @Test("have a line for each place in GPX")
  func gpxHasAPlaceALine() {
    var file = TrackFile()
    file.waypoints = [
      TrackPlace(Coordinate(latitude: 60.17, longitude: 1e-7), details: PlaceDetails(name: "<Kallio>", summary: ""))
    ]
    var track = Track()
    track.name = "walk"
    let start = Date(timeIntervalSince1970: 1_795_680_000)
    track.segments = [
      [TrackPlace(Coordinate(latitude: 60.5, longitude: 24.25), elevationMeters: 12.5, time: start)],
      [TrackPlace(Coordinate(latitude: -0.25, longitude: -24.25), time: start + 1.9)],
    ]
    file.tracks = [track]
    #expect(
      GPXWriter.text(file) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Brisa" xmlns="http://www.topografix.com/GPX/1/1">
          <wpt lat="60.1700000" lon="0.0000001"><name>&lt;Kallio&gt;</name></wpt>
          <trk><name>walk</name><trkseg>
            <trkpt lat="60.5000000" lon="24.2500000"><ele>12.5</ele><time>2026-11-26T08:00:00Z</time></trkpt>
          </trkseg><trkseg>
            <trkpt lat="-0.2500000" lon="-24.2500000"><time>2026-11-26T08:00:01Z</time></trkpt>
          </trkseg></trk>
        </gpx>

        """)
  }

  @Test("have no height and no time where elements are empty")
  func heightsAndTimesWithoutAFigureAreUnknown() throws {
    let text = """
      <gpx><trk><trkseg><trkpt lat="60.17" lon="24.94"><ele></ele><time/></trkpt>
      <trkpt lat="60.18" lon="24.94"><ele> </ele><time>
      </time></trkpt></trkseg></trk></gpx>
      """
    let places = [60.17, 60.18].map { TrackPlace(Coordinate(latitude: $0, longitude: 24.94)) }
    #expect(try TrackReader.read(Array(text.utf8)).lines == [places])
  }

  @Test("may have any space between the numbers of a place in KML")
  func placesOfATrackHaveAnySpaceBetweenTheirNumbers() throws {
    let text = """
      <kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><gx:Track>
      <gx:coord>24.94\t60.17\t3</gx:coord><gx:coord>
        24.94
        60.18
      </gx:coord></gx:Track></Placemark></kml>
      """
    let places = [
      TrackPlace(Coordinate(latitude: 60.17, longitude: 24.94), elevationMeters: 3),
      TrackPlace(Coordinate(latitude: 60.18, longitude: 24.94)),
    ]
    #expect(try TrackReader.read(Array(text.utf8)).lines == [places])
  }

  @Test("are read past what other programs have added")
  func whatIsForeignIsPassedOver() throws {
    let text = """
      <gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0" xmlns:x="http://example.org/x"><name>Old</name>
      <extensions><x:name>New</x:name></extensions><trk><trkseg>
      <trkpt lat="60.17" lon="24.94"><time>2026-11-23T08:00:00Z</time><speed>1.4</speed><hdop>1.5</hdop>
      <extensions><x:hr unit="bpm">90</x:hr><x:name>heart</x:name></extensions></trkpt></trkseg></trk></gpx>
      """
    let file = try TrackReader.read(Array(text.utf8))
    #expect(file.name == "Old")
    let place = TrackPlace(
      Coordinate(latitude: 60.17, longitude: 24.94), time: Date(timeIntervalSince1970: 1_795_420_800))
    #expect(file.lines == [[place]])
  }

  @Test("are read from GeoJSON with their times")
  func geoJSONIsReadWithItsTimes() throws {
    let text = """
      {"type": "FeatureCollection", "name": "Two ways", "features": [
        {"type": "Feature", "properties": {"name": "Kallio", "time": "2026-11-26T08:00:00Z"},
          "geometry": {"type": "Point", "coordinates": [24.95, 60.18, 20]}},
        {"type": "Feature", "properties": {"kind": "route", "name": "there"},
          "geometry": {"type": "LineString", "coordinates": [[24.9, 60.1], [24.8, 60.2]]}},
        {"type": "Feature",
          "properties": {"name": "back", "type": "walk", "coordTimes": [["2026-11-26T08:00:00Z", null]]},
          "geometry": {"type": "MultiLineString", "coordinates": [[[24.8, 60.2], [24.9, 60.1, 7.5]]]}}]}
      """
    let moment = Date(timeIntervalSince1970: 1_795_680_000)
    let (west, east) = (Coordinate(latitude: 60.2, longitude: 24.8), Coordinate(latitude: 60.1, longitude: 24.9))
    var file = TrackFile()
    file.name = "Two ways"
    file.waypoints = [
      TrackPlace(
        Coordinate(latitude: 60.18, longitude: 24.95), elevationMeters: 20, time: moment,
        details: PlaceDetails(name: "Kallio", summary: ""))
    ]
    var route = TrackRoute()
    (route.name, route.places) = ("there", [TrackPlace(east), TrackPlace(west)])
    file.routes = [route]
    var track = Track()
    (track.name, track.kind) = ("back", "walk")
    track.segments = [[TrackPlace(west, time: moment), TrackPlace(east, elevationMeters: 7.5)]]
    file.tracks = [track]
    #expect(try TrackReader.read(Array(text.utf8)) == file)
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
      place.details = PlaceDetails(name: name, summary: summary)
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
    file.tracks.append(track)
  }
  return file
}

extension TrackFile {
  /// Without kinds, names of places inside of lines, and times of places of a route, which KML has no place for.
  fileprivate var sayableInKML: TrackFile {
    var file = self
    for track in file.tracks.indices {
      file.tracks[track].kind = ""
      file.tracks[track].segments = file.tracks[track].segments.map { $0.map(\.nameless) }
    }
    for route in file.routes.indices {
      file.routes[route].kind = ""
      file.routes[route].places = file.routes[route].places.map(\.nameless)
      for place in file.routes[route].places.indices { file.routes[route].places[place].time = nil }
    }
    return file
  }
}

extension TrackPlace {
  fileprivate var nameless: TrackPlace { TrackPlace(place, elevationMeters: elevationMeters, time: time) }
}
