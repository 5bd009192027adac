import AirData
import Foundation
import Geo
import Testing

private let start = Date(timeIntervalSince1970: 1_800_000_000)

private func reading(
  _ concentration: Double = 5, latitude: Double = 39.5, start: Date = start, seconds: Double = 3600
) -> Reading {
  let place = Coordinate(latitude: latitude, longitude: -0.4)
  return Reading(
    station: Station(id: "a", name: "A", coordinate: place, type: .unknown), pollutant: .no2,
    concentration: concentration,
    start: start, end: start + seconds, sourceID: "test")
}

extension Reading {
  /// All that it says, each for itself.
  fileprivate var fields: [AnyHashable] {
    [station, pollutant, concentration, start, end, kind, quality, sourceID, uncertainty]
  }
}

@Suite("Readings")
struct ReadingTests {
  @Test("A sound reading has no flaw, zero included")
  func sound() {
    #expect(reading().flaw == nil)
    #expect(reading(0).flaw == nil)
  }

  @Test("What is changed is changed, and all else stays as it is, the uncertainty too")
  func with() {
    let station = Station(
      id: "b", name: "B", coordinate: Coordinate(latitude: 40, longitude: 0), type: .traffic)
    let whole = Reading(
      station: station, pollutant: .o3, concentration: 7, start: start, end: start + 60,
      kind: .forecast(issued: start - 60), quality: .doubtful, sourceID: "models", uncertainty: 1.5)
    #expect(whole.with() == whole)
    let changes: [(number: Int, reading: Reading)] = [
      (0, whole.with(station: reading().station)), (2, whole.with(concentration: 5)),
      (3, whole.with(start: start - 60)), (4, whole.with(end: start + 3600)), (5, whole.with(kind: .observed)),
      (6, whole.with(quality: [])),
      (7, whole.with(sourceID: "test")),
    ]
    for change in changes {
      let (before, after) = (whole.fields, change.reading.fields)
      #expect(before.indices.filter { before[$0] != after[$0] } == [change.number])
    }
  }

  @Test("Every flaw is found")
  func flaws() {
    #expect(reading(.nan).flaw == "the concentration is not a number")
    #expect(reading(.infinity).flaw == "the concentration is not a number")
    #expect(reading(-0.1).flaw == "the concentration is negative")
    #expect(reading(latitude: 91).flaw == "the station is outside the globe")
    #expect(reading(latitude: .nan).flaw == "the station is outside the globe")
    #expect(reading(seconds: 0).flaw == "the averaging interval does not end after it starts")
    #expect(reading(seconds: .nan).flaw == "the averaging interval has no bounds")
    #expect(reading(start: Date(timeIntervalSince1970: -.infinity)).flaw == "the averaging interval has no bounds")
  }

  @Test("A query contains what overlaps its half-open interval, lies in its box and has its pollutants")
  func query() {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let query = ReadingQuery(box: box, interval: DateInterval(start: start, duration: 3600), pollutants: [.no2])
    #expect(query.contains(reading()))
    #expect(query.contains(reading(start: start - 3599)))
    #expect(!query.contains(reading(start: start - 3600)))
    #expect(!query.contains(reading(start: start + 3600)))
    #expect(!query.contains(reading(latitude: 40.1)))
    #expect(!ReadingQuery(box: box, interval: query.interval, pollutants: [.o3]).contains(reading()))
  }
}

@Suite("Pollutants")
struct PollutantTests {
  @Test(
    "Names are read as feeds write them",
    arguments: [
      ("no2", Pollutant.no2), ("NO2", .no2), ("pm2.5", .pm25), ("PM2_5", .pm25), (" PM 10 ", .pm10), ("O3", .o3),
      ("CO", .co),
    ])
  func parsing(text: String, pollutant: Pollutant) {
    #expect(Pollutant(parsing: text) == pollutant)
  }

  @Test("Anything else is unknown", arguments: ["", "nox", "pm1", "pm100", "ozone"])
  func unknown(text: String) {
    #expect(Pollutant(parsing: text) == nil)
  }

  @Test("Numbers count all from 0, in the order of the declaration, and lead back")
  func numbers() {
    #expect(Pollutant.allCases.map(\.number) == Array(Pollutant.allCases.indices))
    #expect(Pollutant.allCases.compactMap { Pollutant(number: $0.number) } == Pollutant.allCases)
    #expect([-1, Pollutant.allCases.count, 255].allSatisfy { Pollutant(number: $0) == nil })
  }

  @Test("Symbols read back, and the order is that of the declaration")
  func symbols() {
    for pollutant in Pollutant.allCases { #expect(Pollutant(parsing: pollutant.symbol) == pollutant) }
    #expect([Pollutant.co, .no2, .pm25].sorted() == [.no2, .pm25, .co])
  }
}
