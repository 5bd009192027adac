import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import Streets
import TestSupport
import Testing
import Tracks
import Trips

/// A path of 1.7 km, in a city whose air changes from hour to hour.
@Suite("A track and the ways that it is held against")
struct TrackComparisonTests {
  private static let west = Coordinate(latitude: 39.47, longitude: -0.38)
  private static let east = Coordinate(latitude: 39.47, longitude: -0.36)

  /// The path, with a crossing at every tenth of it: a street has the air of the minute in which it is reached.
  private static func map(of highway: String) -> String {
    let parts = 0...10
    let kind = "<tag k=\"highway\" v=\"\(highway)\"/>"
    let nodes = parts.map { part in
      let longitude = west.longitude + 0.002 * Double(part)
      return """
        <node id="\(part + 1)" lat="39.470" lon="\(longitude)"/><node id="\(part + 101)" lat="39.471" lon="\(longitude)"/>
        """
    }
    let path = parts.map { "<nd ref=\"\($0 + 1)\"/>" }.joined()
    let crossings = parts.map {
      "<way id=\"\($0 + 2)\"><nd ref=\"\($0 + 1)\"/><nd ref=\"\($0 + 101)\"/>\(kind)</way>"
    }
    return "<osm version=\"0.6\">\(nodes.joined())<way id=\"1\">\(path)\(kind)</way>\(crossings.joined())</osm>"
  }

  /// Holds the network's file.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func city(of highway: String = "footway") throws -> FakeCity {
    let network = try folder.write(Self.map(of: highway), as: "path.osm")
    let feed = FakeFeed { _ in (-24...0).map { FakeCity.reading($0 == -2 ? 60 : 20, hours: $0) } }
    return try FakeCity([feed]) {
      $0.network = network
      $0.increment = .off
    }
  }

  /// What was breathed by somebody who went along the path in some time, at one pace.
  private func walked(_ city: FakeCity, seconds: Double, from start: Date) async throws -> TrackAnswer {
    let fixes = Int(seconds / 60)
    var track = Track()
    track.segments = [
      (0...fixes).map { fix in
        let share = Double(fix) / Double(fixes)
        let longitude = Self.west.longitude + (Self.east.longitude - Self.west.longitude) * share
        return TrackPlace(
          Coordinate(latitude: 39.47, longitude: longitude), time: start + seconds * share)
      }
    ]
    var file = TrackFile()
    file.tracks = [track]
    var question = TrackQuestion()
    question.mode = .walk
    question.measure = .pollutant(.no2)
    return try await city.engine.track(file, question, named: "the walk")
  }

  @Test("Ways are gone at the pace of the track, fast or slow: the same way is as clean", arguments: [16.0, 22, 45])
  func pace(minutes: Double) async throws {
    let track = try await walked(try city(), seconds: 60 * minutes, from: FakeCity.hour - 5 * 3600)
    let way = try #require(track.ways?.routes.first)
    let own = try #require(track.air.movingBurdenMinutes)
    // A pace near to the usual one is taken for that.
    #expect(abs(way.durationSeconds / (60 * minutes) - 1) < 0.1, "\(way.durationSeconds)")
    #expect(abs(own / (try #require(way.air?.burdenMinutes)) - 1) < 0.1)
  }

  @Test("What the network takes longer for is no pace: whoever climbs steps climbs them on other ways, too")
  func steps() async throws {
    let city = try city(of: "steps")
    let start = FakeCity.hour - 5 * 3600
    let usual = try await city.engine.route(
      RouteQuestion(origin: Self.west, destination: Self.east, departure: start)
    ).routes[0].durationSeconds
    // On the level it takes 21 minutes.
    #expect(usual > 25 * 60)
    let track = try await walked(city, seconds: usual, from: start)
    let way = try #require(track.ways?.routes.first)
    #expect(abs(way.durationSeconds / usual - 1) < 0.02, "\(way.durationSeconds) \(usual)")
  }

  @Test("Ways of a track over two hours have the air of both")
  func hours() async throws {
    // Half of it in an hour of 20 µg/m³, and half in one of 60.
    let track = try await walked(try city(), seconds: 22 * 60, from: FakeCity.hour - 2 * 3600 - 11 * 60)
    let way = try #require(track.ways?.routes.first)
    let own = try #require(track.air.movingBurdenMinutes)
    let ofOneHour = try #require(way.air?.burdenMinutes)
    let ofBoth = try #require(way.movingBurdenMinutes)
    #expect(abs(own / ofBoth - 1) < 0.1, "\(own) \(ofBoth)")
    #expect(abs(own / ofOneHour - 1) > 0.3, "\(own) \(ofOneHour)")
  }
}
