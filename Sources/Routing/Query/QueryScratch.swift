internal import Computing

/// What the searches of one request work out for each other: it goes with the request.
final class QueryScratch: Sendable {
  private let cover = Lock<(zones: [Zone], value: any Sendable)?>(nil)

  /// What some zones cover, worked out where it is not known.
  func cover<Cover: Sendable>(of zones: [Zone], make: () -> Cover) -> Cover {
    let known = cover.withLock { $0 }
    if let known, known.zones == zones, let value = known.value as? Cover { return value }
    let value = make()
    cover.withLock { $0 = (zones, value) }
    return value
  }
}
