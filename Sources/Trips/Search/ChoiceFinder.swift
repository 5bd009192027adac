internal import AirData
internal import Routing
internal import Setup

/// Weighs detours against burdens, over all paths instead of by one price.
struct ChoiceFinder {
  let finder: PathFinder

  /// Adds the least burdened path within the limit of a detour to the paths that were found.
  func addBudget(
    _ limit: DetourLimit, to found: inout LabelledPaths, _ query: Router.Query
  ) throws(BrisaError) {
    guard let fastest = limit.base(of: found.paths.map(\.path)) else { return }
    let budget = Budget(limit, over: fastest)
    found.budget = RouteBudget(budget)
    let path = try choose(query) { (choices) throws(RoutingError) in
      try choices.minBurden(query, within: budget)
    }
    if path == nil { found.notices.append(Self.noChoice(fastest)) }
    found.add(path ?? fastest, label: .budget, avoidance: nil)
  }

  /// The paths of the whole trade-off that really differ; nil when there is nothing to choose.
  func tradeOff(_ query: Router.Query) throws(BrisaError) -> LabelledPaths? {
    let tradeOff = try choose(query) { (choices) throws(RoutingError) in try choices.tradeOff(query) }
    guard let tradeOff else { return nil }
    var found = LabelledPaths()
    let best = tradeOff.bestIndices
    for choice in tradeOff.choices {
      found.paths.append(
        LabelledPath(
          labels: Self.labels(of: choice, in: tradeOff, best), avoidance: choice.index == 0 ? 0 : nil,
          path: choice.path))
    }
    found.tradeOff = RouteTradeOff(
      points: best.map { tradeOff.actual[$0] }.map {
        .init(
          durationSeconds: Double($0.milliseconds) / 1000,
          burdenMinutes: query.pollution == nil ? nil : $0.burdenMinutes)
      }, isComplete: tradeOff.isComplete)
    if !tradeOff.isComplete { found.notices.append(Self.cutTradeOff(tradeOff)) }
    return found
  }

  private func choose<Answer>(
    _ query: Router.Query, _ search: (ChoiceRouter) throws(RoutingError) -> Answer
  ) throws(BrisaError) -> Answer {
    do {
      return try search(ChoiceRouter(finder.router))
    } catch {
      throw BrisaError(error, mode: query.mode, of: finder.hour.traveller)
    }
  }

  /// What a choice is called; `best` are the numbers of the ways that none betters, fastest first.
  private static func labels(of choice: TradeOff.Choice, in tradeOff: TradeOff, _ best: [Int]) -> [RouteLabel] {
    var labels: [RouteLabel] = []
    if choice.index == best.first { labels.append(.fastest) }
    if choice.index == tradeOff.knee { labels.append(.knee) }
    if choice.index == best.last, tradeOff.isComplete { labels.append(.cleanest) }
    return labels.isEmpty ? [.choice] : labels
  }

  /// What has to be said where a detour is not weighed.
  static func noChoice(_ path: Path) -> Notice {
    Notice(code: "no-choice", text: path.breaksExclusion ? allEnterZones : tooManyWays)
  }

  private static let allEnterZones = LocalizedText(
    en:
      "No way keeps out of the forbidden zones, so that no detour is weighed: the routes enter them as little as can be.",
    es:
      "Ningún camino evita las zonas prohibidas, así que no se sopesa ningún rodeo: los caminos entran en ellas lo menos "
      + "posible.",
    ca:
      "Cap camí evita les zones prohibides, així que no se sospesa cap desviament: els camins hi entren tan poc com es "
      + "pot.")

  static let tooManyWays = LocalizedText(
    en: "There are too many ways within the limit to weigh all: give a smaller one with --max-detour.",
    es: "Hay demasiados caminos dentro del límite para sopesarlos todos: dé uno menor con --max-detour.",
    ca: "Hi ha massa camins dins del límit per a sospesar-los tots: done'n un de menor amb --max-detour.")

  private static func cutTradeOff(_ tradeOff: TradeOff) -> Notice {
    let minutes = Int((tradeOff.front.last?.milliseconds ?? 0) / 60_000)
    return Notice(
      code: "trade-off-cut",
      text: LocalizedText(
        en:
          "There are too many ways to compare all: the trade-off is shown up to \(minutes) min; choose places that are "
          + "nearer to each other, or limit the detour with --max-detour.",
        es:
          "Hay demasiados caminos para compararlos todos: se muestran hasta \(minutes) min; elija lugares más próximos, o "
          + "limite el rodeo con --max-detour.",
        ca: "Hi ha massa camins per a comparar-los tots: es mostren fins a \(minutes) min; trie llocs més pròxims, o "
          + "limite el desviament amb --max-detour."))
  }
}

extension DetourLimit {
  /// The path that a detour counts from, of those that were found; nil where there is none.
  ///
  /// The first is the fastest. On dear streets others may take less time, and one of them be told as the fastest in the
  /// end: a limit in time counts from the least time, one in metres from the shortest that takes no more time than the
  /// first.
  fileprivate func base(of found: [Path]) -> Path? {
    guard let first = found.first else { return nil }
    switch self {
    case .seconds, .percent: return found.min { $0.wholeMilliseconds < $1.wholeMilliseconds }
    case .meters:
      return found.filter { $0.wholeMilliseconds <= first.wholeMilliseconds }
        .min { $0.wholeMillimeters < $1.wholeMillimeters }
    }
  }
}

extension Budget {
  /// What a path may take that makes no longer a detour than is allowed.
  fileprivate init(_ limit: DetourLimit, over fastest: Path) {
    let milliseconds = fastest.wholeMilliseconds
    switch limit {
    case .seconds(let seconds): self = .milliseconds(milliseconds + Self.whole(seconds * 1000))
    case .percent(let percent): self = .milliseconds(milliseconds + Self.whole(Double(milliseconds) * percent / 100))
    case .meters(let meters): self = .millimeters(fastest.wholeMillimeters + Self.whole(meters * 1000))
    }
  }

  /// A detour in whole units, from none at all to more than any path takes.
  private static func whole(_ value: Double) -> UInt64 { UInt64(min(0x1p60, max(0, value))) }
}

extension RouteBudget {
  fileprivate init(_ budget: Budget) {
    switch budget {
    case .milliseconds(let milliseconds), .pricedMilliseconds(let milliseconds):
      self = .durationSeconds(Double(milliseconds) / 1000)
    case .millimeters(let millimeters): self = .distanceMeters(Double(millimeters) / 1000)
    }
  }
}
