internal import AirField
internal import CityAir
internal import Routing
package import Setup
package import Streets

extension RoutePlanner {
  /// The ways over places one after the other, one for each label that is asked for; the fastest comes first, also
  /// where it was not asked for, since all others are compared with it.
  ///
  /// The ends in the question are not looked at. Like ways are one with all their labels.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - places: At least two.
  ///   - labels: ``RouteLabel/chosen`` is found with the question's avoidance.
  ///   - continuesStraight: Whether nobody turns round at a place between.
  ///   - isOffer: Whether ways that are not worth a choice join the fastest, see ``RouteOffers``.
  /// - Returns: the ways, and what their figures were made of.
  /// - Throws: ``BrisaError`` where no way leads from a place to the next, by its code ``ErrorCode/noRoute``.
  package func tour(
    _ question: RouteQuestion, over places: [SnappedPoint], labels: [RouteLabel], continuesStraight: Bool = false,
    isOffer: Bool = false
  ) throws(BrisaError) -> TourAnswer {
    let pollution = hour.pollution(by: question.measure)
    let tour = Tour(by: self, question: question, places: places, pollution: pollution)
    var found: [(search: Search, paths: [Path])] = []
    for search in searches(for: question, labels: labels, knowsAir: pollution.streets != nil) {
      let goesOn = continuesStraight && places.count > 2
      found.append((search, try goesOn ? tour.straightPaths(search.objective) : tour.paths(search.objective)))
    }
    var itineraries: [Itinerary] = []
    for (search, paths) in found {
      if let same = itineraries.firstIndex(where: { $0.legs.map(\.path.pieces) == paths.map(\.pieces) }) {
        let labels = itineraries[same].labels + [search.label]
        // What it counts is told as whoever asked for more than the fastest weighs it.
        if itineraries[same].labels == [.fastest] {
          itineraries[same] = tour.itinerary(search, paths, fastest: found[0].paths, isFirst: same == 0)
        }
        itineraries[same].labels = labels
      } else {
        itineraries.append(tour.itinerary(search, paths, fastest: found[0].paths, isFirst: itineraries.isEmpty))
      }
    }
    if isOffer { itineraries = tour.offers(itineraries, found) }
    if pollution.isRelative, let relative = RelativeBurden(fastestBurden: itineraries.first?.air?.burdenMinutes) {
      itineraries = itineraries.map { $0.burdens(times: relative.factor) }
    }
    return TourAnswer(by: self, question: question, places: places, itineraries: itineraries)
  }

  private func searches(for question: RouteQuestion, labels: [RouteLabel], knowsAir: Bool) -> [Search] {
    let fastest = Search(label: .fastest, objective: .fastest, avoidance: 0)
    let others = labels.compactMap { label -> Search? in
      let avoidance = label == .chosen ? question.avoidance ?? city.balancedAvoidance : city.balancedAvoidance
      switch label {
      case .balanced, .chosen:
        return Search(label: label, objective: .weighted(avoidance: avoidance), avoidance: avoidance)
      case .cleanest:
        // Where nothing is known of the air, every way is as clean as the fastest.
        return Search(label: .cleanest, objective: knowsAir ? .cleanest : .fastest, avoidance: nil)
      default: return nil
      }
    }
    return [fastest] + others
  }
}

/// One question over its places.
private struct Tour {
  let planner: RoutePlanner
  let question: RouteQuestion
  let places: [SnappedPoint]
  let pollution: HourPollution
  let ends: Set<Int>
  private let query: Router.Query

  init(by planner: RoutePlanner, question: RouteQuestion, places: [SnappedPoint], pollution: HourPollution) {
    self.planner = planner
    self.question = question
    self.places = places
    self.pollution = pollution
    ends = Set(places.map(\.segment))
    var query = planner.query(question, from: places[0], to: places[0], streets: pollution.streets)
    // A segment has its profile in every leg, so that the burden of a leg is the one that was minimised.
    for segment in ends { query.profiles[segment] = pollution.streets?.profile(ofEnd: segment) }
    self.query = query
  }

  func paths(_ objective: Objective) throws(BrisaError) -> [Path] {
    var paths: [Path] = []
    for (number, (origin, destination)) in zip(places, places.dropFirst()).enumerated() {
      paths.append(try path(query(objective, from: origin, to: destination), leg: number))
    }
    return paths
  }

  /// Paths up to a place, which is come to in a direction; nil for either.
  private struct StraightPaths {
    let direction: SegmentDirection?
    /// What they cost up to the place before.
    let formerSeconds: Double
    let costSeconds: Double
    let paths: [Path]

    /// What the cheapest has least of.
    ///
    /// Whoever passes a place, turns round and passes it again may halt there either time: of ways that cost the same
    /// to the millisecond, the first.
    var order: (Double, Double) { ((costSeconds * 1000).rounded(), formerSeconds) }
  }

  /// The paths that cost least together of those that leave every place between in the direction in which they come to
  /// it.
  /// - Complexity: four searches a leg.
  func straightPaths(_ objective: Objective) throws(BrisaError) -> [Path] {
    var known = [StraightPaths(direction: places[0].direction, formerSeconds: 0, costSeconds: 0, paths: [])]
    for (number, (origin, destination)) in zip(places, places.dropFirst()).enumerated() {
      let isLast = number == places.count - 2
      let directions: [SegmentDirection?] =
        isLast ? [destination.direction] : [.along, .against].filter(destination.allows)
      var next: [StraightPaths] = []
      for direction in directions {
        var ways: [StraightPaths] = []
        for before in known {
          let query = query(
            objective, from: origin.headed(before.direction), to: destination.headed(direction))
          guard let path = try pathIfAny(query) else { continue }
          let cost = planner.router.costSeconds(ofPieces: path.pieces, query).reduce(before.costSeconds, +)
          ways.append(
            StraightPaths(
              direction: direction, formerSeconds: before.costSeconds, costSeconds: cost, paths: before.paths + [path]))
        }
        if let best = ways.min(by: { $0.order < $1.order }) { next.append(best) }
      }
      guard !next.isEmpty else {
        throw .noLeg(from: number + 1, origin.requested, to: destination.requested, question.mode)
      }
      known = next
    }
    return known.first?.paths ?? []
  }

  private func pathIfAny(_ query: Router.Query) throws(BrisaError) -> Path? {
    do {
      return try planner.path(query)
    } catch  where error.code == .noRoute {
      return nil
    }
  }

  /// A path whose error says which of several legs has none.
  private func path(_ query: Router.Query, leg number: Int) throws(BrisaError) -> Path {
    do {
      return try planner.path(query)
    } catch  where error.code == .noRoute && places.count > 2 {
      throw .noLeg(from: number + 1, query.origin.requested, to: query.destination.requested, question.mode)
    }
  }

  private func query(_ objective: Objective, from origin: SnappedPoint, to destination: SnappedPoint) -> Router.Query {
    var query = query
    query.origin = origin
    query.destination = destination
    query.objective = objective
    return query
  }

  func itinerary(
    _ search: RoutePlanner.Search, _ paths: [Path], fastest: [Path], isFirst: Bool
  ) -> Itinerary {
    let ventilation = planner.city.ventilationCubicMetersPerHour[question.mode] ?? 0
    var breathed =
      planner.air.picture.isEmpty && pollution.streets == nil
      ? nil : BreathedAir(hour: planner.hour, streets: pollution.streets, ends: ends)
    let whole = Path(joining: paths)
    let air = breathed?.figures(of: whole, ventilation: ventilation)
    let legs = paths.enumerated().map { number, path in
      let query = query(search.objective, from: places[number], to: places[number + 1])
      return Itinerary.Leg(
        path: path, origin: query.origin, destination: query.destination,
        air: paths.count == 1 ? air : breathed?.figures(of: path, ventilation: ventilation),
        costSeconds: planner.router.costSeconds(ofPieces: path.pieces, query))
    }
    var itinerary = Itinerary(
      search, legs: legs, air: air, caveats: breathed?.caveats ?? IndexCaveats(),
      notices: whole.breaksExclusion ? whole.crossings.map { RouteNotice.unavoidable($0) } : [])
    if !isFirst { itinerary.cleanerProbability = probability(whole, air, than: Path(joining: fastest)) }
    return itinerary
  }

  /// The ways that are worth a choice; the labels of the others are those of the fastest, which then counts as whoever
  /// asked for more than the fastest weighs it.
  func offers(_ itineraries: [Itinerary], _ found: [(search: RoutePlanner.Search, paths: [Path])]) -> [Itinerary] {
    var offers = RouteOffers(question).offers(itineraries)
    guard let fastest = offers.first, itineraries[0].labels == [.fastest],
      let other = found.first(where: { $0.search.label != .fastest && fastest.labels.contains($0.search.label) })
    else { return offers }
    offers[0] = itinerary(other.search, found[0].paths, fastest: found[0].paths, isFirst: true)
    (offers[0].labels, offers[0].notices) = (fastest.labels, fastest.notices)
    return offers
  }

  /// The chance that a way burdens less than the fastest.
  private func probability(_ path: Path, _ air: RouteAir?, than fastest: Path) -> Double? {
    guard let noise = pollution.noise, let burden = air?.burdenMinutes, let streets = pollution.streets else {
      return nil
    }
    let base = fastest.pieces.reduce(0) { $0 + $1.durationSeconds * streets.pollution(on: $1, ends: ends) } / 60
    return noise.odds(of: path, burdenMinutes: burden, from: fastest, otherMinutes: base).probabilityBelowZero
  }
}

extension Path {
  /// Paths that follow each other, as one.
  init(joining paths: [Path]) {
    guard paths.count != 1 else {
      self = paths[0]
      return
    }
    self.init(
      pieces: paths.flatMap(\.pieces), crossings: Self.joined(paths.flatMap(\.crossings)),
      breaksExclusion: paths.contains(where: \.breaksExclusion))
  }

  private static func joined(_ crossings: [ZoneCrossing]) -> [ZoneCrossing] {
    var joined: [ZoneCrossing] = []
    for crossing in crossings {
      guard let same = joined.firstIndex(where: { $0.zone.id == crossing.zone.id }) else {
        joined.append(crossing)
        continue
      }
      joined[same] = ZoneCrossing(
        zone: crossing.zone, metersInside: joined[same].metersInside + crossing.metersInside,
        secondsInside: joined[same].secondsInside + crossing.secondsInside)
    }
    return joined
  }
}
