internal import Computing

/// What the searches of one request work out for each other: it goes with the request.
final class QueryScratch: Sendable {
  private let zones = Lock<(zones: [Zone], value: any Sendable)?>(nil)

  /// What is known of some zones, asked for once.
  func known<Known: Sendable>(_ zones: [Zone], find: () -> Known) -> Known {
    let known = self.zones.withLock { $0 }
    if let known, known.zones == zones, let value = known.value as? Known { return value }
    let value = find()
    self.zones.withLock { $0 = (zones, value) }
    return value
  }
}
