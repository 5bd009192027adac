internal import AirField
internal import CityAir
internal import Routing
internal import Setup
internal import Streets

/// Searches the ways of one question over its places.
struct TourSearch {
  private let finder: PathFinder
  private let question: RouteQuestion
  private let places: [SnappedPoint]
  private let pollution: HourPollution
  private let ends: Set<Int>
  private let query: Router.Query
  private var hour: HourSnapshot { finder.hour }

  init(_ question: RouteQuestion, over places: [SnappedPoint], in hour: HourSnapshot) {
    finder = PathFinder(hour)
    self.question = question
    self.places = places
    pollution = hour.pollution(by: question.measure)
    ends = Set(places.map(\.segment))
    var query = finder.query(question, between: TripEnds(places[0]), streets: pollution.streets)
    // A segment has its profile in every leg, so that the burden of a leg is the one that was minimised.
    query.profiles = pollution.streets?.profiles(ofEnds: ends) ?? [:]
    self.query = query
  }

  /// The paths of least cost from each place to the next.
  /// - Throws: ``BrisaError``, which says of which leg there is none.
  func paths(_ objective: Objective) throws(BrisaError) -> [Path] {
    var paths: [Path] = []
    for (number, (origin, destination)) in zip(places, places.dropFirst()).enumerated() {
      paths.append(try path(query(objective, from: origin, to: destination), leg: number))
    }
    return paths
  }

  /// Paths from each place to the next, up to one of them.
  private struct StraightPaths {
    /// In which direction they reach that place; nil for either.
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

  /// The paths that cost least together of those that leave every place between in the direction in which they reach
  /// it.
  ///
  /// From a place that lies at a junction any street may be taken: there one may turn round.
  /// - Complexity: four searches a leg.
  func straightPaths(_ objective: Objective) throws(BrisaError) -> [Path] {
    var known = [StraightPaths(direction: places[0].direction, formerSeconds: 0, costSeconds: 0, paths: [])]
    for (number, (origin, destination)) in zip(places, places.dropFirst()).enumerated() {
      let isLast = number == places.count - 2
      let isFree = isLast || !hour.graph.junction(at: destination, mode: question.mode).isEmpty
      let directions: [SegmentDirection?] =
        isFree ? [destination.direction] : [.along, .against].filter(destination.allows)
      var next: [StraightPaths] = []
      for direction in directions {
        var ways: [StraightPaths] = []
        for before in known {
          let way = try extended(before, objective, from: origin, to: destination, heading: direction)
          if let way { ways.append(way) }
        }
        if let best = ways.min(by: { $0.order < $1.order }) { next.append(best) }
      }
      guard !next.isEmpty else {
        throw .noLeg(from: number + 1, origin.requested, to: destination.requested, question, in: hour)
      }
      known = next
    }
    return known.first?.paths ?? []
  }

  /// Paths and one more, which reaches its place in a direction; nil where no way leads there.
  private func extended(
    _ before: StraightPaths, _ objective: Objective, from origin: SnappedPoint, to destination: SnappedPoint,
    heading direction: SegmentDirection?
  ) throws(BrisaError) -> StraightPaths? {
    let query = query(objective, from: origin.headed(before.direction), to: destination.headed(direction))
    guard let path = try finder.pathIfAny(query) else { return nil }
    let cost = hour.router.costSeconds(ofPieces: path.pieces, query).reduce(before.costSeconds, +)
    return StraightPaths(
      direction: direction, formerSeconds: before.costSeconds, costSeconds: cost, paths: before.paths + [path])
  }

  /// A path whose error says which of several legs has none.
  private func path(_ query: Router.Query, leg number: Int) throws(BrisaError) -> Path {
    do {
      return try finder.path(query)
    } catch  where error.code == .noRoute {
      let (origin, destination) = (query.origin.requested, query.destination.requested)
      guard places.count > 2 else {
        throw OtherModes(question, in: hour).told(error, from: origin, to: destination)
      }
      throw .noLeg(from: number + 1, origin, to: destination, question, in: hour)
    }
  }

  private func query(_ objective: Objective, from origin: SnappedPoint, to destination: SnappedPoint) -> Router.Query {
    var query = query
    query.origin = origin
    query.destination = destination
    query.objective = objective
    return query
  }

  /// What a search found, from each place to the next.
  typealias Found = (search: LabelledSearch, paths: [Path])

  /// The ways that searches found, the fastest first; like ones are one with all their labels.
  func itineraries(_ found: [Found]) -> [Itinerary] {
    var itineraries: [Itinerary] = []
    for (search, paths) in found {
      if let same = itineraries.firstIndex(where: { $0.legs.map(\.path.pieces) == paths.map(\.pieces) }) {
        let (labels, avoidance) = (itineraries[same].labels + [search.label], itineraries[same].avoidance)
        // What it counts is told as whoever asked for more than the fastest weighs it.
        if itineraries[same].labels == [.fastest] {
          itineraries[same] = itinerary(search, paths, fastest: found[0].paths, isFirst: same == 0)
        }
        (itineraries[same].labels, itineraries[same].avoidance) = (labels, avoidance)
      } else {
        itineraries.append(itinerary(search, paths, fastest: found[0].paths, isFirst: itineraries.isEmpty))
      }
    }
    return itineraries
  }

  /// The way that a search found, with its figures; the first is compared with no other.
  private func itinerary(
    _ search: LabelledSearch, _ paths: [Path], fastest: [Path], isFirst: Bool
  ) -> Itinerary {
    let ventilation = hour.city.ventilationCubicMetersPerHour(of: question.mode)
    var breathed = BreathedAir(in: hour, streets: pollution.streets, ends: ends)
    let whole = Path(joining: paths)
    let air = breathed?.figures(of: whole, ventilationCubicMetersPerHour: ventilation)
    let legs = paths.enumerated().map { number, path in
      let query = query(search.objective, from: places[number], to: places[number + 1])
      return Itinerary.Leg(
        path: path, origin: query.origin, destination: query.destination,
        air: paths.count == 1 ? air : breathed?.figures(of: path, ventilationCubicMetersPerHour: ventilation),
        costSeconds: hour.router.costSeconds(ofPieces: path.pieces, query))
    }
    var itinerary = Itinerary(
      search, legs: legs, air: air, caveats: breathed?.caveats ?? IndexCaveats(),
      notices: whole.breaksExclusion ? whole.crossings.map { RouteNotice.unavoidable($0) } : [])
    if !isFirst { itinerary.cleanerProbability = probability(whole, air, than: Path(joining: fastest)) }
    return itinerary
  }

  /// The ways that are worth a choice; the labels of the others are those of the fastest, which then counts as whoever
  /// asked for more than the fastest weighs it.
  ///
  /// Where one of them takes less time than what the search found to be the fastest, it is the fastest.
  func offers(_ found: [Found]) -> [Itinerary] {
    var found = found
    while true {
      let offers = offersOnce(found)
      guard let quicker = RouteOffers(question).quicker(offers) else { return offers }
      found[0].paths = offers[quicker].legs.map(\.path)
    }
  }

  /// The ways that are worth a choice beside what the search found to be the fastest.
  private func offersOnce(_ found: [Found]) -> [Itinerary] {
    let itineraries = itineraries(found)
    var offers = RouteOffers(question).offers(itineraries)
    guard let fastest = offers.first, itineraries[0].labels == [.fastest],
      let other = found.first(where: { $0.search.label != .fastest && fastest.labels.contains($0.search.label) })
    else { return offers }
    offers[0] = itinerary(other.search, found[0].paths, fastest: found[0].paths, isFirst: true)
    (offers[0].labels, offers[0].notices) = (fastest.labels, fastest.notices)
    offers[0].avoidance = fastest.avoidance
    return offers
  }

  /// The chance that a way burdens less than the fastest.
  private func probability(_ path: Path, _ air: RouteAir?, than fastest: Path) -> Double? {
    guard let noise = pollution.noise, let burden = air?.expectedBurdenMinutes, let streets = pollution.streets else {
      return nil
    }
    let fastestBurden = streets.expectedBurdenMinutes(of: fastest, ends: ends)
    return noise.odds(of: path, burdenMinutes: burden, from: fastest, otherMinutes: fastestBurden).probabilityBelowZero
  }
}
