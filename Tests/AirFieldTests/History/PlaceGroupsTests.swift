import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Stations at one place")
struct PlaceGroupsTests {
  private static let hour = DateInterval(start: Histories.start, duration: 3600)

  /// A reading of a station so many metres north of a place.
  private func reading(_ id: String, north meters: Double, of source: String) -> Reading {
    Reading(
      station: Station(
        id: id, name: id, coordinate: Coordinate(latitude: 39.47 + meters / 111_195, longitude: -0.37), type: .unknown),
      pollutant: .no2, concentration: 20, start: Self.hour.start, end: Self.hour.end, sourceID: source)
  }

  private func groups(_ readings: [Reading]) -> [[Int]] {
    PlaceGroups(readings.map { (StationKey($0), $0.station.coordinate) }).groups
  }

  @Test("are told by the order of their ids where one in the middle is near to two that are apart")
  func chain() {
    let middleFirst = [
      reading("b", north: 0, of: "one"), reading("a", north: 80, of: "two"), reading("c", north: 160, of: "three"),
    ]
    #expect(groups(middleFirst) == [[1, 0, 2]])
    let endFirst = [
      reading("a", north: 0, of: "one"), reading("b", north: 80, of: "two"), reading("c", north: 160, of: "three"),
    ]
    #expect(groups(endFirst) == [[0, 1], [2]])
    // A history and a field have the same stations.
    for (readings, count) in [(middleFirst, 1), (endFirst, 2), (Array(endFirst.reversed()), 2)] {
      let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
      #expect(StationHistory(readings, of: .no2, projection: plane).sites.count == count)
      #expect(StationConcentration.means(of: readings, during: Self.hour).count == count)
    }
  }

  @Test("of one source are never one, and the first of a source is")
  func oneSource() {
    let readings = [
      reading("a", north: 0, of: "one"), reading("b", north: 10, of: "one"), reading("c", north: 20, of: "two"),
      reading("d", north: 20, of: "two"),
    ]
    #expect(groups(readings) == [[0, 2], [1, 3]])
  }
}
