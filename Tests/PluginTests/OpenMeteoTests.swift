import AirData
import Foundation
import Geo
import Testing

@Suite("open-meteo")
struct OpenMeteoTests {
  /// The requests that the source sends for a query, whatever comes back.
  private func requests(
    _ settings: [String: SettingValue] = [:], box: BoundingBox, days: Double = 1, pollutants: Set<Pollutant> = [.no2]
  ) async throws -> [HTTPRequest] {
    let sent = SentRequests(now: Date(timeIntervalSince1970: 1_768_035_600))
    let source = try sent.source("open-meteo", settings)
    let start = Date(timeIntervalSince1970: 1_768_003_200)
    let query = ReadingQuery(
      box: box, interval: DateInterval(start: start - (days - 1) * 86_400, end: start + 86_400), pollutants: pollutants)
    _ = try? await source.readings(for: query)
    _ = try? await (source as? any WindProvider)?.winds(for: query)
    return sent.all
  }

  private let onePoint = BoundingBox(west: -0.4, south: 39.4, east: -0.3, north: 39.5)

  @Test("Every point counts as a call; ten variables and two weeks are one call's worth")
  func weight() async throws {
    let sixPoints = BoundingBox(west: -0.5, south: 39.4, east: -0.2, north: 39.6)
    let all = Set(Pollutant.allCases)
    #expect(try await requests(box: onePoint).first?.quotaWeight == 1)
    #expect(try await requests(box: sixPoints).first?.quotaWeight == 6)
    #expect(try await requests(box: onePoint, days: 14, pollutants: all).first?.quotaWeight == 1)
    // 70 days / 14 × 6 variables / 10.
    #expect(try await requests(box: onePoint, days: 70, pollutants: all).first?.quotaWeight == 3)
    #expect(try await requests(box: sixPoints, days: 70, pollutants: all).first?.quotaWeight == 18)
  }

  @Test("The wind is asked at the same points, unless it is not wanted")
  func wind() async throws {
    let both = try await requests(box: onePoint)
    #expect(
      both.map(\.displayAddress) == [
        "https://air-quality-api.open-meteo.com/v1/air-quality", "https://api.open-meteo.com/v1/forecast",
      ])
    #expect(try await requests(["wind": false], box: onePoint).count == 1)
  }

  @Test("The air is asked for as far back as a query goes, the wind for 92 days")
  func past() async throws {
    let both = try await requests(box: onePoint, days: 100)
    #expect(both.map { $0.url.contains("start_hour=2025-10-03T00") } == [true, false])
    #expect(both.map { $0.url.contains("start_hour=2025-10-10T00") } == [false, true])
  }

  @Test("A key goes to the hosts of those who pay")
  func customer() async throws {
    let sent = try await requests(["apikey": "abc"], box: onePoint)
    #expect(
      sent.map(\.displayAddress) == [
        "https://customer-air-quality-api.open-meteo.com/v1/air-quality",
        "https://customer-api.open-meteo.com/v1/forecast",
      ])
    #expect(sent.allSatisfy { $0.url.contains("apikey=abc") })
  }

  @Test("Every box finds the same points of the grid")
  func grid() async throws {
    let wide = try await requests(box: BoundingBox(west: -0.52, south: 39.31, east: -0.18, north: 39.59))
    let points = try #require(wide.first).url
    #expect(points.contains("latitude=39.35,39.35,39.35,39.45,39.45,39.45,39.55,39.55,39.55&"))
    #expect(points.contains("longitude=-0.45,-0.35,-0.25,-0.45,-0.35,-0.25,-0.45,-0.35,-0.25&"))
  }
}
