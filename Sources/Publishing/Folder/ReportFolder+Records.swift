internal import Foundation
internal import Setup

/// Records are written before and after the files that they list, so that every file that a run has made or begun is
/// known as its own.
extension ReportFolder {
  /// The record at a path in the folder, nil where there is none of its kind that can be read.
  func record<Record: ReportRecord>(_ name: String) -> Record? { decoded(name) }

  /// The paths of files beside a record that it lists, of whichever kind it is; nil where there is none that can be
  /// read.
  func recordedPaths(_ name: String) -> Set<String>? {
    let recorded: RecordedPaths? = decoded(name)
    let folder = Self.folder(of: name)
    return recorded.map { Set($0.files.map(\.path).filter { Self.folder(of: $0) == folder }) }
  }

  /// Notes that files are about to change, those of the record that is there among them; a run that follows a kill
  /// makes them again.
  /// - Throws: ``BrisaError``; then nothing may change.
  func begin(_ paths: [String], recordedAt name: String) throws(BrisaError) {
    let record = ChangingRecord(paths: Set(paths).union(recordedPaths(name) ?? []))
    try write(Data(try JSONText.encode(record).utf8), to: name)
  }

  /// Writes the record of files that are there, and removes those that the record before it lists besides.
  /// - Throws: ``BrisaError``.
  func finish(_ record: some ReportRecord, at name: String) throws(BrisaError) {
    let before = recordedPaths(name) ?? []
    try write(Data(try JSONText.encode(record).utf8), to: name)
    for path in before.subtracting(record.files.map(\.path)) { AtomicFile.remove("\(self.path)/\(path)") }
  }

  private func decoded<Value: Decodable>(_ name: String) -> Value? {
    FileManager.default.contents(atPath: "\(path)/\(name)").flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}
