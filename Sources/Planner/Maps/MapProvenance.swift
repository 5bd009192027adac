public import AirData
public import Foundation

extension AirProvenance {
  /// A map behind a pollutant's field.
  public struct Map: Sendable, Hashable {
    /// The form of a map.
    public enum Form: String, Sendable, Hashable {
      /// Values in cells.
      case raster
      /// Values along streets.
      case lines
    }

    /// What a map stands for.
    public enum Role: String, Sendable, Hashable {
      /// It tells streets apart, and no kernel is put over it.
      case streets
      /// It is the background, over which the streets have their part.
      case background
    }

    /// Whether it has the hour's level.
    public enum State: Sendable, Hashable {
      /// In a way (`log-ratio` or `residual`), from stations of these ids.
      case applied(scaling: String, stations: [String])
      /// It does not count, for a reason: a bounded word in lower case with hyphens.
      case absent(reason: String)
    }

    /// What is mapped.
    public let pollutant: Pollutant
    /// Name of the source.
    public let source: String
    /// Licence of the map.
    public let licence: String
    /// Who must be named.
    public let attribution: String
    /// Start of the time that it is the mean of.
    public let from: Date
    /// End of that time.
    public let to: Date
    /// Its form.
    public let form: Form
    /// Size of a cell in metres; nil for lines.
    public let resolutionMeters: Double?
    /// What it stands for.
    public let role: Role
    /// Whether it has the hour's level.
    public let state: State
  }
}
