import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("A history of stations")
struct StationHistoryTests {
  private let place = Coordinate(latitude: 39.47, longitude: -0.37)

  private func reading(
    _ station: String, _ value: Double, minutes: Double, length: Double = 60, kind: Reading.Kind = .observed,
    pollutant: Pollutant = .no2
  ) -> Reading {
    let start = Histories.start + minutes * 60
    return Reading(
      station: Station(id: station, name: station, coordinate: place, type: .traffic), pollutant: pollutant,
      concentration: value, start: start, end: start + length * 60, kind: kind, sourceID: "test")
  }

  private func history(_ readings: [Reading]) -> StationHistory {
    StationHistory(readings, of: .no2, projection: LocalProjection(origin: place))
  }

  @Test("has a row an hour and a column a station, with gaps")
  func table() {
    let history = history([reading("b", 20, minutes: 60), reading("a", 10, minutes: 0), reading("b", 30, minutes: 0)])
    #expect(history.sites.map(\.id) == ["a", "b"])
    #expect(history.hours == [Histories.start, Histories.start + 3600])
    #expect(history[hour: 0, site: 0] == 10 && history[hour: 0, site: 1] == 30)
    #expect(history[hour: 1, site: 0].isNaN && history[hour: 1, site: 1] == 20)
    #expect(history.readingCount == 3)
  }

  @Test("averages several readings of an hour, which the middle of their interval decides")
  func averages() {
    let history = history([
      reading("a", 10, minutes: 0, length: 20), reading("a", 40, minutes: 40, length: 20),
      reading("a", 70, minutes: 55, length: 20),
    ])
    #expect(history.values == [25, 70])
  }

  @Test("leaves out forecasts, typical days, other pollutants and long means")
  func leavesOut() {
    let history = history([
      reading("a", 10, minutes: 0), reading("b", 1, minutes: 0, kind: .typical(of: .daily)),
      reading("c", 1, minutes: 0, kind: .forecast(issued: Histories.start)),
      reading("d", 1, minutes: 0, pollutant: .o3), reading("e", 1, minutes: 0, length: 24 * 60),
    ])
    #expect(history.sites.map(\.id) == ["a"])
  }

  @Test("tells stations of one id in two sources apart, and takes those at one place for one")
  func sources() {
    let other = Coordinate(latitude: 39.48, longitude: -0.37)
    let twin = Coordinate(latitude: 39.4703, longitude: -0.37)
    func reading(_ id: String, _ source: String, _ place: Coordinate, _ value: Double) -> Reading {
      Reading(
        station: Station(id: id, name: id, coordinate: place, type: .traffic), pollutant: .no2, concentration: value,
        start: Histories.start, end: Histories.start + 3600, sourceID: source)
    }
    let history = history([
      reading("a", "one", place, 10), reading("a", "two", other, 30), reading("x", "two", twin, 12),
      reading("b", "one", twin, 50),
    ])
    // Of one source, stations near each other stay apart.
    #expect(history.sites.map(\.id) == ["one/a", "two/a", "b"])
    #expect([0, 1, 2].map { history[hour: 0, site: $0] } == [11, 30, 50])
  }
}
