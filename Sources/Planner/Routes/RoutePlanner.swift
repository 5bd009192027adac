internal import AirData
internal import AirField
internal import Foundation
internal import Routing
internal import Streets

/// Answers questions over one network and one picture of the air.
struct RoutePlanner: Sendable {
  let city: CityConfiguration
  let graph: StreetGraph
  let air: GatheredAir
  /// Finds the ways of all questions, so that what one has worked out serves the next.
  let router: Router
  /// What was found of the air for all questions.
  let memory = AirMemory()

  init(city: CityConfiguration, graph: StreetGraph, air: GatheredAir) {
    self.city = city
    self.graph = graph
    self.air = air
    router = Router(graph: graph)
  }

  /// What many questions have in common.
  struct Tables: Sendable {
    let sampler: PollutionSampler
    /// Nil where nobody measures what is to be low.
    let streets: StreetAir?
    /// How well a difference of burdens is known, nil where p is no sum of concentrations.
    let noise: BurdenNoise?
    let provenance: AirProvenance
    /// What has to be said of the air.
    let airNotices: [Notice]
    /// Who must be named.
    let attribution: [String]
  }

  /// The tables for questions about one measure.
  /// - Complexity: O(length of the network).
  func tables(for measure: PollutionMeasure) -> Tables {
    let sampler = PollutionSampler(picture: air.picture, measure: measure)
    var provenance = air.provenance
    provenance.isRelative = sampler.pattern != nil
    return Tables(
      sampler: sampler, streets: StreetAir(graph: graph, sampler: sampler),
      noise: BurdenNoise(graph: graph, sampler: sampler, model: air.settled?.model ?? FieldModel()),
      provenance: provenance, airNotices: air.notices,
      attribution: air.attribution + [city.streetsAttribution ?? graph.metadata.attribution])
  }

  /// Finds the routes that a question asks for.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination.
  func answer(_ question: RouteQuestion) throws(BrisaError) -> RouteAnswer {
    // Places off the network are told before the air along it is worked out.
    _ = try ends(question)
    return try answer(question, tables(for: question.measure))
  }

  /// Finds the routes that a question asks for, with tables for its measure.
  /// - Throws: as ``answer(_:)``.
  func answer(
    _ question: RouteQuestion, _ tables: Tables, hours: HourlyStreets? = nil
  ) throws(BrisaError) -> RouteAnswer {
    let (origin, destination) = try ends(question)
    let found = try paths(question, from: origin, to: destination, streets: tables.streets, hours)
    let ventilation = city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: router, question: question, origin: origin, destination: destination, ventilation: ventilation,
      noise: tables.noise)
    var breathed =
      air.picture.isEmpty && tables.streets == nil
      ? nil
      : BreathedAir(
        graph: graph, picture: air.picture, streets: tables.streets, ends: [origin.segment, destination.segment],
        memory: memory)
    let routes = RouteOffers(question).offered(figures.routes(found.paths, breathed: &breathed))
    let relative = tables.sampler.pattern == nil ? nil : routes.first.flatMap { RelativeBurden(fastest: $0) }
    var answer = RouteAnswer(
      question: question, air: tables.provenance, routes: routes.map { relative?.applied(to: $0) ?? $0 },
      notices: commonNotices(question, tables) + snapNotices(origin, destination)
        + (breathed?.caveats.notices ?? []) + found.notices,
      attribution: tables.attribution, ventilationCubicMetersPerHour: ventilation)
    answer.budget = found.budget
    answer.relative = relative
    answer.tradeOff = found.tradeOff.map { relative?.applied(to: $0) ?? $0 }
    answer.movingAir = found.movingAir
    answer.scene = RouteScene(graph: graph, air: air)
    return answer
  }

  /// What has to be said of every answer to such a question, whatever its places are.
  func commonNotices(_ question: RouteQuestion, _ tables: Tables) -> [Notice] {
    tables.airNotices + notices(question, sampler: tables.sampler, streets: tables.streets)
  }
}
