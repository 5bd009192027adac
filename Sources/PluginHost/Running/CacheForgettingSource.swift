internal import AirData

/// A source whose cached answers are forgotten when it can make nothing of them, so that the next question asks the
/// feed anew: some feeds tell an error with the status 200.
///
/// It stands for sources of every kind, and fails where the one that it holds has no wind or maps.
struct CacheForgettingSource: ReadingProvider, WindProvider, MapProvider {
  let source: any ReadingProvider
  /// The source's way to the network.
  let client: FeedClient

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    try await watched { try await source.readings(for: query) }
  }

  func others(for query: ReadingQuery) async throws -> [SpeciesReading] {
    try await watched { try await source.others(for: query) }
  }

  func all(for query: ReadingQuery) async throws -> SourceReadings {
    try await watched { try await source.all(for: query) }
  }

  func winds(for query: ReadingQuery) async throws -> [WindReading] {
    try await watched { try await source.promisedWinds(for: query) }
  }

  func maps(for query: AirMapQuery) async throws -> [AirMap] {
    try await watched { try await source.promisedMaps(for: query) }
  }

  private func watched<Value: Sendable>(_ question: () async throws -> Value) async throws -> Value {
    do {
      let value = try await question()
      client.answersWereGood()
      return value
    } catch {
      client.answersWereUsed(by: error, isLate: Task.isCancelled || SourceDeadline.current?.isNear == true)
      throw error
    }
  }
}
