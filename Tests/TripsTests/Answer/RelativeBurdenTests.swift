import CityTestSupport
import Setup
import Testing

@testable import Trips

@Suite("Burdens without a unit")
struct RelativeBurdenTests {
  @Test("are told by the fastest route's, which is 100 in the air of its hour and in that of each minute")
  func moving() throws {
    let ways = AvenueAndAlley()
    let routes = try ways.answer(.on, ways.readings).routes
    var (fastest, cleanest) = (try #require(routes.first), try #require(routes.last))
    let burdens = (try #require(fastest.air?.burdenMinutes), try #require(cleanest.air?.burdenMinutes))
    #expect(burdens.1 < burdens.0)
    // The air gets twice as dirty under way for the one, and half as much again for the other.
    fastest.movingBurden = MovingBurden(minutes: 2 * burdens.0)
    cleanest.movingBurden = MovingBurden(minutes: 1.5 * burdens.1)
    let relative = try #require(RelativeBurden(fastest: fastest))
    let (first, other) = (relative.applied(to: fastest), relative.applied(to: cleanest))
    #expect(abs((first.air?.burdenMinutes ?? 0) - 100) < 1e-9 && abs((first.toldBurdenMinutes ?? 0) - 100) < 1e-9)
    #expect(abs((other.air?.burdenMinutes ?? 0) - 100 * burdens.1 / burdens.0) < 1e-9)
    #expect(abs((other.toldBurdenMinutes ?? 0) - 75 * burdens.1 / burdens.0) < 1e-9)
  }

  @Test("are charged and expected in the one unit")
  func expected() throws {
    let ways = AvenueAndAlley()
    var fastest = try #require(try ways.answer(.on, ways.readings).routes.first)
    let burden = try #require(fastest.air?.burdenMinutes)
    fastest.air?.overchargeMinutes = burden / 4
    let air = try #require(RelativeBurden(fastest: fastest)).applied(to: fastest).air
    #expect(abs((air?.burdenMinutes ?? 0) - 100) < 1e-9 && abs((air?.expectedBurdenMinutes ?? 0) - 75) < 1e-9)
    fastest.movingBurden = MovingBurden(minutes: 2 * burden, overchargeMinutes: burden)
    let moving = try #require(RelativeBurden(fastest: fastest)).applied(to: fastest)
    #expect(abs((moving.expectedBurdenMinutes ?? 0) - 50) < 1e-9)
  }

  @Test("are those of air that stands still where it does, and none where nothing is breathed")
  func still() throws {
    let ways = AvenueAndAlley()
    let fastest = try #require(try ways.answer(.on, ways.readings).routes.first)
    let relative = try #require(RelativeBurden(fastest: fastest))
    #expect(relative.factor == relative.movingFactor)
    #expect(relative.applied(to: fastest).movingBurdenMinutes == nil)
    #expect(RelativeBurden(fastestBurden: 0) == nil && RelativeBurden(fastestBurden: nil) == nil)
  }
}
