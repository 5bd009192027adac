import AirData
import Foundation
import Geo
import Testing

@testable import PluginHost

@Suite("Readings that contradict each other")
struct ReadingConflictsTests {
  private static let west = Coordinate(latitude: 39.47, longitude: -0.38)
  private static let east = Coordinate(latitude: 39.47, longitude: -0.36)

  /// A reading of the station `m`.
  private func reading(_ hours: ClosedRange<Int>, at place: Coordinate, _ pollutant: Pollutant = .no2) -> Reading {
    let begin = Date(timeIntervalSince1970: 1_772_438_400)
    return Reading(
      station: Station(id: "m", name: "M", coordinate: place, type: .unknown), pollutant: pollutant, concentration: 20,
      start: begin + Double(hours.lowerBound) * 3600, end: begin + Double(hours.upperBound) * 3600, sourceID: "feed")
  }

  @Test("of a station that moved keep all, as of its last place, and say that it moved")
  func moved() {
    let all = [(0, Self.west), (1, Self.east), (2, Self.west), (3, Self.east)].map { reading($0...($0 + 1), at: $1) }
    let conflicts = ReadingConflicts(all)
    #expect(conflicts.readings.map(\.start) == all.map(\.start))
    #expect(conflicts.readings.allSatisfy { $0.station.coordinate == Self.east })
    #expect(conflicts.notices(sourceName: "Feed").map(\.code) == ["station-moved"])
  }

  @Test(
    "of two stations under one id keep the last one's, and what the other alone has of its time, and count the rest")
  func twoAtOnce() {
    let all = [
      reading(0...1, at: Self.west), reading(1...2, at: Self.west, .pm10), reading(0...24, at: Self.west),
      reading(1...2, at: Self.east), reading(2...3, at: Self.east),
    ]
    let conflicts = ReadingConflicts(all)
    #expect(conflicts.readings.map(\.start) == [all[0], all[3], all[4]].map(\.start))
    #expect(conflicts.readings.map(\.end) == [all[0], all[3], all[4]].map(\.end))
    let notices = conflicts.notices(sourceName: "Feed")
    #expect(notices.map(\.code) == ["conflicting-places"])
    #expect(notices.first?.message.hasSuffix("readings left out: 2.") == true)
  }

  @Test("of figures of one station, pollutant and interval keep the last, in the place of the first")
  func severalFigures() {
    let (first, second) = (reading(0...1, at: Self.west), reading(1...2, at: Self.west))
    let all = [first, second, first.with(concentration: 30), first.with(concentration: 40), second]
    let conflicts = ReadingConflicts(all)
    #expect(conflicts.readings == [first.with(concentration: 40), second])
    #expect(conflicts.figures.map(\.kept.concentration) == [40] && conflicts.figures.map(\.other) == [20])
    #expect(ReadingConflicts([first, second]).readings == [first, second])
  }

  @Test("show two figures that differ where the last one is the first again")
  func firstFigureAgain() {
    let first = reading(0...1, at: Self.west)
    let conflicts = ReadingConflicts([first, first.with(concentration: 30), first])
    #expect(conflicts.readings == [first])
    #expect(conflicts.figures.map(\.kept.concentration) == [20] && conflicts.figures.map(\.other) == [30])
    #expect(conflicts.notices(sourceName: "Feed").first?.message.hasSuffix(": 30 / 20 µg/m³.") == true)
  }

  @Test("of places that are the same within some metres say nothing")
  func samePlace() {
    let near = Coordinate(latitude: 39.4701, longitude: -0.38)
    let conflicts = ReadingConflicts([reading(0...1, at: Self.west), reading(0...1, at: near)])
    #expect(conflicts.places.isEmpty && conflicts.readings.count == 1)
    #expect(conflicts.notices(sourceName: "Feed").isEmpty)
  }
}
