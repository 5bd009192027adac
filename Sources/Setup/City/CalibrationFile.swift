package import AirField
internal import Foundation
internal import Geo

/// A calibration on disk.
package struct CalibrationFile: Sendable {
  /// Where it was read.
  package let path: String
  /// What it holds.
  package let calibration: FieldCalibration

  /// A calibration of six pollutants and a hundred stations has some 100 kB.
  private static let limitBytes = 8 << 20

  /// Reads a city's calibration at a place; nil where there is none and nobody named it.
  /// - Throws: ``BrisaError`` for a named file that is not there, and for one that is no calibration.
  package static func read(
    _ place: CalibrationPlace, of city: CityConfiguration
  ) throws(BrisaError) -> CalibrationFile? {
    if FileManager.default.fileExists(atPath: place.path) { return try read(place.path) }
    guard !place.isNamed else {
      throw BrisaError(
        .missingFile,
        "There is no calibration '\(place.path)': make it with brisa calibrate, or correct the place that is set for it."
      )
    }
    // What another configuration may have written is not this city's fault where it is damaged.
    guard let shared = place.sharedPath, let file = try? read(shared) else { return nil }
    return file.parts(of: city).map { CalibrationFile(path: shared, calibration: $0) }
  }

  private static func read(_ path: String) throws(BrisaError) -> CalibrationFile {
    let text = try TextFile.read(path, limitBytes: limitBytes)
    do {
      return CalibrationFile(path: path, calibration: try FieldCalibration(parsing: Data(text.utf8)))
    } catch {
      throw BrisaError(.badData, "'\(path)': \(error.message)")
    }
  }

  /// The pollutants of which a station stands in the city's box, for a city without one those that were learnt from its
  /// archive; nil where there is none.
  ///
  /// Who calibrated fewer pollutants than somebody else in the same folder left the other ones in the file.
  private func parts(of city: CityConfiguration) -> FieldCalibration? {
    if let box = city.box { return calibration.parts(in: box) }
    let archive = city.archive.map { OutputFile.resolved($0) }
    return calibration.parts { OutputFile.resolved($0.archive) == archive }
  }
}
