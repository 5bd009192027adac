internal import Synchronization

/// Zones that were asked for, with what they cover of the network.
final class KnownZones: Sendable {
  let zones: [Zone]
  let cover: ZoneCover
  private let requests = Atomic(0)

  init(_ zones: [Zone], _ cover: ZoneCover) {
    (self.zones, self.cover) = (zones, cover)
  }

  /// Counts a request for the zones.
  func noteRequest() {
    requests.add(1, ordering: .relaxed)
  }

  /// Whether more than one request has asked for the zones, so that it is worth making weights with them.
  var areAskedAgain: Bool { requests.load(ordering: .relaxed) > 1 }
}
