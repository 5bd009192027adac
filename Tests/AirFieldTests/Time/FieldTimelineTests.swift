import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@Suite("The field at any minute")
struct FieldTimelineTests {
  /// 2026-03-02T08:00Z.
  static let hour = Date(timeIntervalSince1970: 1_772_438_400)
  static let place = Coordinate(latitude: 39.47, longitude: -0.37)

  /// The field of an hour that begins some hours after 08:00, with one station.
  static func field(
    _ hours: Double, _ concentrations: [Pollutant: Double], at place: Coordinate = place
  ) throws -> PollutionField {
    let start = hour + hours * 3600
    let readings = concentrations.map { pollutant, concentration in
      Reading(
        station: Station(id: "a", name: "A", coordinate: place, type: .unknown), pollutant: pollutant,
        concentration: concentration, start: start, end: start + 3600, sourceID: "test")
    }
    return try PollutionField(
      hour: DateInterval(start: start, duration: 3600), readings: readings, method: .mean, origin: Self.place)
  }

  private func no2(_ timeline: FieldTimeline, minute: Double) -> Double? {
    timeline.estimate(.no2, at: Self.place, moment: Self.hour + minute * 60)?.value
  }

  @Test("an hourly mean stands for the middle of its hour, and between two middles is the line")
  func isLinear() throws {
    let timeline = FieldTimeline(try [Self.field(1, [.no2: 40]), Self.field(0, [.no2: 10])])
    #expect(no2(timeline, minute: 30) == 10)
    #expect(no2(timeline, minute: 60) == 25)
    #expect(isClose(no2(timeline, minute: 80) ?? 0, 35))
    #expect(no2(timeline, minute: 90) == 40)
  }

  @Test("σ lies on the line as well: errors of neighbouring hours are taken for the same")
  func combinesUncertainty() throws {
    let fields = try [Self.field(0, [.no2: 10]), Self.field(1, [.no2: 40])]
    let sigmas = try fields.map { try #require($0.estimate(.no2, at: Self.place)).sigma }
    let timeline = FieldTimeline(fields)
    let sigma = try #require(timeline.estimate(.no2, at: Self.place, moment: Self.hour + 75 * 60)).sigma
    #expect(isClose(sigma, sigmas[0] + 0.75 * (sigmas[1] - sigmas[0])))
  }

  @Test("where the next hour is not known the last one holds, until it is too old")
  func holds() throws {
    let timeline = FieldTimeline([try Self.field(0, [.no2: 10])], longestGapHours: 2)
    #expect(no2(timeline, minute: 0) == 10)
    #expect(no2(timeline, minute: -1) == nil)
    #expect(no2(timeline, minute: 59) == 10)
    #expect(no2(timeline, minute: 179) == 10)
    #expect(no2(timeline, minute: 180) == nil)
    #expect(timeline.blend(of: .no2, at: Self.hour + 3000)?.isHeld == true)
  }

  @Test("missing hours are bridged up to their number, pollutant by pollutant")
  func bridgesGaps() throws {
    let fields = try [
      Self.field(0, [.no2: 10, .o3: 60]), Self.field(1, [.o3: 80]), Self.field(3, [.no2: 40, .o3: 20]),
    ]
    let timeline = FieldTimeline(fields, longestGapHours: 2)
    #expect(isClose(no2(timeline, minute: 30 + 120) ?? 0, 30))
    #expect(timeline.estimate(.o3, at: Self.place, moment: Self.hour + 90 * 60)?.value == 80)
    let short = FieldTimeline(fields, longestGapHours: 1)
    // One hour after its end the first is too old, and the next one has not begun.
    #expect(no2(short, minute: 119) == 10)
    #expect(no2(short, minute: 121) == nil)
    #expect(no2(short, minute: 181) == 40)
  }

  @Test("a place that only one of the two hours knows has that hour's figure")
  func fallsBack() throws {
    let far = Coordinate(latitude: 39.47, longitude: -0.20)
    let timeline = FieldTimeline(try [Self.field(0, [.no2: 10]), Self.field(1, [.no2: 40], at: far)])
    #expect(no2(timeline, minute: 60) == 10)
    #expect(timeline.estimate(.no2, at: far, moment: Self.hour + 3600)?.value == 40)
  }

  @Test("knows nothing of what nobody measures, and a timeline without hours knows nothing at all")
  func knowsNothing() throws {
    let timeline = FieldTimeline([try Self.field(0, [.no2: 10])])
    #expect(timeline.estimate(.so2, at: Self.place, moment: Self.hour) == nil)
    let middle = Self.hour + 1800
    #expect(Pollutant.allCases.filter { timeline.blend(of: $0, at: middle) != nil } == [.no2])
    #expect(FieldTimeline([]).estimate(.no2, at: Self.place, moment: Self.hour) == nil)
  }

  @Test("the hour that a clock shows twice is two hours, each with its own figure")
  func clocksGoBack() throws {
    // In Valencia 2026-10-25 03:00 becomes 02:00 at 01:00Z.
    let change = try #require(try? Date("2026-10-25T00:00:00Z", strategy: .iso8601))
    let shift = change.timeIntervalSince(Self.hour) / 3600
    let timeline = FieldTimeline(try (0..<3).map { try Self.field(shift + Double($0), [.no2: 10 * Double($0 + 1)]) })
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let first = try TimeText.parse("2026-10-25T02:30", zone: zone)
    let second = try TimeText.parse("2026-10-25T02:30+01:00", zone: zone)
    #expect(second.timeIntervalSince(first) == 3600)
    #expect(timeline.estimate(.no2, at: Self.place, moment: first)?.value == 10)
    #expect(timeline.estimate(.no2, at: Self.place, moment: second)?.value == 20)
    #expect(timeline.estimate(.no2, at: Self.place, moment: first + 1800)?.value == 15)
  }
}
