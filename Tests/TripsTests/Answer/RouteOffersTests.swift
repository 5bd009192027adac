import AirData
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import Trips

@Suite("Which routes are offered")
struct RouteOffersTests {
  private func labels(
    _ routes: [PlannedRoute], _ change: (inout RouteQuestion) -> Void = { _ in }
  ) -> [[RouteLabel]] {
    let place = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(origin: place, destination: place, departure: DrawnAir.hour)
    change(&question)
    return RouteOffers(question).offered(routes).map(\.labels)
  }

  private let fastest = PlannedRoute.plain([.fastest])

  @Test(
    "a way that saves less than half a percent, or is cleaner with less than 60 %, joins the fastest",
    arguments: [(-0.5, 0.6, 2), (-0.49, 0.99, 1), (-20, 0.59, 1), (3, 0.2, 1), (-5, 0.9, 2)])
  func joins(percent: Double, sure: Double, count: Int) {
    let routes = [fastest, .plain([.balanced, .cleanest], percent: percent, sure: sure)]
    #expect(labels(routes).count == count)
    #expect(Set(labels(routes).joined()) == [.fastest, .balanced, .cleanest])
    #expect(labels(routes) { $0.offersAllRoutes = true } == [[.fastest], [.balanced, .cleanest]])
  }

  @Test("labels stand in their order, whichever joins")
  func order() {
    let routes = [
      fastest, .plain([.balanced], percent: -0.2, sure: 0.9), .plain([.cleanest], percent: -0.4, sure: 0.9),
    ]
    #expect(labels(routes) == [[.fastest, .balanced, .cleanest]])
    let clean = [fastest, routes[1], .plain([.cleanest], percent: -4, sure: 0.9)]
    #expect(labels(clean) == [[.fastest, .balanced], [.cleanest]])
  }

  @Test("a cleanest way that is not sure enough joins a balanced one that is, which then is the cleanest to be had")
  func joinsBalanced() {
    let routes = [
      fastest, .plain([.balanced], percent: -2, sure: 0.7), .plain([.cleanest], percent: -3, sure: 0.55),
    ]
    #expect(labels(routes) == [[.fastest], [.balanced, .cleanest]])
  }

  @Test("the cleanest is the one on which least is breathed, though another one is charged less")
  func relabels() {
    let routes = [
      fastest, .plain([.balanced], percent: -9, sure: 0.9), .plain([.cleanest], percent: -4, sure: 0.8),
    ]
    #expect(labels(routes) == [[.fastest], [.balanced, .cleanest]])
    let limited = [
      fastest, .plain([.balanced], percent: -9, sure: 0.9), .plain([.cleanest, .budget], percent: -4, sure: 0.8),
    ]
    #expect(labels(limited) == [[.fastest], [.balanced, .cleanest, .budget]])
  }

  @Test("a way within a limit that is dirtier than the fastest is none, whatever else it was found as")
  func dirtyBudget() {
    let routes = [fastest, .plain([.balanced, .cleanest, .budget], percent: 8, sure: 0.2)]
    #expect(labels(routes) == [[.fastest, .balanced, .cleanest, .budget]])
  }

  @Test("two that are offered stay two, however little they differ")
  func staysTwo() {
    let routes = [
      fastest, .plain([.balanced], percent: -8, sure: 0.9), .plain([.cleanest], percent: -8.1, sure: 0.9),
    ]
    #expect(labels(routes) == [[.fastest], [.balanced], [.cleanest]])
  }

  @Test("what was asked for by number or name is never cut", arguments: [RouteLabel.chosen, .budget])
  func keepsWhatWasAsked(label: RouteLabel) {
    #expect(labels([fastest, .plain([label], percent: -0.1, sure: 0.1)]) == [[.fastest], [label]])
    let both = [fastest, .plain([.cleanest, label], percent: -0.1, sure: 0.5)]
    #expect(labels(both) == [[.fastest], [.cleanest, label]])
    let tradeOff = [fastest, .plain([.knee], percent: -0.1, sure: 0.5), .plain([.cleanest], percent: -0.2, sure: 0.5)]
    #expect(labels(tradeOff) { $0.wantsTradeOff = true } == [[.fastest], [.knee], [.cleanest]])
  }

  @Test("the fastest is the cleanest within a limit where what was found there is no cleaner")
  func noCleanerWithinLimit() {
    #expect(labels([fastest, .plain([.budget], percent: 1, sure: 0.1)]) == [[.fastest, .budget]])
    #expect(labels([fastest, .plain([.chosen], percent: 1, sure: 0.1)]) == [[.fastest], [.chosen]])
  }

  @Test("a way around a zone is kept though it is dirtier, and says so; one that keeps out of none is not")
  func aroundZones() throws {
    let through = PlannedRoute.plain([.fastest], metersInside: 300)
    let around = PlannedRoute.plain([.balanced], percent: 4.2, sure: 0.1)
    #expect(labels([through, around]) == [[.fastest], [.balanced]])
    #expect(labels([fastest, around]) == [[.fastest, .balanced]])
    let place = Coordinate(latitude: 0, longitude: 0)
    let question = RouteQuestion(origin: place, destination: place, departure: DrawnAir.hour)
    let notices = RouteOffers(question).offered([through, around])[1].notices
    #expect(notices.map(\.code) == ["dirtier-around-zone"])
    #expect(try #require(notices.first).text.en.contains("4 % more"))
    let cleaner = RouteOffers(question).offered([through, .plain([.balanced], percent: -4, sure: 0.9)])[1]
    #expect(cleaner.notices.isEmpty)
  }

  @Test("a way through a zone that the fastest enters too is none around it, though it has less inside")
  func throughZones() {
    let fastest = PlannedRoute.plain([.fastest], metersInside: 260)
    let dirtier = PlannedRoute.plain([.balanced], percent: 34, sure: 0.04, metersInside: 211)
    #expect(labels([fastest, dirtier]) == [[.fastest, .balanced]])
    let grazing = PlannedRoute.plain([.balanced], percent: 34, sure: 0.04, metersInside: 20)
    #expect(labels([fastest, grazing]) == [[.fastest], [.balanced]])
    let place = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(origin: place, destination: place, departure: DrawnAir.hour)
    question.offersAllRoutes = true
    #expect(RouteOffers(question).offered([fastest, dirtier])[1].notices.isEmpty)
  }

  @Test("an offered route that takes less time than the fastest by price is known; a rounding is none")
  func quicker() {
    let place = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(origin: place, destination: place, departure: DrawnAir.hour)
    let routes = [
      PlannedRoute.plain([.fastest], seconds: 600), .plain([.balanced], seconds: 597),
      .plain([.cleanest], seconds: 596),
    ]
    #expect(RouteOffers(question).quicker(routes) == 2)
    #expect(RouteOffers(question).quicker([routes[0], .plain([.cleanest], seconds: 599.97)]) == nil)
    #expect(RouteOffers(question).quicker(Array(routes.dropFirst())) == nil)
    question.wantsTradeOff = true
    #expect(RouteOffers(question).quicker(routes) == 2)
    (question.wantsTradeOff, question.offersAllRoutes) = (false, true)
    #expect(RouteOffers(question).quicker(routes) == 2)
  }

  @Test("an unknown probability cuts nothing, nor an unknown burden")
  func unknown() {
    #expect(labels([fastest, .plain([.cleanest], percent: -1)]).count == 2)
    #expect(labels([fastest, .plain([.cleanest], percent: -0.1)]).count == 1)
    #expect(labels([fastest, .plain([.balanced], percent: nil)]).count == 2)
  }
}
