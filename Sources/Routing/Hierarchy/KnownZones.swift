internal import Computing
internal import Streets
internal import Synchronization

/// Zones that were asked for, with what they cover of the network and the weights that count them.
final class KnownZones: Sendable {
  /// Weights that are kept at most.
  private static let maxWeights = 8

  /// What weights are for; time alone is for no pollution.
  private struct Entry {
    let mode: TravelMode
    let kind: BoundPair.Kind
    let effect: ZoneEffect
    let isTime: Bool
    weak let pollution: EdgePollution?
    let weights: ArcWeights

    /// Whether the hour that it was made for is gone.
    var isGone: Bool { !isTime && pollution == nil }
  }

  let zones: [Zone]
  let cover: ZoneCover
  private let requests = Atomic(0)
  /// In the order in which they were made.
  private let entries = Lock<[Entry]>([])
  /// Held while weights are made, which others who want them wait for.
  private let making = Lock(())

  init(_ zones: [Zone], _ cover: ZoneCover) {
    (self.zones, self.cover) = (zones, cover)
  }

  /// Counts a request for the zones.
  func noteRequest() {
    requests.add(1, ordering: .relaxed)
  }

  /// Whether more than one request has asked for the zones, so that weights are worth making.
  var areAskedAgain: Bool { requests.load(ordering: .relaxed) > 1 }

  /// The weights of a metric with the zones in it, made where they are not there yet; without pollution they are times.
  /// - Complexity: O(edges + triangles) the first time.
  func weights(
    _ hierarchy: RouterHierarchy, _ kind: BoundPair.Kind, _ mode: TravelMode, _ pollution: EdgePollution?,
    _ effect: ZoneEffect
  ) -> ArcWeights {
    let pollution = kind == .time ? nil : pollution
    let kind = pollution == nil ? .time : kind
    func known() -> ArcWeights? {
      entries.withLock { entries in
        entries.first {
          $0.mode == mode && $0.kind == kind && $0.effect == effect && $0.isTime == (pollution == nil)
            && $0.pollution === pollution
        }?.weights
      }
    }
    if let weights = known() { return weights }
    return making.withLock { _ in
      if let weights = known() { return weights }
      let made = hierarchy.weights(kind, mode, pollution, inside: cover, effect)
      entries.withLock { entries in
        entries.removeAll(where: \.isGone)
        if entries.count == Self.maxWeights { entries.removeFirst() }
        entries.append(
          Entry(
            mode: mode, kind: kind, effect: effect, isTime: pollution == nil, pollution: pollution, weights: made))
      }
      return made
    }
  }
}

/// The zones of the last requests, for those who ask for the same again: circles around stations are the same for
/// everybody who asks in an hour.
final class ZoneMemory: Sendable {
  /// Sets of zones that are kept at most.
  private static let maxCount = 4

  /// In the order of their last use.
  private let known = Lock<[KnownZones]>([])

  /// What is known of some zones, for a request; what they cover is worked out where it is not known.
  /// - Complexity: O(segments near each zone) the first time.
  func zones(_ zones: [Zone], of graph: StreetGraph) -> KnownZones {
    let found = remembered(zones) ?? remember(KnownZones(zones, ZoneCover(zones: zones, graph: graph)))
    found.noteRequest()
    return found
  }

  private func remembered(_ zones: [Zone]) -> KnownZones? {
    known.withLock { known in
      guard let place = known.lastIndex(where: { $0.zones == zones }) else { return nil }
      if place < known.count - 1 { known.append(known.remove(at: place)) }
      return known.last
    }
  }

  private func remember(_ zones: KnownZones) -> KnownZones {
    known.withLock { known in
      if let other = known.last(where: { $0.zones == zones.zones }) { return other }
      if known.count == Self.maxCount { known.removeFirst() }
      known.append(zones)
      return zones
    }
  }
}
