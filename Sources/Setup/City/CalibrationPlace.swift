internal import Files

/// Where a city's calibration lies.
package struct CalibrationPlace: Hashable, Sendable {
  /// Path of the file.
  package var path: String
  /// Whether somebody named it; it must then be there when an answer needs it.
  package var isNamed: Bool
  /// A file that may be another configuration's; where ``path`` has none, what it learnt in this city is read.
  package var sharedPath: String?

  /// Creates a place.
  package init(path: String, isNamed: Bool, sharedPath: String? = nil) {
    self.path = path
    self.isNamed = isNamed
    self.sharedPath = sharedPath
  }

  /// The file's name beside `brisa.yml`, where nothing else is said.
  package static let standardName = "calibration.json"

  /// Its name beside a configuration of any name, where nothing else is said: `ghent.calibration.json` for `ghent.yml`.
  ///
  /// Several configurations may lie in one folder, and none may take or replace what another one has learnt.
  package static func standardName(of configuration: String) -> String {
    let stem = PathText.stem(of: configuration)
    return stem == "brisa" ? standardName : "\(stem).\(standardName)"
  }

  /// The place where nothing else is said, for a configuration in a folder.
  static func standard(of configuration: String, in paths: PathBase) -> CalibrationPlace {
    let name = standardName(of: configuration)
    return CalibrationPlace(
      path: paths.resolved(name), isNamed: false,
      sharedPath: name == standardName ? nil : paths.resolved(standardName))
  }

  /// What changes when another calibration may be read here; nil where there is no file.
  package var stamp: FileStamp? { FileStamp(path) ?? sharedPath.flatMap { FileStamp($0) } }
}
