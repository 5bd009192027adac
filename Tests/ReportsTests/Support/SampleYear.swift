import AirData
import Foundation
import Geo

@testable import Reports

/// Forty days at two stations, the second of which measures NO2 on the first twenty alone, and four points of a map.
enum SampleYear {
  static let first = Date(timeIntervalSince1970: 1_767_222_000)

  static let year: YearSoFar = {
    var (stations, points) = (YearTally(Limit.all), YearTally(Limit.all))
    for day in 0..<40 {
      for _ in 0..<24 {
        let isHigh = day % 2 == 0
        stations.add([.no2: [isHigh ? 60 : 10, day < 20 ? 30 : .nan], .o3: [110]])
        points.add([.no2: [isHigh ? 60 : 10, isHigh ? 40 : 10, 10, .nan], .o3: [90, 110, .nan, .nan]])
      }
      stations.endDay()
      points.endDay()
    }
    let center = AirData.Station(
      id: "=1", name: "Centre", coordinate: Coordinate(latitude: 39.47, longitude: -0.37), type: .traffic)
    let park = AirData.Station(
      id: "2", name: "Vivers", coordinate: Coordinate(latitude: 39.48, longitude: -0.36), type: .background)
    return YearSoFar(
      year: 2026, from: first, to: first + 40 * 86_400,
      stations: [
        .init(source: "feed", station: center, pollutants: [.no2, .o3]),
        .init(source: "feed", station: park, pollutants: [.no2]),
        .init(source: "feed", station: park.named("Silent", id: "3")),
      ], tally: stations, area: points, points: 4)
  }()

  /// Forty days, on four of which one of 400 points of a map is above the daily limits of NO2.
  static let rare: YearSoFar = {
    var points = YearTally(Limit.all)
    for day in 0..<40 {
      var hour = [Float](repeating: 10, count: 400)
      if day < 4 { hour[0] = 60 }
      for _ in 0..<24 { points.add([.no2: hour]) }
      points.endDay()
    }
    return YearSoFar(
      year: 2026, from: first, to: first + 40 * 86_400, stations: [], tally: points, area: points, points: 400)
  }()
}

extension AirData.Station {
  fileprivate func named(_ name: String, id: String) -> AirData.Station {
    AirData.Station(id: id, name: name, coordinate: coordinate, type: type)
  }
}
