internal import Foundation

/// Where a city's calibration lies.
package struct CalibrationPlace: Hashable, Sendable {
  /// Path of the file.
  package var path: String
  /// Whether somebody named it; it must then be there when an answer needs it.
  package var isNamed: Bool

  /// Creates a place.
  package init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }

  /// The file's name where nothing else is said: it lies beside the configuration.
  package static let standardName = "calibration.json"

  /// The place where nothing else is said, for a configuration in a folder.
  static func standard(in paths: PathBase) -> CalibrationPlace {
    CalibrationPlace(path: paths.resolved(standardName), isNamed: false)
  }
}
