import AirData
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("Older figures that stand in move as the day usually goes")
struct StaleAirTests {
  private static func reading(_ value: Double, station: String, _ pollutant: Pollutant = .no2) -> Reading {
    FakeCity.reading(value, pollutant: pollutant, station: station, source: "s")
  }

  private static func usual(_ values: [String: Double], _ pollutant: Pollutant = .no2) -> UsualAir {
    UsualAir(readings: values.map { reading($0.value, station: $0.key, pollutant) }, isMeasured: true)
  }

  private static func moved(
    _ values: [String: Double], hours: Int = 2, from earlier: [String: Double], to present: [String: Double],
    _ pollutant: Pollutant = .no2
  ) -> (figures: [String: Double], isMoved: Bool) {
    let readings = values.map { reading($0.value, station: $0.key, pollutant) }
    let air = StaleAir(pollutant: pollutant, ageHours: hours, readings: readings)
      .moved(from: usual(earlier, pollutant), to: usual(present, pollutant))
    let figures = air.readings.map { ($0.station.id, ($0.concentration * 1e4).rounded() / 1e4) }
    return (Dictionary(uniqueKeysWithValues: figures), air.isMoved)
  }

  @Test("a figure that is as usual becomes what is usual", arguments: [1, 2, 3])
  func usualStaysUsual(hours: Int) {
    let moved = Self.moved(["a": 60], hours: hours, from: ["a": 60], to: ["a": 20])
    #expect(moved.figures == ["a": 20])
    #expect(moved.isMoved)
  }

  @Test("by hand: twice what is usual is 2 to the power of 0.64 times it two hours later")
  func shareFades() {
    #expect(Self.moved(["a": 80], from: ["a": 40], to: ["a": 30]).figures == ["a": 46.7499])
  }

  @Test("by hand: ozone keeps 0.64 of its difference, and is never below zero")
  func differenceFades() {
    let usual = (earlier: ["a": 60.0, "b": 60.0], present: ["a": 30.0, "b": 5.0])
    let moved = Self.moved(["a": 80, "b": 20], from: usual.earlier, to: usual.present, .o3)
    #expect(moved.figures == ["a": 42.8, "b": 0])
  }

  @Test("a station without usual figures moves as the others do together")
  func othersMoveAlong() {
    let moved = Self.moved(["a": 40, "b": 20, "new": 10], from: ["a": 40, "b": 20], to: ["a": 20, "b": 10])
    #expect(moved.figures == ["a": 20, "b": 10, "new": 5])
    let ozone = Self.moved(["a": 40, "new": 50], from: ["a": 40], to: ["a": 60], .o3)
    #expect(ozone.figures == ["a": 60, "new": 70])
  }

  @Test("where nothing is usual, or only in one of the hours, figures stay as they are")
  func staysWithoutUsual() {
    let others: [(earlier: [String: Double], present: [String: Double])] = [
      ([:], [:]), (["a": 40], [:]), ([:], ["a": 40]), (["b": 40], ["b": 20]),
    ]
    for (earlier, present) in others {
      let moved = Self.moved(["a": 80], from: earlier, to: present)
      #expect(moved.figures == ["a": 80])
      #expect(!moved.isMoved)
    }
  }

  @Test(
    "nothing measured, or nothing usual, makes no figure that cannot be", arguments: [0.0, 40, 1e6], [0.0, 1e-9, 50])
  func extremes(measured: Double, earlier: Double) throws {
    let figure = try #require(Self.moved(["a": measured], from: ["a": earlier], to: ["a": 30]).figures["a"])
    #expect(figure >= 0 && figure.isFinite)
  }
}
