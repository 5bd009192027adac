internal import Foundation

extension ReportFolder {
  /// Removes the hours before a moment and the documents of the days before it: what their records list, and nothing else.
  /// - Parameters:
  ///   - first: The first hour that is kept.
  ///   - zone: The zone whose days the documents are of.
  /// - Returns: How many hours were removed.
  /// - Throws: ``BrisaError`` where the list of files cannot be written first.
  func removeHours(before first: Date, zone: TimeZone) throws(BrisaError) -> Int {
    let hours = hourFolders.prefix { $0.hour < first }.compactMap { hour, name in
      record("\(name)/\(HeatmapRecord.fileName)").map { (name: name, record: $0) }
    }
    let firstDay = HeatmapStretch.dayName(of: first, zone: zone) + HeatmapStretch.recordEnding
    let documents = documentRecords.filter { HeatmapStretch.isDayName($0) && $0 < firstDay }.compactMap { name in
      record(name).map { (name: name, record: $0) }
    }
    guard !hours.isEmpty || !documents.isEmpty else { return 0 }
    try withdraw(
      hours: Set(hours.map(\.record.hour)), documents: Set(documents.flatMap { $0.record.files.map(\.path) }))
    for (name, record) in documents { removeFilesFirst(record, at: name) }
    for (name, record) in hours {
      removeFilesFirst(record, at: "\(name)/\(HeatmapRecord.fileName)")
      // Stays where somebody else keeps something in it.
      rmdir("\(path)/\(name)")
    }
    return hours.count
  }

  /// The record last: while it is there, a run that follows knows what is left to remove.
  private func removeFilesFirst(_ record: HeatmapRecord, at name: String) {
    for file in record.files where file.isBeside(name) { WholeFile.remove("\(path)/\(file.path)") }
    WholeFile.remove("\(path)/\(name)")
  }
}
