internal import AirData
internal import AirField
package import CityAir
internal import Foundation
package import Routing
package import Setup
package import Streets

/// Answers questions about one hour over one network.
package struct RoutePlanner: Sendable {
  /// The hour.
  package let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  var city: CityConfiguration { hour.city }
  package var graph: StreetGraph { hour.graph }
  package var air: GatheredAir { hour.air }
  package var router: Router { hour.router }

  /// Finds the routes that a question asks for.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - hours: The air of the hours around, where it changes under way.
  /// - Returns: The routes with all their figures.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination.
  package func answer(_ question: RouteQuestion, hours: HourlyStreets? = nil) throws(BrisaError) -> RouteAnswer {
    // Places off the network are told before the air along it is worked out.
    let (origin, destination) = try ends(question)
    let pollution = hour.pollution(by: question.measure)
    let found = try paths(question, from: origin, to: destination, streets: pollution.streets, hours)
    let ventilation = city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: router, question: question, origin: origin, destination: destination, ventilation: ventilation,
      noise: pollution.noise)
    var breathed =
      air.picture.isEmpty && pollution.streets == nil
      ? nil
      : BreathedAir(hour: hour, streets: pollution.streets, ends: [origin.segment, destination.segment])
    let routes = RouteOffers(question).offered(figures.routes(found.paths, breathed: &breathed))
    let relative = pollution.sampler.pattern == nil ? nil : routes.first.flatMap { RelativeBurden(fastest: $0) }
    var answer = RouteAnswer(
      question: question, air: pollution.provenance.told(at: question.departure),
      routes: routes.map { relative?.applied(to: $0) ?? $0 },
      notices: commonNotices(question) + snapNotices(origin, destination)
        + detourNotices(question, origin, destination, meters: routes.first?.distanceMeters)
        + (breathed?.caveats.notices ?? []) + found.notices,
      attribution: pollution.attribution, ventilationCubicMetersPerHour: ventilation)
    answer.budget = found.budget
    answer.relative = relative
    answer.tradeOff = found.tradeOff.map { relative?.applied(to: $0) ?? $0 }
    answer.movingAir = found.movingAir
    answer.hour = hour
    return answer
  }

  /// What has to be said of every answer to such a question, whatever its places are.
  func commonNotices(_ question: RouteQuestion, base: BurdenBase = .fastest) -> [Notice] {
    let pollution = hour.pollution(by: question.measure)
    return pollution.airNotices
      + notices(question, sampler: pollution.sampler, streets: pollution.streets, base: base)
  }
}
