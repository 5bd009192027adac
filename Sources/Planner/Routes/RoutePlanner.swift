internal import AirData
internal import Foundation
internal import Geo
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
    let zones = zones(of: question)
    let searches = searches(for: question, knowsAir: streets != nil, hasZones: !zones.isEmpty)
    var found: [FoundPath] = []
    for search in searches {
      var query = Router.Query(
        origin: origin, destination: destination, mode: question.mode, objective: search.objective,
        pollution: streets?.pollution)
      query.zones = zones
      query.policy = question.forbidsCircles ? .forbid : .avoid(factor: city.exclusionFactor)
      let path = try path(query, router)
      if let same = found.firstIndex(where: { $0.path.pieces == path.pieces }) {
        found[same].labels.append(search.label)
      } else {
        found.append(FoundPath(labels: [search.label], avoidance: search.avoidance, path: path))
      }
    }
    let ventilation = city.ventilationCubicMetersPerHour[question.mode] ?? 0
    let figures = RouteFigures(
      router: router, question: question, origin: origin, destination: destination, ventilation: ventilation)
    var breathed = air.picture.isEmpty ? nil : BreathedAir(graph: graph, picture: air.picture, streets: streets)
    let routes = figures.routes(found, breathed: &breathed)
    let snaps = snapNotices(origin, destination)
    return RouteAnswer(
      question: question, air: air.provenance, routes: routes,
      notices: air.notices + notices(question, sampler: sampler, streets: streets) + snaps
        + emptyZoneNotices(question, zones) + (breathed?.caveats.notices ?? []),
      attribution: air.attribution + [city.streetsAttribution ?? graph.metadata.attribution],
      ventilationCubicMetersPerHour: ventilation)
  }

  private struct Search {
    let label: RouteLabel
    let objective: Objective
    let avoidance: Double?
  }

  private func searches(for question: RouteQuestion, knowsAir: Bool, hasZones: Bool) -> [Search] {
    let fastest = Search(label: .fastest, objective: .fastest, avoidance: 0)
    if let avoidance = question.avoidance {
      return [fastest, Search(label: .chosen, objective: .weighted(avoidance: avoidance), avoidance: avoidance)]
    }
    let balanced = Search(
      label: .balanced, objective: .weighted(avoidance: city.balancedAvoidance), avoidance: city.balancedAvoidance)
    guard knowsAir else {
      // Zones drawn by hand mean something even where nothing is known of the air.
      return hasZones && !question.forbidsCircles ? [fastest, balanced] : [fastest]
    }
    return [fastest, balanced, Search(label: .cleanest, objective: .cleanest, avoidance: nil)]
  }

  /// The ends of the trip on the network.
  ///
  /// Each is moved to the nearest street. Only where no way leads from one to the other, because one lies on an island,
  /// are both moved to a part of the network that is connected.
  private func ends(
    _ question: RouteQuestion, _ router: Router
  ) throws(BrisaError) -> (origin: SnappedPoint, destination: SnappedPoint) {
    let nearest = (
      origin: try snap(question.origin, question.mode, what: "origin"),
      destination: try snap(question.destination, question.mode, what: "destination")
    )
    if graph.areConnected(nearest.origin, nearest.destination, mode: question.mode) { return nearest }
    let query = Router.Query(
      origin: nearest.origin, destination: nearest.destination, mode: question.mode, objective: .fastest,
      pollution: nil)
    do {
      _ = try path(query, router)
      return nearest
    } catch  where error.code == .noRoute {
      let connected = graph.connectedEnds(
        from: question.origin, to: question.destination, mode: question.mode, limitMeters: city.snapLimitMeters)
      guard let connected else { throw error }
      return connected
    }
  }

  private func snap(_ place: Coordinate, _ mode: TravelMode, what: String) throws(BrisaError) -> SnappedPoint {
    do {
      return try graph.snap(place, mode: mode, limitMeters: city.snapLimitMeters)
    } catch {
      throw BrisaError(.offNetwork, "The \(what) is off the network: \(error.message)")
    }
  }

  private func path(_ query: Router.Query, _ router: Router) throws(BrisaError) -> Path {
    do {
      return try router.path(query)
    } catch .noRoute {
      throw BrisaError(
        .noRoute, "No way leads from the origin to the destination by \(query.mode.rawValue): try another mode.")
    } catch .brokenGraph {
      throw BrisaError(.badNetwork, RoutingError.brokenGraph.message)
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  // MARK: Zones

  private func zones(of question: RouteQuestion) -> [Zone] {
    let drawn = question.circles.enumerated().map { index, circle in
      Zone(id: "exclude-\(index + 1)", center: circle.center, radiusMeters: circle.radiusMeters)
    }
    guard let rule = question.stationCircles else { return drawn }
    let stations = air.picture.stationAirs().filter { ($0.index?.value ?? 0) > rule.indexAbove }
    return drawn
      + stations.map { Zone(id: $0.station.id, center: $0.station.coordinate, radiusMeters: rule.radiusMeters) }
  }

  /// Said where a rule for stations draws nothing although readings are known.
  private func emptyZoneNotices(_ question: RouteQuestion, _ zones: [Zone]) -> [Notice] {
    guard let rule = question.stationCircles, zones.count == question.circles.count, !air.picture.isEmpty else {
      return []
    }
    let limit = String(format: "%g", rule.indexAbove)
    return [
      Notice(
        code: "exclusion-empty", message: "No station's index is above \(limit) at this hour: no zone is drawn.")
    ]
  }

  // MARK: Notices

  /// Metres from a street beyond which a traveller is told.
  private static let tellingSnapMeters = 100.0

  private func snapNotices(_ origin: SnappedPoint, _ destination: SnappedPoint) -> [Notice] {
    [("origin", origin), ("destination", destination)].compactMap { what, point in
      guard point.distanceMeters > Self.tellingSnapMeters else { return nil }
      return Notice(
        code: "far-from-street",
        message: "The \(what) is \(Int(point.distanceMeters.rounded())) m from the street that the way is on.")
    }
  }

  private func notices(_ question: RouteQuestion, sampler: PollutionSampler, streets: StreetAir?) -> [Notice] {
    var notices: [Notice] = []
    if streets == nil {
      notices.append(
        Notice(
          code: "no-air",
          message: air.picture.isEmpty
            ? "Nothing is known of the air at this hour: only the time of the way counts."
            : "No station that measures \(sampler.measure.word) is near enough: only the time of the way counts."))
    } else if sampler.measure == .mix, sampler.pollutants.count < sampler.wanted.count {
      let missing = sampler.wanted.filter { !sampler.pollutants.contains($0) }.map(\.symbol).joined(separator: ", ")
      notices.append(
        Notice(
          code: "mix-partial",
          message:
            "The pollution is that of \(sampler.pollutants.map(\.symbol).joined()) alone: no station measures \(missing)."
        ))
    }
    if city.profile != ProfileSettings(), graph.metadata.profile != city.profile.summary {
      notices.append(
        Notice(
          code: "other-speeds",
          message:
            "The network was built with other speeds (\(graph.metadata.profile)): build it again for those of the "
            + "configuration."))
    }
    if question.stationCircles != nil, air.picture.isEmpty {
      notices.append(
        Notice(
          code: "exclusion-without-air",
          message: "No circle is drawn around a station: no station has a reading of this hour."))
    }
    if question.measure == .ica, city.scale != .usEPA {
      notices.append(
        Notice(code: "ica-scale", message: "The measure 'ica' is the us-epa index ÷ 100, whatever scale is shown."))
    }
    return notices
  }
}

/// A path and the labels that share it.
struct FoundPath {
  var labels: [RouteLabel]
  let avoidance: Double?
  let path: Path
}
