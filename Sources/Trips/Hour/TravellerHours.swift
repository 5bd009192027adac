internal import Computing
internal import Routing
internal import Setup
internal import Streets

/// The hours as they are to travellers with profiles of their own; the last few stay, so that a table of questions, or
/// many who ask a service alike, have streets adapted once.
final class TravellerHours: Sendable {
  /// Adapted streets that stay, each with some 12 bytes an edge.
  static let routerCapacity = 4
  /// Hours that stay; each is but a view of one that its keeper has.
  static let hourCapacity = 16

  private struct HourKey: Hashable {
    let hour: ObjectIdentifier
    let settings: ProfileSettings
    let traveller: Traveller
  }

  private let base: Router
  private let routers = Lock<[(key: ProfileSettings, router: LazyValue<Router>)]>([])
  private let hours = Lock<[(key: HourKey, original: HourSnapshot, view: HourSnapshot)]>([])

  /// Adapts the streets of a router.
  init(_ base: Router) {
    self.base = base
  }

  /// An hour as it is to a traveller of a mode: the hour itself where that is nobody in particular.
  /// - Throws: ``BrisaError`` for what does not go with the mode, and where the network does not tell what is needed.
  /// - Complexity: O(edges) for a profile that was not asked for lately.
  func hour(
    _ hour: HourSnapshot, for traveller: Traveller?, _ mode: TravelMode
  ) async throws(BrisaError) -> HourSnapshot {
    guard var traveller else { return hour }
    try traveller.check(mode)
    guard !traveller.isNobody else { return hour }
    // The same person under another name has the same ways.
    traveller.name = nil
    let settings = traveller.applied(to: base.graph.profile, mode)
    let key = HourKey(hour: ObjectIdentifier(hour), settings: settings, traveller: traveller)
    if let known = hours.withLock({ Self.used(&$0) { $0.key == key } }) { return known.view }
    let view = HourSnapshot(hour, to: traveller, router: try await router(settings))
    return hours.withLock { hours in
      if let other = Self.used(&hours, { $0.key == key }) { return other.view }
      hours.append((key, hour, view))
      if hours.count > Self.hourCapacity { hours.removeFirst() }
      return view
    }
  }

  /// Lets go of what was seen of all hours but those that are kept.
  func forgetAll(but kept: [HourSnapshot]) {
    hours.withLock { hours in hours.removeAll { seen in !kept.contains { $0 === seen.original } } }
  }

  /// The router over the streets with some settings.
  private func router(_ settings: ProfileSettings) async throws(BrisaError) -> Router {
    guard settings != base.graph.profile else { return base }
    guard base.graph.knowsFacts else { throw .noFacts }
    let (lazy, gone) = routers.withLock { routers -> (LazyValue<Router>, ProfileSettings?) in
      if let known = Self.used(&routers, { $0.key == settings }) { return (known.router, nil) }
      let lazy = LazyValue<Router>()
      routers.append((settings, lazy))
      return (lazy, routers.count > Self.routerCapacity ? routers.removeFirst().key : nil)
    }
    // Hours over streets that are no longer kept would keep them.
    if let gone { hours.withLock { $0.removeAll { $0.key.settings == gone } } }
    return await lazy.awaited { [base] in Router(graph: base.graph.adapted(to: settings)) }
  }

  /// The entry that is wanted, moved to the end of those that were used last.
  private static func used<Entry>(_ entries: inout [Entry], _ isWanted: (Entry) -> Bool) -> Entry? {
    guard let place = entries.firstIndex(where: isWanted) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry
  }
}

extension BrisaError {
  /// A profile over a network that knows nothing but travel times.
  fileprivate static let noFacts = BrisaError(
    .badNetwork,
    "The network does not tell what its streets are, so no profile can change their travel times: build it anew with "
      + "brisa network build, or leave the profile out.")
}
