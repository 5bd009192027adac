internal import Routing
internal import Streets

extension RoutePlanner {
  /// The paths that a question asks for, fastest first; the same path found twice is one with both labels.
  func paths(
    _ question: RouteQuestion, from origin: SnappedPoint, to destination: SnappedPoint, streets: StreetAir?,
    _ router: Router
  ) throws(BrisaError) -> [FoundPath] {
    let zones = zones(of: question)
    var query = Router.Query(
      origin: origin, destination: destination, mode: question.mode, objective: .fastest,
      pollution: streets?.pollution)
    for segment in [origin.segment, destination.segment] {
      query.profiles[segment] = streets?.profile(ofEnd: segment)
    }
    query.zones = zones
    query.policy = question.forbidsCircles ? .forbid : .avoid(factor: city.exclusionFactor)
    var found: [FoundPath] = []
    for search in searches(for: question, knowsAir: streets != nil, hasZones: !zones.isEmpty) {
      query.objective = search.objective
      let path = try path(query, router)
      if let same = found.firstIndex(where: { $0.path.pieces == path.pieces }) {
        found[same].labels.append(search.label)
      } else {
        found.append(FoundPath(labels: [search.label], avoidance: search.avoidance, path: path))
      }
    }
    return found
  }

  /// The best path of a query, with the errors of a search in words for people.
  func path(_ query: Router.Query, _ router: Router) throws(BrisaError) -> Path {
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
}
