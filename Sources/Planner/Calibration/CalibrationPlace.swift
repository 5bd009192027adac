internal import Foundation

/// Where a city's calibration lies.
public struct CalibrationPlace: Hashable, Sendable {
  /// Path of the file.
  public var path: String
  /// Whether somebody named it; it must then be there when an answer needs it.
  public var isNamed: Bool

  /// Creates a place.
  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }

  /// The file's name where nothing else is said: it lies beside the configuration.
  public static let standardName = "calibration.json"

  /// The place where nothing else is said, for a configuration in a folder.
  static func standard(in paths: PathBase) -> CalibrationPlace {
    CalibrationPlace(path: paths.resolved(standardName), isNamed: false)
  }
}
