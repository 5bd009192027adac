import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@testable import CityAir

@Suite("The air of an hour and of those before it")
struct HourFieldsTests {
  private let hour = Date(timeIntervalSince1970: 1_772_438_400)
  private let place = Coordinate(latitude: 39.47, longitude: -0.37)

  /// PM2.5 by hours ago; NO2 of the hour keeps the hour from being empty.
  private func fields(pm25: [Int: Double]) throws -> HourFields {
    let readings = (0..<HourFields.historyHours).map { hoursAgo -> [Reading] in
      var readings = pm25[hoursAgo].map { [reading(.pm25, $0, hoursAgo)] } ?? []
      if hoursAgo == 0 { readings.append(reading(.no2, 10, 0)) }
      return readings
    }
    return try HourFields(
      HourReadings(hour: hour, latestFirst: readings), scale: .usEPA,
      over: FieldSetup(model: FieldModel(method: .kriging), origin: place, maskDistanceMeters: 5000))
  }

  private func reading(_ pollutant: Pollutant, _ concentration: Double, _ hoursAgo: Int) -> Reading {
    let start = hour - Double(hoursAgo) * 3600
    return Reading(
      station: Station(id: "a", name: "A", coordinate: place, type: .unknown), pollutant: pollutant,
      concentration: concentration, start: start, end: start + 3600, sourceID: "test")
  }

  @Test("twelve hours of 10 µg/m³ of PM2.5 are an index of 53")
  func averages() throws {
    let history = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 10.0) })
    #expect(try fields(pm25: history).index(at: place)?.value == 53)
  }

  @Test("a mean that is valid without the latest hour counts")
  func averagesWithoutTheLatestHour() throws {
    let history = Dictionary(uniqueKeysWithValues: (1..<12).map { ($0, 10.0) })
    let index = try #require(try fields(pm25: history).index(at: place))
    #expect(index.value == 53)
    #expect(index.mainPollutant == .pm25)
    #expect(index.standIns.isEmpty)
  }

  @Test("one hour alone stands in for the mean, and says so")
  func standsIn() throws {
    #expect(try fields(pm25: [0: 10]).index(at: place)?.standIns == [.pm25])
  }

  @Test("a station is one however its name and place are written, and readings count for the time of the hour")
  func oneStation() throws {
    func reading(_ pollutant: Pollutant, _ value: Double, minutes: Double, name: String, latitude: Double) -> Reading {
      Reading(
        station: Station(
          id: "a", name: name, coordinate: Coordinate(latitude: latitude, longitude: -0.37), type: .unknown),
        pollutant: pollutant, concentration: value, start: hour, end: hour + minutes * 60, sourceID: "test")
    }
    let readings = [
      reading(.no2, 10, minutes: 60, name: "A", latitude: 39.47),
      reading(.no2, 100, minutes: 15, name: "A", latitude: 39.470_002),
      reading(.pm25, 7, minutes: 60, name: "Alameda", latitude: 39.470_002),
    ]
    let fields = try HourFields(
      HourReadings(hour: hour, latestFirst: [readings]), scale: .usEPA,
      over: FieldSetup(model: FieldModel(method: .kriging), origin: place, maskDistanceMeters: 5000))
    let stations = fields.stationAirs()
    #expect(stations.count == 1 && stations.first?.station.name == "Alameda")
    #expect(stations.first?.concentrations == [.no2: 28, .pm25: 7])
  }
}
