/// Whatever delivers readings: a source of a library, or the host's stand-in for a program in a process of its own.
public protocol ReadingProvider: Sendable {
  /// The readings of a box and an interval: concentrations in µg/m³, times in UTC, in no particular order.
  ///
  /// What cannot be understood is left out and told to the context's log, never dropped in silence.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func readings(for query: ReadingQuery) async throws -> [Reading]

  /// What the stations measure beside pollutants, like NO, black carbon or temperature: carried and kept.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func others(for query: ReadingQuery) async throws -> [SpeciesReading]

  /// Readings and others together; for providers that get both at once.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func all(for query: ReadingQuery) async throws -> SourceReadings

  /// The wind of a box and an interval; a source whose manifest does not promise it has none.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func winds(for query: ReadingQuery) async throws -> [WindReading]

  /// The maps of a city; only a source whose manifest promises them has any, see ``AirMapSource``.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func maps(for query: AirMapQuery) async throws -> [AirMap]
}

extension ReadingProvider {
  /// Nothing else.
  public func others(for query: ReadingQuery) async throws -> [SpeciesReading] { [] }

  /// First the readings, then the others.
  public func all(for query: ReadingQuery) async throws -> SourceReadings {
    SourceReadings(readings: try await readings(for: query), others: try await others(for: query))
  }

  /// No wind.
  public func winds(for query: ReadingQuery) async throws -> [WindReading] { [] }

  /// No map.
  public func maps(for query: AirMapQuery) async throws -> [AirMap] { [] }
}

/// A feed of air-quality readings: all that a plugin implements.
///
/// An instance belongs to one entry of the configuration; there may be several of one type, with different settings.
public protocol AirSource: ReadingProvider {
  /// What the source says about itself.
  static var manifest: SourceManifest { get }

  /// Checks the settings; touches neither network nor the feed's files.
  /// - Throws: ``SourceError``.
  init(settings: SourceSettings, context: SourceContext) throws
}
