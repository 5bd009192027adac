public import Geo

/// What a source of maps is asked for.
public struct AirMapQuery: Sendable, Hashable {
  /// Only what lies in this box; a map that reaches beyond it may be cut at its edge.
  public let box: BoundingBox
  /// Only these pollutants.
  public let pollutants: Set<Pollutant>

  /// Creates a query.
  public init(box: BoundingBox, pollutants: Set<Pollutant> = Set(Pollutant.allCases)) {
    self.box = box
    self.pollutants = pollutants
  }
}

/// Whatever delivers maps: a source of a library, or the host's stand-in for one in a process of its own.
///
/// A source that is one is asked for maps alone, and never for readings.
public protocol MapProvider: Sendable {
  /// The maps of a city that have any value in a box: in µg/m³, in WGS 84.
  ///
  /// Asked once for a city and not once an hour. What cannot be understood is left out and told to the context's log,
  /// never dropped in silence.
  /// - Throws: ``SourceError`` when nothing useful can be delivered.
  func maps(for query: AirMapQuery) async throws -> [AirMap]
}

/// A second kind of source, which gives maps of a city in the place of readings: all that a plugin of maps implements.
///
/// Its ``SourceManifest/providesMaps`` follows from its type; it is registered, configured and run as any other source.
public protocol AirMapSource: AirSource, MapProvider {}

extension AirMapSource {
  /// No reading.
  public func readings(for query: ReadingQuery) async throws -> [Reading] { [] }
}
