package import AirField
internal import Foundation

/// A calibration on disk.
package enum CalibrationFile {
  /// A calibration of six pollutants and a hundred stations has some 100 kB.
  private static let limitBytes = 8 << 20

  /// Reads a calibration; nil where there is none at a place that nobody named.
  /// - Throws: ``BrisaError`` for a named file that is not there, and for one that is no calibration.
  package static func read(_ place: CalibrationPlace) throws(BrisaError) -> FieldCalibration? {
    guard FileManager.default.fileExists(atPath: place.path) else {
      guard place.isNamed else { return nil }
      throw BrisaError(
        .missingFile,
        "There is no calibration '\(place.path)': make it with brisa calibrate, or correct the place that is set for it."
      )
    }
    let text = try TextFile.read(place.path, limitBytes: limitBytes)
    do {
      return try FieldCalibration(parsing: Data(text.utf8))
    } catch {
      throw BrisaError(.badData, "'\(place.path)': \(error.message)")
    }
  }
}
