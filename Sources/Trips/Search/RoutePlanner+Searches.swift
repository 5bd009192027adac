internal import AirData
package import Routing
package import Setup
package import Streets

extension RoutePlanner {
  /// The paths that a question asks for, fastest first; the same path found twice is one with both labels.
  package func paths(
    _ question: RouteQuestion, from origin: SnappedPoint, to destination: SnappedPoint, streets: StreetAir?,
    _ hours: HourlyStreets? = nil
  ) throws(BrisaError) -> LabelledPaths {
    if let tolerance = question.movingTolerance, let hours,
      let found = try movingPaths(question, from: origin, to: destination, hours, tolerance: tolerance)
    {
      return found
    }
    var query = query(question, from: origin, to: destination, streets: streets)
    if question.wantsTradeOff, let found = try tradeOff(query) { return found }
    var found = LabelledPaths()
    for search in searches(for: question, knowsAir: streets != nil, hasZones: !query.zones.isEmpty) {
      query.objective = search.objective
      found.add(try path(query), label: search.label, avoidance: search.avoidance)
    }
    if question.wantsTradeOff, let fastest = found.paths.first { found.notices.append(Self.noChoice(fastest.path)) }
    if let limit = question.maxDetour { try addBudget(limit, to: &found, query) }
    return found
  }

  /// What the router is asked for a question, but for the objective.
  package func query(
    _ question: RouteQuestion, from origin: SnappedPoint, to destination: SnappedPoint, streets: StreetAir?
  ) -> Router.Query {
    var query = Router.Query(
      origin: origin, destination: destination, mode: question.mode, objective: .fastest,
      pollution: streets?.pollution)
    for segment in [origin.segment, destination.segment] {
      query.profiles[segment] = streets?.profile(ofEnd: segment)
    }
    query.zones = hour.zones(of: question)
    query.policy = question.forbidsCircles ? .forbid : .avoid(factor: city.exclusionFactor)
    return query
  }

  /// The best path of a query, with the errors of a search in words for people.
  package func path(_ query: Router.Query) throws(BrisaError) -> Path {
    do {
      return try router.path(query)
    } catch {
      throw BrisaError(error, mode: query.mode, of: hour.traveller)
    }
  }

  /// Has the searches that all questions of a kind share answered by metrics customized for the hour, where the network
  /// has a hierarchy: worth it for many questions.
  package func customize(for question: RouteQuestion) throws(BrisaError) {
    guard let pollution = hour.pollution(by: question.measure).streets?.pollution else { return }
    do throws(RoutingError) {
      _ = try CurrentHour(
        router, mode: question.mode, avoidances: [0, question.avoidance ?? city.balancedAvoidance],
        pollution: pollution)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  /// One search of an answer.
  struct Search {
    let label: RouteLabel
    let objective: Objective
    let avoidance: Double?
  }

  /// What is searched for, the fastest first.
  func searches(for question: RouteQuestion, knowsAir: Bool, hasZones: Bool) -> [Search] {
    let fastest = Search(label: .fastest, objective: .fastest, avoidance: 0)
    if let avoidance = question.avoidance {
      let chosen = Search(label: .chosen, objective: .weighted(avoidance: avoidance), avoidance: avoidance)
      return question.comparesWithFastest ? [fastest, chosen] : [chosen]
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

extension BrisaError {
  /// The error of a search, in words for people.
  package init(_ error: RoutingError, mode: TravelMode, of traveller: Traveller? = nil) {
    switch error {
    case .noRoute:
      if let traveller, let text = traveller.noWayText {
        self.init(.noRoute, text: text)
        return
      }
      let manner = mode.mannerText
      self.init(
        .noRoute,
        text: LocalizedText(
          en: "No way leads from the origin to the destination \(manner.en): try another mode.",
          es: "Ningún camino lleva \(manner.es) del origen al destino: pruebe otro modo.",
          ca: "Cap camí porta \(manner.ca) de l'origen a la destinació: prove un altre mode."))
    case .outOfTime: self.init(.unavailable, error.message)
    case .brokenGraph: self.init(.badNetwork, error.message)
    default: self.init(.bug, "The search failed: \(error.message)")
    }
  }
}

extension Traveller {
  /// Said where no way is left by what the profile closes, with what to ask for instead; nil where it closes nothing.
  fileprivate var noWayText: LocalizedText? {
    if needs.contains(.wheelchair) { return Self.noWayOfWheelchair }
    if needs.contains(.pram) { return Self.noWayOfPram }
    guard stairs == .never else { return nil }
    return LocalizedText(
      en: "No way without stairs leads from the origin to the destination: ask with stairs avoid for the one with the "
        + "fewest.",
      es: "Ningún camino sin escaleras lleva del origen al destino: pida stairs avoid para el que tiene menos.",
      ca: "Cap camí sense escales porta de l'origen a la destinació: demane stairs avoid per al que en té menys.")
  }

  private static let noWayOfWheelchair = LocalizedText(
    en: "No way that a wheelchair can take leads from the origin to the destination, by what the map tells of steps, "
      + "kerbs, surfaces, slopes and widths: ask with pram in the place of wheelchair for the way with the fewest of "
      + "them.",
    es: "Ningún camino que pueda tomar una silla de ruedas lleva del origen al destino, por lo que el mapa dice de "
      + "escalones, bordillos, firmes, pendientes y anchuras: pida pram en lugar de wheelchair para el que tiene menos "
      + "de ellos.",
    ca: "Cap camí que puga prendre una cadira de rodes porta de l'origen a la destinació, pel que el mapa diu "
      + "d'escalons, vorades, ferms, pendents i amplàries: demane pram en lloc de wheelchair per al que en té menys.")

  private static let noWayOfPram = LocalizedText(
    en: "No way that a pram can take leads from the origin to the destination, by what the map tells: ask without it, "
      + "with stairs avoid.",
    es: "Ningún camino que pueda tomar un carrito lleva del origen al destino, por lo que dice el mapa: pregunte sin "
      + "él, con stairs avoid.",
    ca: "Cap camí que puga prendre un carret porta de l'origen a la destinació, pel que diu el mapa: pregunte sense "
      + "ell, amb stairs avoid.")
}
