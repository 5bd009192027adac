import AirData
import CityTestSupport
import Foundation
import Geo
import Setup
import Testing

@testable import CityAir
@testable import Trips

@Suite("Verdict in one line")
struct RouteVerdictTests {
  private func verdict(
    _ routes: [PlannedRoute], by measure: PollutionMeasure = .pollutant(.no2), known: [Pollutant] = [.no2, .pm25],
    notices: [Notice] = [], departures: RouteDepartures? = nil, beside: Pollutant? = nil,
    _ change: (inout RouteQuestion) -> Void = { _ in }
  ) -> LocalizedText {
    let place = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(origin: place, destination: place, departure: DrawnAir.hour)
    question.measure = measure
    change(&question)
    var air = AirProvenance(
      hour: DrawnAir.hour, scale: .usEPA, method: Dictionary(uniqueKeysWithValues: known.map { ($0, "kriging") }),
      sources: [], stations: [], typicalDays: [:], staleHours: [:], bridged: [], forecastCorrection: nil,
      stationForecast: [:], calibration: nil, increment: [:], wind: nil)
    (air.isRelative, air.measuredBeside) = (beside != nil, beside)
    var answer = RouteAnswer(
      question: question, air: air, routes: RouteOffers(question).offered(routes), notices: notices, attribution: [],
      ventilationCubicMetersPerHour: 1.2)
    answer.departures = departures
    return answer.verdict
  }

  private let fastest = PlannedRoute.plain([.fastest])
  private let clean = PlannedRoute.plain(
    [.cleanest], seconds: 840, percent: -11, sure: 0.93, interval: -16 ... -6)

  private static let nothing = "No way is worth a detour now: the fastest is as clean as any we know."

  @Test("says what the cleanest way costs and saves and how sure that is, in three languages")
  func cleanest() {
    let verdict = verdict([fastest, .plain([.balanced], seconds: 660, percent: -7, sure: 0.8), clean])
    #expect(verdict.en == "Cleanest: 4 min longer, 11 % less NO2 (6 to 16 %), cleaner with 93 %.")
    #expect(
      verdict.es
        == "El más limpio: 4 min más, un 11 % menos de NO2 (del 6 al 16 %), más limpio con un 93 % de probabilidad.")
    #expect(
      verdict.ca == "El més net: 4 min més, un 11 % menys de NO2 (del 6 al 16 %), més net amb un 93 % de probabilitat.")
  }

  @Test("names traffic, which stands for what nobody reads, beside what somebody does")
  func byTrafficBeside() {
    let verdict = verdict([fastest, clean], by: .mix, known: [.pm25], beside: .pm25)
    #expect(
      verdict.en == "Cleanest: 4 min longer, 11 % less pollution by traffic and PM2.5 (6 to 16 %), cleaner with 93 %.")
  }

  @Test("says that nothing is worth a detour where nothing is offered, whether or not it was shown")
  func nothing() {
    let weak = PlannedRoute.plain([.balanced, .cleanest], percent: -3, sure: 0.55)
    for routes in [[PlannedRoute.plain([.fastest, .balanced, .cleanest])], [fastest, weak]] {
      #expect(verdict(routes).en == Self.nothing)
      #expect(verdict(routes) { $0.offersAllRoutes = true }.en == Self.nothing)
    }
    #expect(verdict([fastest, weak]) { $0.wantsTradeOff = true }.en == Self.nothing)
  }

  @Test("says that there is no way to go where both ends lie at the same place, whatever was asked for")
  func thereAlready() {
    let none = [PlannedRoute.plain([.fastest, .balanced, .cleanest], seconds: 0)]
    let expected = "There is no way to go: both ends lie at the same place on the streets."
    #expect(verdict(none).en == expected)
    #expect(verdict(none) { $0.maxDetour = .percent(10) }.en == expected)
    #expect(verdict([.plain([.fastest, .cleanest], seconds: 1)]).en == Self.nothing)
  }

  @Test("calls the fastest way by what it is to somebody to whom some streets are dear")
  func weighed() {
    var somebody = Traveller()
    somebody.stairs = .avoid
    #expect(
      verdict([fastest]) { $0.traveller = somebody }.en
        == "No way is worth a detour now: the one that suits you best is as clean as any we know.")
    somebody = Traveller()
    somebody.isSensitive = true
    #expect(verdict([fastest]) { $0.traveller = somebody }.en == Self.nothing)
  }

  @Test("names the pollution by the measure, and of a mix what is known of it")
  func measures() {
    let routes = [fastest, PlannedRoute.plain([.cleanest], seconds: 645, percent: -4.2, sure: 0.996)]
    #expect(
      verdict(routes, by: .mix).en
        == "Cleanest: 45 s longer, 4 % less pollution (NO2 and PM2.5), cleaner with more than 99 %.")
    let ranged = [fastest, PlannedRoute.plain([.cleanest], seconds: 645, percent: -4.2, sure: 0.9, interval: -11...3)]
    #expect(
      verdict(ranged, by: .mix).ca
        == "El més net: 45 s més, un 4 % menys de contaminació (NO2 i PM2.5; del −3 a l'11 %), més net amb un 90 % de probabilitat."
    )
    let ofOne = verdict(routes, by: .mix, known: [.pm25]).en
    #expect(ofOne == "Cleanest: 45 s longer, 4 % less PM2.5, cleaner with more than 99 %.")
    let byIndex = [fastest, PlannedRoute.plain([.cleanest], seconds: 600, percent: -1.25)]
    #expect(verdict(byIndex, by: .ica).en == "Cleanest: no longer, 1.2 % less pollution by the index.")
    #expect(verdict(byIndex, by: .ica).es.contains("un 1,2 % menos"))
  }

  @Test("says what a longer way costs in other pollutants from one percent on")
  func otherPollutants() {
    func routes(_ doses: [Pollutant: Double]) -> [PlannedRoute] {
      [fastest, .plain([.cleanest], seconds: 840, percent: -11, sure: 0.93, interval: -16 ... -6, doses: doses)]
    }
    #expect(
      verdict(routes([.no2: -11, .pm25: 1.6, .o3: 9])).en
        == "Cleanest: 4 min longer, 11 % less NO2 (6 to 16 %), cleaner with 93 %; 1.6 % more PM2.5 inhaled.")
    #expect(!verdict(routes([.no2: -11, .pm25: 0.9])).en.contains("inhaled"))
    #expect(verdict(routes([.no2: 3, .pm25: -11]), by: .pollutant(.pm25)).en.hasSuffix("; 3 % more NO2 inhaled."))
    #expect(verdict(routes([.no2: -20, .pm25: 2]), by: .mix).en.hasSuffix("; 2 % more PM2.5 inhaled."))
  }

  @Test("says of a chosen way and of one within a limit what they are, however little that is")
  func asked() {
    let route = { (label: RouteLabel) in
      PlannedRoute.plain([label], seconds: 660, percent: -0.3, sure: 0.54, interval: -1.5...0.9)
    }
    #expect(
      verdict([fastest, route(.chosen)]) { $0.avoidance = 1 }.en
        == "Chosen: 1 min longer, 0.3 % less NO2 (−0.9 to 1.5 %), cleaner with 54 %.")
    #expect(
      verdict([.plain([.fastest, .chosen])]) { $0.avoidance = 1 }.en
        == "No way is worth a detour at this avoidance: the chosen way is the fastest.")
    let limit: (inout RouteQuestion) -> Void = { $0.maxDetour = .seconds(300) }
    let limited = verdict([fastest, route(.budget)], limit).en
    #expect(limited.hasPrefix("Cleanest within the limit: 1 min longer, 0.3 % less"))
    #expect(
      verdict([.plain([.fastest, .budget])], limit).en
        == "No way within the limit is cleaner: the fastest is as clean as any of them.")
    let unweighed = Notice(code: "no-choice", text: LocalizedText(same: ""))
    let cut = verdict([.plain([.fastest, .budget])], notices: [unweighed], limit).en
    #expect(cut.hasPrefix("No detour could be weighed"))
  }

  @Test("says of a trade-off what its cleanest way comes to")
  func tradeOff() {
    let all: (inout RouteQuestion) -> Void = { $0.wantsTradeOff = true }
    #expect(verdict([fastest, .plain([.knee], percent: -5, sure: 0.9), clean], all).en.hasPrefix("Cleanest: 4 min"))
    let ofSome = verdict([fastest, .plain([.choice], percent: -5, sure: 0.9)], all).en
    #expect(ofSome.hasPrefix("Cleanest of those shown: no longer"))
  }

  @Test("says that a way around a zone is dirtier where it is")
  func zones() {
    let through = PlannedRoute.plain([.fastest], metersInside: 300)
    let dirtier = PlannedRoute.plain([.balanced], seconds: 780, percent: 4, sure: 0.07, interval: 2...6)
    #expect(
      verdict([through, dirtier]).en == "Around the zones: 3 min longer, 4 % more NO2 (2 to 6 %), cleaner with 7 %.")
    let chosen = PlannedRoute.plain([.chosen], seconds: 780, percent: 4, sure: 0.07, interval: 2...6)
    #expect(verdict([through, chosen]) { $0.avoidance = 1 }.en.hasPrefix("Around the zones: 3 min longer, 4 % more"))
    let unknown = [PlannedRoute.plain([.fastest], percent: nil, metersInside: 300), .plain([.balanced], percent: nil)]
    #expect(verdict(unknown, known: []).en == "Around the zones: no longer, nothing is known of the air.")
  }

  @Test("does not call a way around the zones that goes through them as well")
  func throughZones() {
    let fastest = PlannedRoute.plain([.fastest], metersInside: 260)
    let chosen = PlannedRoute.plain([.chosen], percent: 34, sure: 0.04, metersInside: 211)
    #expect(verdict([fastest, chosen]) { $0.avoidance = 1 }.en.hasPrefix("Chosen: no longer, 34 % more"))
  }

  @Test("says that only time counts where nothing is known")
  func withoutAir() {
    let only = [PlannedRoute.plain([.fastest], percent: nil)]
    #expect(verdict(only).en == "Only time counts now: nothing is known of NO2 here.")
    #expect(verdict(only, by: .mix, known: []).en == "Only time counts now: nothing is known of the pollution here.")
  }

  @Test("speaks of the best departure where that was looked for")
  func departures() {
    let point = RouteDepartures.Point(
      departure: DrawnAir.hour, fastestBurdenMinutes: 10, burdenMinutes: 9, durationSeconds: 600)
    let departures = RouteDepartures(curve: [point], best: point, fastestDurationSeconds: 600)
    let leaving = verdict([fastest, clean], departures: departures).en
    #expect(leaving.hasPrefix("Cleanest at the best departure: 4 min longer,"))
    #expect(
      verdict([fastest], departures: departures).en
        == "No way is worth a detour at the best departure: the fastest is as clean as any we know.")
  }
}
