import Foundation
import Geo
import TestSupport
import Testing

@Suite("Answers as GPX")
struct GPXTests {
  private static let city = Result { try TinyCity() }

  /// The fastest way is straight on; the others go around a circle in its middle.
  private func words(_ more: [String] = []) throws -> [String] {
    try Self.city.get().route(from: TinyCity.a, to: TinyCity.c, ["--exclude", "10.0010,20.0010,50"] + more)
  }

  @Test("have one track a route, with the points of its line")
  func haveOneTrackARoute() throws {
    let tracks = try GPXTracks(Clean.output(words(["--format", "gpx"])))
    let lines = try Clean.json(words())["routes"].elements.map { try RouteLine($0).places }
    #expect(lines.count == 2)
    let places = tracks.points.map { track in
      track.map { Coordinate(latitude: Double($0["lat"] ?? "") ?? 99, longitude: Double($0["lon"] ?? "") ?? 999) }
    }
    #expect(places.count == lines.count)
    for (track, line) in zip(places, lines) {
      // Between them lie points a minute apart.
      #expect(track.filter(Set(line).contains) == line)
      #expect(track.first == line.first && track.last == line.last)
    }
  }

  @Test("say when each place is reached, from the departure to the arrival")
  func haveTimes() throws {
    let at = ["--at", "2026-11-24T08:00:00Z"]
    let tracks = try GPXTracks(Clean.output(words(at + ["--format", "gpx"])))
    let routes = try Clean.json(words(at))["routes"].elements
    #expect(tracks.times.count == routes.count)
    for (index, route) in routes.enumerated() {
      let times = try tracks.times[index].map { try Date($0, strategy: .iso8601) }
      #expect(times.count == tracks.points[index].count)
      #expect(times.first == (try Date("2026-11-24T08:00:00Z", strategy: .iso8601)))
      #expect(times == times.sorted() && Set(times).count > 2)
      let last = try #require(times.last)
      let seconds = last.timeIntervalSince(times[0])
      let duration = try #require(route["durationSeconds"].number)
      #expect(abs(seconds - duration) <= 1)
    }
  }

  @Test("are of version 1.1")
  func nameTheirVersion() throws {
    let root = try GPXTracks(Clean.output(words(["--format", "gpx"]))).root
    #expect(root["version"] == "1.1")
    #expect(root["xmlns"] == "http://www.topografix.com/GPX/1/1")
  }
}
