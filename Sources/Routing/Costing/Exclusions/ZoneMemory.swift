internal import Computing
internal import Streets

/// The zones of the last requests, for those who ask for the same again: circles around stations are the same for
/// everybody who asks in an hour.
final class ZoneMemory: Sendable {
  /// Sets of zones that are kept at most.
  private static let maxSets = 4

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

  /// Keeps zones, or gives those that somebody else has kept meanwhile.
  private func remember(_ zones: KnownZones) -> KnownZones {
    known.withLock { known in
      if let other = known.last(where: { $0.zones == zones.zones }) { return other }
      if known.count == Self.maxSets { known.removeFirst() }
      known.append(zones)
      return zones
    }
  }
}
