import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("What stations say in an hour")
struct StationConcentrationTests {
  private static let hour = DateInterval(start: Date(timeIntervalSince1970: 1_772_438_400), duration: 3600)

  private static func reading(
    _ value: Double, _ id: String, of source: String, latitude: Double = 39.47, type: StationType = .unknown
  ) -> Reading {
    Reading(
      station: Station(
        id: id, name: id, coordinate: Coordinate(latitude: latitude, longitude: -0.37), type: type), pollutant: .pm25,
      concentration: value, start: hour.start, end: hour.end, sourceID: source)
  }

  @Test("is said once for a station that two sources deliver, by the one that knows its type")
  func twoSources() {
    let means = StationConcentration.means(
      of: [
        Self.reading(60, "a", of: "city"), Self.reading(62, "ES-1", of: "network", latitude: 39.4703, type: .traffic),
        Self.reading(20, "b", of: "city", latitude: 39.48), Self.reading(20, "c", of: "city", latitude: 39.49),
      ], during: Self.hour)
    #expect(means.map(\.concentration) == [61, 20, 20])
    #expect(means[0].station.type == .traffic && means[0].sourceID == "network")
  }

  @Test("is kept of stations of one source, however near they stand to each other")
  func oneSource() {
    let near = [
      Self.reading(60, "a", of: "city"), Self.reading(20, "b", of: "city"), Self.reading(30, "x", of: "other"),
    ]
    #expect(StationConcentration.means(of: near, during: Self.hour).map(\.concentration) == [45, 20])
  }

  @Test("is what comparing each station with each gives", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let readings = (0..<60).map { number in
      Self.reading(
        .random(in: 1...50, using: &generator), "s\(number)", of: ["a", "b", "c"][number % 3],
        latitude: 39.4 + 0.0001 * Double(Int.random(in: 0..<400, using: &generator)) + 1e-9 * Double(number))
    }
    let means = StationConcentration.means(of: readings, during: Self.hour)
    var groups: [[Reading]] = []
    for reading in readings.sorted(by: { $0.station.id < $1.station.id }) {
      let group = groups.firstIndex { group in
        group[0].station.coordinate.isSamePlace(as: reading.station.coordinate)
          && !group.contains { $0.sourceID == reading.sourceID }
      }
      if let group { groups[group].append(reading) } else { groups.append([reading]) }
    }
    let expected = groups.map { $0.map(\.concentration).reduce(0, +) / Double($0.count) }.sorted()
    #expect(expected.count < 60, "seed \(seed): some stand at one place")
    #expect(zip(means.map(\.concentration).sorted(), expected).allSatisfy { isClose($0, $1, 1e-9) }, "seed \(seed)")
    #expect(means.count == expected.count, "seed \(seed)")
  }
}
