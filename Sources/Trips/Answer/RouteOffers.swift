internal import Foundation

/// A way that may be offered beside the fastest.
protocol RouteOffer {
  var labels: [RouteLabel] { get set }
  var notices: [RouteNotice] { get set }
  /// The chance that it is cleaner than the fastest; nil where nobody knows.
  var cleanerProbability: Double? { get }
  /// Metres inside each zone that it touches, by the zone's id.
  var metersByZone: [String: Double] { get }
  /// Travel time in seconds.
  var durationSeconds: Double { get }
  /// Length in metres.
  var distanceMeters: Double { get }

  /// The difference of what is expected of the burden from the fastest in percent; nil where there is nothing to
  /// compare.
  func burdenPercent(of fastest: Self) -> Double?
}

extension RouteOffer {
  /// Metres inside zones, each zone by itself.
  fileprivate var metersInZones: Double { metersByZone.values.reduce(0, +) }
}

/// Which of the routes that were found are offered as routes of their own.
///
/// A route that is hardly cleaner than the fastest, or hardly surely so, is not worth a choice: its labels join those
/// of the fastest. What was asked for by number or name is never cut, nor what keeps out of a zone that the fastest
/// enters; but where the fastest itself is the cleanest within a limit, it has that label.
package struct RouteOffers {
  /// A route that saves less of the fastest one's burden is none of its own, in percent.
  static let minGainPercent = 0.5
  /// A route that is cleaner with a lower probability is none of its own.
  static let minProbability = 0.6
  /// Fewer metres less inside zones are rounding.
  private static let tellingMeters = 1.0
  /// The share of the fastest one's metres inside a zone up to which a route keeps out of it.
  private static let outsideShare = 0.1
  /// Less time than this is rounding, in seconds.
  private static let tellingSeconds = 0.05
  /// Less more burden than this is not worth a word, in percent.
  private static let tellingPercent = 0.05

  private let question: RouteQuestion
  private let budget: RouteBudget?

  /// Needs the question, which says whether all routes are told, and what a route may take where a detour is limited.
  package init(_ question: RouteQuestion, budget: RouteBudget? = nil) {
    self.question = question
    self.budget = budget
  }

  /// The routes that are offered, of all that were found, fastest first.
  package func offered(_ routes: [PlannedRoute]) -> [PlannedRoute] { offers(routes) }

  /// The ways that are offered, of all that were found, fastest first.
  func offers<Offer: RouteOffer>(_ routes: [Offer]) -> [Offer] {
    let labelled = relabelled(routes)
    guard let fastest = labelled.first else { return [] }
    let routes = labelled.map { withZoneNotice($0, fastest) }
    if question.offersAllRoutes || question.wantsTradeOff { return routes }
    var offered = routes.enumerated().filter { index, route in index == 0 || isOffered(route, fastest) }.map(\.element)
    for cut in routes.dropFirst() where !isOffered(cut, fastest) {
      // A cleanest route that is not sure enough, where a balanced one is: that is then the cleanest that can be named.
      let balanced = cut.labels.contains(.cleanest) ? offered.firstIndex { $0.labels.contains(.balanced) } : nil
      let labels = offered[balanced ?? 0].labels + cut.labels
      offered[balanced ?? 0].labels = RouteLabel.allCases.filter { labels.contains($0) }
    }
    return offered
  }

  /// Which of the routes that are offered takes less time than the first; of several the one that takes least.
  ///
  /// On dear streets a minute is charged more than it lasts, so that what the search finds to be the fastest may take
  /// longer than a route that is offered for its air.
  func quicker<Offer: RouteOffer>(_ offered: [Offer]) -> Int? {
    guard let fastest = offered.first, fastest.labels.contains(.fastest),
      let least = offered.indices.min(by: { offered[$0].durationSeconds < offered[$1].durationSeconds })
    else { return nil }
    return Self.isQuicker(offered[least].durationSeconds, than: fastest.durationSeconds) ? least : nil
  }

  /// Whether one travel time in seconds is less than another by more than rounding.
  static func isQuicker(_ seconds: Double, than others: Double) -> Bool { seconds < others - tellingSeconds }

  /// The routes, with what is cleanest among them labelled so.
  ///
  /// On dear streets a minute is charged more than it lasts, so that the route that is charged least need not be the
  /// one on which least is breathed.
  private func relabelled<Offer: RouteOffer>(_ routes: [Offer]) -> [Offer] {
    guard !question.wantsTradeOff, !question.offersAllRoutes else { return routes }
    var routes = routes
    for label in [RouteLabel.cleanest, .budget] {
      guard let holder = routes.firstIndex(where: { $0.labels.contains(label) }),
        let better = cleaner(than: holder, in: routes, within: label == .budget ? budget : nil)
      else { continue }
      routes[holder].labels.removeAll { $0 == label }
      let labels = routes[better].labels + [label]
      routes[better].labels = RouteLabel.allCases.filter { labels.contains($0) }
    }
    return routes.filter { !$0.labels.isEmpty }
  }

  /// The cleanest of the routes that are cleaner than one of them, keep out of zones as it does, and within a budget.
  private func cleaner<Offer: RouteOffer>(than holder: Int, in routes: [Offer], within budget: RouteBudget?) -> Int? {
    func percent(_ index: Int) -> Double? { index == 0 ? 0 : routes[index].burdenPercent(of: routes[0]) }
    guard let burden = percent(holder) else { return nil }
    let others = routes.indices.filter { index in
      routes[index].metersInZones <= routes[holder].metersInZones + Self.tellingMeters
        && budget?.allows(routes[index]) ?? true
    }
    let best = others.min { percent($0) ?? .infinity < percent($1) ?? .infinity }
    return best.flatMap { percent($0) ?? .infinity < burden - Self.tellingPercent ? $0 : nil }
  }

  /// Whether a route is one of its own beside the fastest.
  private func isOffered<Offer: RouteOffer>(_ route: Offer, _ fastest: Offer) -> Bool {
    if route.labels.contains(where: { ![.balanced, .cleanest, .budget].contains($0) }) { return true }
    if route.labels.contains(.budget), route.burdenPercent(of: fastest).map({ $0 < 0 }) ?? true { return true }
    return Self.avoidsZone(route, fastest) || Self.isWorth(route, fastest)
  }

  /// Whether a route is cleaner than the fastest by enough, and surely enough; so is one whose burden nobody knows.
  static func isWorth<Offer: RouteOffer>(_ route: Offer, _ fastest: Offer) -> Bool {
    guard let percent = route.burdenPercent(of: fastest) else { return true }
    return -percent >= minGainPercent && route.cleanerProbability ?? 1 >= minProbability
  }

  /// Whether a route keeps out of a zone that the fastest enters, and has less inside all of them.
  ///
  /// What has less inside a zone and goes through it as well, as all ways out of a zone around an end do, is no way
  /// around it.
  static func avoidsZone<Offer: RouteOffer>(_ route: Offer, _ fastest: Offer) -> Bool {
    guard route.metersInZones + tellingMeters < fastest.metersInZones else { return false }
    let inside = route.metersByZone
    return fastest.metersByZone.contains { zone, meters in
      meters > tellingMeters && inside[zone] ?? 0 <= meters * outsideShare
    }
  }

  /// The route with the notice that it is dirtier than the fastest around a zone, where that is so.
  private func withZoneNotice<Offer: RouteOffer>(_ route: Offer, _ fastest: Offer) -> Offer {
    guard Self.avoidsZone(route, fastest), let percent = route.burdenPercent(of: fastest),
      percent >= Self.tellingPercent
    else {
      return route
    }
    var route = route
    route.notices.append(.dirtierAroundZone(percent: percent))
    return route
  }
}

extension PlannedRoute: RouteOffer {
  var metersByZone: [String: Double] {
    Dictionary(exclusions.map { ($0.zone, $0.metersInside) }, uniquingKeysWith: +)
  }

  /// Routes have theirs from the fastest of their answer.
  func burdenPercent(of fastest: PlannedRoute) -> Double? { difference.burdenPercent }
}

extension RouteBudget {
  /// Whether a route takes no more; what rounding adds is let pass.
  fileprivate func allows(_ route: some RouteOffer) -> Bool {
    switch self {
    case .durationSeconds(let limit): route.durationSeconds <= limit + 1e-3
    case .distanceMeters(let limit): route.distanceMeters <= limit + 1e-3
    }
  }
}
