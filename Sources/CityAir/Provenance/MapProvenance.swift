package import AirData
package import Foundation

extension AirProvenance {
  /// A map behind a pollutant's field.
  package struct Map: Sendable, Hashable {
    /// The form of a map.
    package enum Form: String, Sendable, Hashable {
      /// Values in cells.
      case raster
      /// Values along streets.
      case lines
    }

    /// What a map stands for.
    package enum Role: String, Sendable, Hashable {
      /// It tells streets apart, and no kernel is put over it.
      case streets
      /// It is the background, over which the streets have their part.
      case background
    }

    /// Whether it has the hour's level.
    package enum State: Sendable, Hashable {
      /// In a way (`log-ratio` or `residual`), from stations of these ids.
      case applied(scaling: String, stations: [String])
      /// It does not count, for a reason: a bounded word in lower case with hyphens.
      case absent(reason: String)
    }

    /// What is mapped.
    package let pollutant: Pollutant
    /// Name of the source.
    package let source: String
    /// Licence of the map.
    package let licence: String
    /// Who must be named.
    package let attribution: String
    /// Start of the time that it is the mean of.
    package let from: Date
    /// End of that time.
    package let to: Date
    /// Its form.
    package let form: Form
    /// Size of a cell in metres; nil for lines.
    package let resolutionMeters: Double?
    /// What it stands for.
    package let role: Role
    /// Whether it has the hour's level.
    package let state: State
  }
}
