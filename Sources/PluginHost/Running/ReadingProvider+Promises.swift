internal import AirData

extension ReadingProvider {
  /// The wind of a source whose manifest promises it.
  /// - Throws: ``SourceError/unavailable(_:)`` where it has none; else what the source throws.
  func promisedWinds(for query: ReadingQuery) async throws -> [WindReading] {
    guard let provider = self as? any WindProvider else {
      throw SourceError.unavailable("The source promises wind, but it is no WindProvider.")
    }
    return try await provider.winds(for: query)
  }

  /// The maps of a source whose manifest promises them.
  /// - Throws: ``SourceError/unavailable(_:)`` where it has none; else what the source throws.
  func promisedMaps(for query: AirMapQuery) async throws -> [AirMap] {
    guard let provider = self as? any MapProvider else {
      throw SourceError.unavailable("The source promises maps, but it is no MapProvider.")
    }
    return try await provider.maps(for: query)
  }
}
