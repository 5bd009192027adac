import CityTestSupport
import Geo
import Streets
import Testing
import Trips

@Suite("Figures of a route")
struct RouteFiguresTests {
  private func route(from start: Double, to end: Double, by mode: TravelMode = .bike) throws -> PlannedRoute {
    try #require(try PushedStreets.answer(from: start, to: end, by: mode).routes.first)
  }

  @Test("tell where on its line a bike is pushed, along streets that follow each other as along one")
  func pushed() throws {
    let route = try route(from: 50, to: 350)
    #expect(route.geometry.count == 6 && route.pushedPoints == [1...4])
    let line = Array(route.geometry[1...4])
    let meters = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distanceMeters(to: $1.1) }
    #expect(meters > 200)
    #expect(abs(try #require(route.metersPushed) - meters) < 0.1)
  }

  @Test("tell it of a part of a street, in the direction of the route")
  func pushedInPart() throws {
    let back = try route(from: 150, to: 50)
    #expect(back.geometry.count == 3 && back.pushedPoints == [0...1])
    #expect(abs(try #require(back.metersPushed) - 50) < 0.1)
  }

  @Test("say of a ride that it is nowhere, and of walkers and scooters nothing")
  func notPushed() throws {
    #expect(try route(from: 10, to: 90).pushedPoints == [])
    for mode in [TravelMode.walk, .scooter] {
      #expect(try route(from: 50, to: 350, by: mode).pushedPoints == nil, "\(mode)")
    }
  }
}
