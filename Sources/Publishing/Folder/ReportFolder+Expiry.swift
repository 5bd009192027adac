internal import AirData
internal import Files
internal import Foundation
internal import Setup

extension ReportFolder {
  /// Removes the hours before a moment and the documents of the days before it: what their records list, and nothing
  /// else.
  /// - Parameters:
  ///   - first: The first hour that is kept.
  ///   - zone: The zone whose days the documents are of.
  /// - Returns: How many hours were removed.
  /// - Throws: ``BrisaError`` where the list of files cannot be written first.
  func removeHours(before first: Date, zone: TimeZone) throws(BrisaError) -> Int {
    let hours = hourFolders.prefix { $0.hour < first }.compactMap { hour, name in
      recordedPaths("\(name)/\(HeatmapRecord.fileName)").map { (hour: hour, name: name, paths: $0) }
    }
    let firstDay = HeatmapPeriod.dayName(of: first, zone: zone) + HeatmapPeriod.recordEnding
    let documents = documentRecords.filter { HeatmapPeriod.isDayName($0) && $0 < firstDay }.compactMap { name in
      recordedPaths(name).map { (name: name, paths: $0) }
    }
    guard !hours.isEmpty || !documents.isEmpty else { return 0 }
    let starts = Set(hours.map { TimeText.format($0.hour, zone: .gmt) })
    let paths = documents.reduce(into: Set<String>()) { $0.formUnion($1.paths.map(\.text)) }
    try withdraw(hours: starts.contains, documents: paths.contains)
    for (name, paths) in documents { removeFilesFirst(paths, at: name) }
    for (_, name, paths) in hours {
      removeFilesFirst(paths, at: "\(name)/\(HeatmapRecord.fileName)")
      // Stays where somebody else keeps something in it.
      NameInFolder(name).map { files.removeFolder($0) }
    }
    return hours.count
  }

  /// The record last: while it is there, a run that follows knows what is left to remove.
  private func removeFilesFirst(_ paths: Set<NameInFolder>, at name: String) {
    for file in paths { files.remove(file) }
    NameInFolder(name).map { files.remove($0) }
  }
}
