internal import Foundation

/// What the documents of a stretch of hours were made of: kept beside them, so that a run leaves them as they are.
struct DocumentRecord: Codable, Sendable, Hashable {
  /// The name of the stretch: `report`, or `report-2026-11-24`.
  let name: String
  /// Digest of the hours' inputs and of what is told of their sources.
  let inputs: String
  /// The page and the PDF; none where no hour has a report.
  let files: [HeatmapRecord.File]

  /// Where it lies.
  static func path(of stretch: HeatmapStretch, in run: String) -> String { "\(run)/\(stretch.name).json" }

  /// The record at a path, nil where there is none that can be read or a file that it lists has gone or changed its size.
  static func read(at path: String, of run: String) -> DocumentRecord? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(DocumentRecord.self, from: data), record.files.areWhole(in: run)
    else { return nil }
    return record
  }
}
