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

/// A path of 1.7 km for walkers, in a city whose air changes from hour to hour.
@Suite("A track and the ways that it is held against")
struct TrackComparisonTests {
  /// The path, with a crossing at every tenth of it: a street has the air of the minute in which it is reached.
  private static var map: String {
    let parts = 0...10
    let nodes = parts.map { part in
      let longitude = -0.38 + 0.002 * Double(part)
      return """
        <node id="\(part + 1)" lat="39.470" lon="\(longitude)"/><node id="\(part + 101)" lat="39.471" lon="\(longitude)"/>
        """
    }
    let path = parts.map { "<nd ref=\"\($0 + 1)\"/>" }.joined()
    let crossings = parts.map {
      "<way id=\"\($0 + 2)\"><nd ref=\"\($0 + 1)\"/><nd ref=\"\($0 + 101)\"/>\(footway)</way>"
    }
    return "<osm version=\"0.6\">\(nodes.joined())<way id=\"1\">\(path)\(footway)</way>\(crossings.joined())</osm>"
  }

  private static let footway = #"<tag k="highway" v="footway"/>"#

  private let folder: TemporaryFolder
  private let city: FakeCity

  init() throws {
    let folder = try TemporaryFolder()
    let network = try folder.write(Self.map, as: "path.osm")
    city = try FakeCity([
      FakeFeed { _ in (-24...0).map { FakeCity.reading($0 == -2 ? 60 : 20, hours: $0) } }
    ]) {
      $0.network = network
      $0.increment = .off
    }
    self.folder = folder
  }

  /// What was breathed by who went along the path in some minutes.
  private func walked(minutes: Int, from start: Date, mode: TravelMode = .walk) async throws -> TrackAnswer {
    let places = (0...minutes).map { minute in
      TrackPlace(
        Coordinate(latitude: 39.47, longitude: -0.38 + 0.02 * Double(minute) / Double(minutes)),
        time: start + 60 * Double(minute))
    }
    var track = Track()
    track.segments = [places]
    var file = TrackFile()
    file.tracks = [track]
    var question = TrackQuestion()
    question.mode = mode
    question.measure = .pollutant(.no2)
    return try await city.engine.track(file, question, named: "the walk")
  }

  @Test("Ways are gone at the pace of the track, fast or slow: the same way is as clean", arguments: [16, 22, 45])
  func pace(minutes: Int) async throws {
    let track = try await walked(minutes: minutes, from: FakeCity.hour - 5 * 3600)
    let way = try #require(track.ways?.routes.first)
    let own = try #require(track.air.movingBurdenMinutes)
    // A pace near to the usual one is taken for that.
    #expect(abs(way.durationSeconds / Double(60 * minutes) - 1) < 0.1, "\(way.durationSeconds)")
    #expect(abs(own / (try #require(way.air?.burdenMinutes)) - 1) < 0.1)
  }

  @Test("What the network takes longer for is no pace: whoever pushes a bike pushes it on other ways, too")
  func pushing() async throws {
    let track = try await walked(minutes: 22, from: FakeCity.hour - 5 * 3600, mode: .bike)
    let way = try #require(track.ways?.routes.first)
    #expect(abs(way.durationSeconds / (60 * 22) - 1) < 0.12, "\(way.durationSeconds)")
  }

  @Test("Ways of a track over two hours have the air of both")
  func hours() async throws {
    // Half of it in an hour of 20 µg/m³, and half in one of 60.
    let track = try await walked(minutes: 22, from: FakeCity.hour - 2 * 3600 - 11 * 60)
    let way = try #require(track.ways?.routes.first)
    let own = try #require(track.air.movingBurdenMinutes)
    let ofOneHour = try #require(way.air?.burdenMinutes)
    let ofBoth = try #require(way.movingBurdenMinutes)
    #expect(abs(own / ofBoth - 1) < 0.1, "\(own) \(ofBoth)")
    #expect(abs(own / ofOneHour - 1) > 0.3, "\(own) \(ofOneHour)")
  }
}
