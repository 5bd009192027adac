import AirData
import Foundation
import Geo
import Testing

@Suite("sensor-community")
struct SensorCommunityTests {
  private let now = Date(timeIntervalSince1970: 1_768_036_500)

  private func requests(_ settings: [String: SettingValue], box: BoundingBox) async throws -> [HTTPRequest] {
    let sent = SentRequests(now: now, answers: ["[]"])
    let source = try sent.source("sensor-community", settings)
    _ = try await source.readings(for: ReadingQuery(box: box, interval: DateInterval(start: now - 3600, end: now)))
    return sent.all
  }

  private let box = BoundingBox(west: -0.5, south: 39.3, east: -0.2, north: 39.6)

  @Test("It says who asks")
  func userAgent() async throws {
    let named = try await requests(["contact": "me@example.org"], box: box).first
    #expect(named?.headers == ["User-Agent": "Brisa sensor-community/1.0.0 (me@example.org)"])
    let unnamed = try await requests([:], box: box).first
    #expect(unnamed?.headers == ["User-Agent": "Brisa sensor-community/1.0.0"])
  }

  @Test("A contact that would break the header is refused")
  func badContact() throws {
    let sent = SentRequests(now: now)
    let error = #expect(throws: SourceError.self) {
      try sent.source("sensor-community", ["contact": "me\r\nX-Other: 1"])
    }
    #expect(error?.message.contains("'contact'") == true)
  }

  @Test(
    "The circle that is asked holds the whole box",
    arguments: [
      (-0.5, 39.3, -0.2, 39.6), (24.5, 60.0, 25.5, 60.5), (-70.8, -33.7, -70.4, -33.2), (2.0, 41.0, 2.0, 41.0),
    ])
  func circle(west: Double, south: Double, east: Double, north: Double) async throws {
    let box = BoundingBox(west: west, south: south, east: east, north: north)
    let url = try #require(try await requests([:], box: box).first).url
    let figures = try #require(url.split(separator: "=").last).split(separator: ",").compactMap { Double($0) }
    try #require(url.hasPrefix("https://data.sensor.community/airrohr/v1/filter/area=") && figures.count == 3)
    let center = Coordinate(latitude: figures[0], longitude: figures[1])
    for latitude in [south, north] {
      for longitude in [west, east] {
        let meters = center.distanceMeters(to: Coordinate(latitude: latitude, longitude: longitude))
        #expect(meters <= figures[2] * 1000 && figures[2] * 1000 <= meters + 2000 + 0.2 * meters)
      }
    }
  }

  @Test("Nothing is asked when no particles are wanted")
  func gasesOnly() async throws {
    let sent = SentRequests(now: now)
    let source = try sent.source("sensor-community", [:])
    let query = ReadingQuery(box: box, interval: DateInterval(start: now - 3600, end: now), pollutants: [.no2, .o3])
    #expect(try await source.readings(for: query).isEmpty && sent.all.isEmpty)
  }
}
