import AirData
import AirField
import Foundation
import Geo
import Streets
import TestSupport

@testable import Answers
@testable import Bench
@testable import CityAir
@testable import Planner
@testable import Publishing
internal import Routing
@testable import Setup
@testable import Trips

/// Streets and readings of one hour, put together in a test; places are metres around a point of Valencia.
struct DrawnAir {
  static let hour = Date(timeIntervalSince1970: 1_772_438_400)

  let network: TestNetwork
  var readings: [Reading]
  var method = FieldMethod.nearest
  var maskDistanceMeters = 5000.0
  var scale = ScaleID.usEPA
  /// Whether the streets of the network have their part.
  var increment = IncrementChoice.off

  static func place(_ x: Double, _ y: Double) -> Coordinate { TestNetwork.place(PlanePoint(x: x, y: y)) }

  static func reading(
    _ pollutant: Pollutant, _ concentration: Double, x: Double, y: Double, station: String,
    kind: Reading.Kind = .observed, type: StationType = .unknown
  ) -> Reading {
    Reading(
      station: Station(id: station, name: station, coordinate: place(x, y), type: type), pollutant: pollutant,
      concentration: concentration, start: hour, end: hour + 3600, kind: kind, sourceID: "test")
  }

  private var streets: CityStreets {
    var city = CityConfiguration()
    city.increment = increment
    return CityStreets(network.graph, city: city)
  }

  func picture() throws -> AirPicture {
    let history = [readings] + [[Reading]](repeating: [], count: AirPicture.historyHours - 1)
    return try AirPicture(
      hour: Self.hour, scale: scale, readings: history, model: FieldModel(method: method, streets: streets.model),
      origin: Self.place(0, 0),
      maskDistanceMeters: maskDistanceMeters)
  }

  /// The answer to a walk that is to have little NO2.
  func answer(
    from origin: Coordinate, to destination: Coordinate, _ change: (inout RouteQuestion) -> Void = { _ in }
  ) throws -> RouteAnswer {
    var city = CityConfiguration()
    city.scale = scale
    var question = RouteQuestion(origin: origin, destination: destination, departure: Self.hour)
    question.measure = .pollutant(.no2)
    change(&question)
    let air = GatheredAir(picture: try picture(), entries: [], streets: streets)
    return try RoutePlanner(HourSnapshot(city: city, router: Router(graph: network.graph), air: air)).answer(question)
  }
}

extension RouteAnswer {
  /// The route with a label.
  func route(_ label: RouteLabel) -> PlannedRoute? { routes.first { $0.labels.contains(label) } }
}
