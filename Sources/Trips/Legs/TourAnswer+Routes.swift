internal import CityAir
internal import Geo
internal import Routing
internal import Setup
internal import Streets

extension TourAnswer {
  /// The same as an answer about routes, each with its legs.
  package var routes: RouteAnswer {
    let planner = RoutePlanner(hour)
    let ends = (first: places[0], last: places[places.count - 1])
    var asked = question
    asked.origin = ends.first.requested
    asked.destination = ends.last.requested
    let pollution = hour.pollution(by: question.measure)
    let ventilation = planner.city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: hour.router, question: asked, origin: ends.first, destination: ends.last, ventilation: ventilation,
      noise: pollution.noise)
    var breathed =
      hour.air.picture.isEmpty && pollution.streets == nil
      ? nil : BreathedAir(hour: hour, streets: pollution.streets, ends: Set(places.map(\.segment)))
    let found = figures.routes(itineraries.map { LabelledPath($0) }, breathed: &breathed)
    let relative = pollution.isRelative ? found.first.flatMap { RelativeBurden(fastest: $0) } : nil
    let routes = zip(found, itineraries).map { route, itinerary in
      var route = relative?.applied(to: route) ?? route
      route.legs = itinerary.legs.map { RouteLeg($0) }
      return route
    }
    var answer = RouteAnswer(
      question: asked, air: air, routes: RouteOffers(asked).offered(routes),
      notices: notices + planner.snapNotices(ends.first, ends.last) + (breathed?.caveats.notices ?? []),
      attribution: attribution, ventilationCubicMetersPerHour: ventilation)
    answer.relative = relative
    answer.via = places.dropFirst().dropLast().map(\.requested)
    answer.hour = hour
    return answer
  }
}

extension LabelledPath {
  /// The way of an itinerary as one path.
  fileprivate init(_ itinerary: Itinerary) {
    self.init(
      labels: itinerary.labels, avoidance: itinerary.avoidance, path: Path(joining: itinerary.legs.map(\.path)))
  }
}

extension RouteLeg {
  fileprivate init(_ leg: Itinerary.Leg) {
    self.init(distanceMeters: leg.path.lengthMeters, durationSeconds: leg.path.durationSeconds, air: leg.air)
  }
}
