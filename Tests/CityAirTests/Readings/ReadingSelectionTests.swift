import AirData
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("Which readings stand for an hour")
struct ReadingSelectionTests {
  private let hour = Date(timeIntervalSince1970: 1_772_438_400)

  private func reading(
    _ pollutant: Pollutant = .no2, _ concentration: Double, station: String = "a", fromMinute: Double = 0,
    minutes: Double = 60, kind: Reading.Kind = .observed
  ) -> Reading {
    let place = Coordinate(latitude: 39.47, longitude: -0.37)
    return Reading(
      station: Station(id: station, name: station, coordinate: place, type: .unknown), pollutant: pollutant,
      concentration: concentration, start: hour + fromMinute * 60, end: hour + (fromMinute + minutes) * 60,
      kind: kind, sourceID: "test")
  }

  @Test("measured readings push the typical day out, pollutant by pollutant")
  func prefersMeasured() {
    let selection = ReadingSelection([
      reading(.no2, 30, station: "a"), reading(.no2, 10, station: "b", kind: .typical(of: .daily)),
      reading(.pm25, 8, station: "b", kind: .typical(of: .daily)),
    ])
    #expect(selection.readings(ofHour: hour).map(\.concentration) == [30, 8])
  }

  @Test("a forecast serves where nothing was measured, before the typical day")
  func prefersForecast() {
    let selection = ReadingSelection([
      reading(.no2, 30, kind: .forecast(issued: hour - 3600)), reading(.no2, 10, kind: .typical(of: .daily)),
    ])
    #expect(selection.readings(ofHour: hour).map(\.concentration) == [30])
  }

  @Test("of two forecasts of one station the later issue serves")
  func prefersTheLaterIssue() {
    let selection = ReadingSelection([
      reading(.no2, 30, kind: .forecast(issued: hour - 7200)), reading(.no2, 40, kind: .forecast(issued: hour - 3600)),
      reading(.no2, 50, station: "b", kind: .forecast(issued: hour - 7200)),
    ])
    #expect(selection.readings(ofHour: hour).map(\.concentration) == [40, 50])
  }

  @Test("an hour without a reading is bridged from means that are weighed by their time, as a field's are")
  func bridgesMeans() throws {
    let selection = ReadingSelection(
      [
        reading(.no2, 10, fromMinute: -60), reading(.no2, 40, fromMinute: -10, minutes: 10),
        reading(.no2, 20, fromMinute: 60),
      ], staleHours: 3)
    let bridged = try #require(selection.bridges(overHour: hour).first)
    let before = (10.0 * 60 + 40 * 10) / 70
    #expect(abs(bridged.reading.concentration - (before + 20) / 2) < 1e-9)
  }

  @Test("the hours beside it and means over longer than two hours say nothing of the hour")
  func leavesOthersOut() {
    let selection = ReadingSelection([
      reading(.no2, 1, fromMinute: -60), reading(.no2, 2, fromMinute: 60),
      reading(.no2, 3, fromMinute: -600, minutes: 1440),
    ])
    #expect(selection.readings(ofHour: hour).isEmpty)
  }

  @Test("an interval that shares half of the hour, or is half inside, counts")
  func takesOverlaps() {
    let selection = ReadingSelection([
      reading(.no2, 1, fromMinute: 30), reading(.no2, 2, fromMinute: 31),
      reading(.pm25, 3, fromMinute: 45, minutes: 15),
    ])
    #expect(selection.readings(ofHour: hour).map(\.concentration) == [1, 3])
  }
}
