internal import AirData
internal import AirField
internal import Foundation
internal import Routing
internal import Streets

/// Answers a question over one network and one picture of the air.
struct RoutePlanner {
  let city: CityConfiguration
  let graph: StreetGraph
  let air: GatheredAir

  /// What many questions have in common.
  struct Tables: Sendable {
    let router: Router
    let sampler: PollutionSampler
    /// Nil where nobody measures what is to be low.
    let streets: StreetAir?
    let memory = AirMemory()
  }

  /// The tables for questions about one measure.
  /// - Complexity: O(length of the network).
  func tables(for measure: PollutionMeasure) -> Tables {
    let sampler = PollutionSampler(picture: air.picture, measure: measure)
    return Tables(router: Router(graph: graph), sampler: sampler, streets: StreetAir(graph: graph, sampler: sampler))
  }

  /// Finds the routes that a question asks for.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination.
  func answer(_ question: RouteQuestion) throws(BrisaError) -> RouteAnswer {
    // Places off the network are told before the air along it is worked out.
    _ = try ends(question, Router(graph: graph))
    return try answer(question, tables(for: question.measure))
  }

  /// Finds the routes that a question asks for, with tables for its measure.
  /// - Throws: as ``answer(_:)``.
  func answer(
    _ question: RouteQuestion, _ tables: Tables, hours: HourlyStreets? = nil
  ) throws(BrisaError) -> RouteAnswer {
    let (router, streets) = (tables.router, tables.streets)
    let (origin, destination) = try ends(question, router)
    let found = try paths(question, from: origin, to: destination, streets: streets, hours, router)
    let ventilation = city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: router, question: question, origin: origin, destination: destination, ventilation: ventilation,
      noise: BurdenNoise(graph: graph, sampler: tables.sampler, model: air.settled?.model ?? FieldModel()))
    var breathed =
      air.picture.isEmpty
      ? nil
      : BreathedAir(
        graph: graph, picture: air.picture, streets: streets, ends: [origin.segment, destination.segment],
        memory: tables.memory)
    let routes = figures.routes(found.paths, breathed: &breathed)
    var answer = RouteAnswer(
      question: question, air: air.provenance, routes: routes,
      notices: commonNotices(question, tables) + snapNotices(origin, destination)
        + (breathed?.caveats.notices ?? []) + found.notices,
      attribution: air.attribution + [city.streetsAttribution ?? graph.metadata.attribution],
      ventilationCubicMetersPerHour: ventilation)
    answer.budget = found.budget
    answer.tradeOff = found.tradeOff
    answer.movingAir = found.movingAir
    answer.scene = RouteScene(graph: graph, air: air)
    return answer
  }

  /// What has to be said of every answer to such a question, whatever its places are.
  func commonNotices(_ question: RouteQuestion, _ tables: Tables) -> [Notice] {
    air.notices + notices(question, sampler: tables.sampler, streets: tables.streets)
  }
}
