internal import AirData
internal import Files
internal import Foundation
internal import Setup

extension ReportFolder {
  /// Refuses to write over files of somebody else, and over reports of other settings.
  /// - Parameters:
  ///   - list: The settings of a run.
  ///   - periods: Its pages.
  ///   - replaces: Whether reports of other settings may go.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument``.
  func check(_ list: HeatmapIndex, _ periods: [HeatmapPeriod], replaces: Bool) throws(BrisaError) {
    if let name = foreignFile(besides: periods) {
      throw BrisaError(
        .badArgument,
        "'\(path)/\(name)' is of no run of Brisa and would be lost: move it away, or name another folder with -o.")
    }
    guard !replaces, let differences = index?.differences(from: list), !differences.isEmpty else { return }
    func settings(_ language: Language) -> String { differences.map { $0[language] }.joined(separator: "; ") }
    throw BrisaError(
      .badArgument,
      text: LocalizedText(
        en: "The folder '\(path)' holds reports of other settings (\(settings(.en))): name another folder with -o, "
          + "or replace them with --force.",
        es: "La carpeta '\(path)' tiene informes con otros ajustes (\(settings(.es))): indique otra con -o, "
          + "o sustitúyalos con --force.",
        ca: "La carpeta '\(path)' té informes amb altres ajustos (\(settings(.ca))): indique'n una altra amb -o, "
          + "o substituïsca'ls amb --force."))
  }

  /// A file that a run would write and that no run has written.
  private func foreignFile(besides periods: [HeatmapPeriod]) -> String? {
    let present = Set(files.names())
    if present.contains(HeatmapIndex.fileName), index == nil, !hasRecord { return HeatmapIndex.fileName }
    let listed = Set(index?.documents.map(\.path) ?? [])
    for period in periods {
      let recorded = recordedPaths(period.recordName)
      let own = listed.union((recorded ?? []).map(\.text))
      // A damaged record of pages that are listed is Brisa's.
      if recorded == nil, present.contains(period.recordName), !listed.contains(period.pageName) {
        return period.recordName
      }
      if let name = period.documentNames.first(where: { present.contains($0) && !own.contains($0) }) { return name }
    }
    return nil
  }

  /// Whether any run has left a record, as it does before its first file.
  private var hasRecord: Bool {
    let records = hourFolders.lazy.map { "\($0.name)/\(HeatmapRecord.fileName)" }
    return records.contains { self.recordedPaths($0) != nil } || documentRecords.contains { recordedPaths($0) != nil }
  }
}
