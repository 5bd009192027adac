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
}

extension ReadingProvider {
  /// Nothing else.
  public func others(for query: ReadingQuery) async throws -> [SpeciesReading] { [] }

  /// First the readings, then the others.
  public func all(for query: ReadingQuery) async throws -> SourceReadings {
    SourceReadings(readings: try await readings(for: query), others: try await others(for: query))
  }
}

/// Whatever delivers wind, beside its readings: a source of a library, or the host's stand-in for one in a process of
/// its own.
///
/// A source that conforms to it needs to say no more: its ``SourceManifest/providesWind`` follows from its type.
public protocol WindProvider: Sendable {
  /// The wind of a box and an interval.
  ///
  /// What cannot be understood is left out and told to the context's log, never dropped in silence.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func winds(for query: ReadingQuery) async throws -> [WindReading]
}

/// A feed of air-quality readings: all that a plugin implements, beside ``WindProvider`` where it has wind too.
///
/// An instance belongs to one entry of the configuration; there may be several of one type, with different settings.
public protocol AirSource: ReadingProvider {
  /// What the source says about itself.
  static var manifest: SourceManifest { get }

  /// Checks the settings; touches neither network nor the feed's files.
  /// - Throws: ``SourceError``.
  init(settings: SourceSettings, context: SourceContext) throws
}
