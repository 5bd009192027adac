internal import AirField
internal import Foundation
internal import Routing
internal import Streets

/// Answers a question over one network and one picture of the air.
struct RoutePlanner {
  let city: CityConfiguration
  let graph: StreetGraph
  let air: GatheredAir

  /// Finds the routes that a question asks for.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination.
  func answer(_ question: RouteQuestion) throws(BrisaError) -> RouteAnswer {
    let router = Router(graph: graph)
    let (origin, destination) = try ends(question, router)
    let sampler = PollutionSampler(picture: air.picture, measure: question.measure)
    let streets = StreetAir(graph: graph, sampler: sampler)
    let found = try paths(question, from: origin, to: destination, streets: streets, router)
    let ventilation = city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: router, question: question, origin: origin, destination: destination, ventilation: ventilation,
      noise: BurdenNoise(graph: graph, sampler: sampler, model: air.settled?.model ?? FieldModel()))
    var breathed =
      air.picture.isEmpty
      ? nil
      : BreathedAir(
        graph: graph, picture: air.picture, streets: streets, ends: [origin.segment, destination.segment])
    let routes = figures.routes(found, breathed: &breathed)
    return RouteAnswer(
      question: question, air: air.provenance, routes: routes,
      notices: air.notices + notices(question, sampler: sampler, streets: streets) + snapNotices(origin, destination)
        + (breathed?.caveats.notices ?? []),
      attribution: air.attribution + [city.streetsAttribution ?? graph.metadata.attribution],
      ventilationCubicMetersPerHour: ventilation)
  }
}
