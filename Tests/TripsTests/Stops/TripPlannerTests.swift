import AirData
import CityAir
import CityTestSupport
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("Trips over stops in an order that is looked for")
struct TripPlannerTests {
  /// A trip over both ends of two ways and a stop between them on the straight one, with a circle around that.
  private func trip(_ goal: TripGoal, isRoundTrip: Bool) throws -> RouteAnswer {
    let ways = BowedWays(bow: 300)
    var route = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour)
    route.measure = .pollutant(.no2)
    route.forbidsZones = true
    route.circles = [RouteQuestion.Circle(center: DrawnAir.place(3000, 0), radiusMeters: 200)]
    let stops = [0.0, 3000, 6000].map { TripStop(DrawnAir.place($0, 0)) }
    var trip = TripQuestion(route, over: stops, startsAtFirst: false, endsAtLast: false, isRoundTrip: isRoundTrip)
    trip.goal = goal
    let hour = HourSnapshot(
      city: CityConfiguration(), router: Router(graph: ways.network.graph),
      air: try ways.air(south: 30.2, north: 30).gathered())
    return try TripPlanner(hour).trip(trip)
  }

  @Test("enter a forbidden zone around a stop, and say so", arguments: TripGoal.allCases, [true, false])
  func saysSo(goal: TripGoal, isRoundTrip: Bool) throws {
    let answer = try trip(goal, isRoundTrip: isRoundTrip)
    #expect(try #require(answer.trip).visits.count == 3)
    #expect(answer.routes[0].notices.map(\.code).contains("exclusion-unavoidable"))
  }

  @Test("enter it with as few ways as can be: the stop is the first or the last", arguments: TripGoal.allCases)
  func asFewAsCanBe(goal: TripGoal) throws {
    let numbers = try #require(try trip(goal, isRoundTrip: false).trip).visits.compactMap(\.number)
    #expect(numbers.first == 2 || numbers.last == 2, "\(numbers)")
  }
}
