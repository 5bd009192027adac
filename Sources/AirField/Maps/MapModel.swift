public import AirData
public import Geo

/// The maps of a city as the field needs them: made once for a city, for all hours; of each pollutant one map.
///
/// Two models are the same when they are one and the same object.
public final class MapModel: Sendable, Hashable {
  /// The plane that a field with maps is computed on where there are no streets.
  public let projection: LocalProjection
  private let patterns: [Pollutant: MapPattern]

  /// Takes in maps; of several of one pollutant the one that tells the nearest places apart serves, and of such the latest.
  /// - Complexity: O(cells), or O(points) of lines.
  public init(_ maps: some Sequence<AirMap>, projection: LocalProjection) {
    self.projection = projection
    let best = Dictionary(grouping: maps, by: \.pollutant).compactMapValues { maps in
      maps.min { ($0.resolutionMeters, $1.to) < ($1.resolutionMeters, $0.to) }
    }
    patterns = best.mapValues { MapPattern($0) }
  }

  /// The map that serves for a pollutant; nil without one.
  public func map(of pollutant: Pollutant) -> AirMap? { patterns[pollutant]?.map }

  /// Whether a pollutant's map tells streets apart, so that no kernel is put over it.
  public func isStreetScale(_ pollutant: Pollutant) -> Bool { patterns[pollutant]?.isStreetScale ?? false }

  /// The pattern of a pollutant; nil without a map.
  func pattern(of pollutant: Pollutant) -> MapPattern? { patterns[pollutant] }

  /// Whether two models are one object.
  public static func == (left: MapModel, right: MapModel) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
