internal import Foundation
internal import PluginHost

/// What one hour's files were made of: kept beside them, so that a run can go on where it stopped.
struct HeatmapRecord: Codable, Sendable, Hashable {
  /// A file of a report.
  struct File: Codable, Sendable, Hashable {
    /// Path in the run's folder.
    let path: String
    let bytes: Int
    let sha256: String

    init(path: String, data: Data) {
      self.path = path
      bytes = data.count
      sha256 = SHA256.hex(data)
    }
  }

  /// Start of the hour, ISO 8601 in UTC.
  let hour: String
  /// `written` or `missing`.
  let state: String
  /// Why there is no report, nil where there is one.
  let reason: String?
  /// Digest of the readings and of all that is set.
  let inputs: String
  /// Digest of the concentrations and indices of every cell, nil without a report.
  let field: String?
  /// The files, in the order in which they were written.
  let files: [File]

  /// Its name in the folder of the hour.
  static let fileName = "hour.json"

  /// The record at a path, nil where there is none that can be read or a file that it lists has gone or changed its size.
  static func read(at path: String, of run: String) -> HeatmapRecord? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(HeatmapRecord.self, from: data), record.files.areWhole(in: run)
    else { return nil }
    return record
  }
}

extension [HeatmapRecord.File] {
  /// Whether all are there in a run's folder with their size.
  func areWhole(in run: String) -> Bool {
    allSatisfy { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(run)/\(file.path)")
      return attributes?[.size] as? Int == file.bytes
    }
  }
}
