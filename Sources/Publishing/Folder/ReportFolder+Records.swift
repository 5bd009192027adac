internal import Files
internal import Foundation
internal import Setup

/// Records are written before and after the files that they list, so that every file that a run has made or begun is
/// known as its own.
extension ReportFolder {
  /// The record at a path in the folder, nil where there is none of its kind that can be read.
  func record<Record: ReportRecord>(_ name: String) -> Record? { decoded(name) }

  /// The files beside a record that it lists, of whichever kind it is; nil where there is none that can be read.
  ///
  /// Right in the run's folder these are pages and documents alone: whatever else lies there is no run's.
  func recordedPaths(_ name: String) -> Set<NameInFolder>? {
    guard let own = NameInFolder(name), let recorded: RecordedPaths = decoded(name) else { return nil }
    return Set(
      recorded.files.map(\.path).filter {
        $0.folder == own.folder && (!own.folder.isEmpty || HeatmapPeriod.isDocument($0.text))
      })
  }

  /// Notes that files are about to change, those of the record that is there among them; a run that follows a kill
  /// makes them again.
  /// - Throws: ``BrisaError``; then nothing may change.
  func begin(_ paths: [String], recordedAt name: String) throws(BrisaError) {
    let record = ChangingRecord(paths: Set(paths.compactMap(NameInFolder.init)).union(recordedPaths(name) ?? []))
    try write(Data(try JSONText.encode(record).utf8), to: name)
  }

  /// Writes the record of files that are there, and removes those that the record before it lists besides.
  /// - Throws: ``BrisaError``.
  func finish(_ record: some ReportRecord, at name: String) throws(BrisaError) {
    let before = recordedPaths(name) ?? []
    try write(Data(try JSONText.encode(record).utf8), to: name)
    for old in before.subtracting(record.files.compactMap { NameInFolder($0.path) }) { files.remove(old) }
  }

  private func decoded<Value: Decodable>(_ name: String) -> Value? {
    let data = NameInFolder(name).flatMap { files.read($0) }
    return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
