internal import Files
internal import Foundation
internal import Setup

/// The folder of a run, which no other run writes to meanwhile, and the list of its files.
///
/// A program may end at any moment. So a file leaves the list before it changes and enters it when all that belongs to
/// it is there: what `index.json` names is always as it says.
final class ReportFolder {
  /// Where it lies.
  let path: String
  /// Its files; as long as it is open no other run has it.
  let files: OpenFolder
  /// What `index.json` says; nil where there is none that can be read.
  private(set) var index: HeatmapIndex?

  /// Makes the folder where it is missing, and clears away what a run that was killed left half written.
  /// - Throws: ``BrisaError`` where it cannot be used, or another run does.
  init(_ path: String) throws(BrisaError) {
    try OutputFile.makeFolder(path)
    self.path = path
    files = try .taken(path)
    index = HeatmapIndex.read(in: files)
    removeParts()
  }

  /// Gives the list the settings of a run whose first file is about to change, so that they are known however the run
  /// ends.
  /// - Throws: ``BrisaError`` where the list cannot be written.
  func adopt(_ settings: HeatmapIndex) throws(BrisaError) {
    var list = settings
    if let index {
      guard !index.differences(from: settings).isEmpty else { return }
      (list.attribution, list.hours, list.documents) = (index.attribution, index.hours, index.documents)
    }
    try publish(list)
  }

  /// Takes hours and documents from the list, since their files are about to change.
  /// - Parameters:
  ///   - isGone: Whether an hour goes, told its start as the list has it.
  ///   - isDocumentGone: Whether a document goes, told its path.
  /// - Throws: ``BrisaError`` where the list cannot be written.
  func withdraw(
    hours isGone: (String) -> Bool, documents isDocumentGone: (String) -> Bool
  ) throws(BrisaError) {
    guard var rest = index else { return }
    rest.hours.removeAll { isGone($0.hour) }
    rest.documents.removeAll { isDocumentGone($0.path) }
    try publish(rest)
  }

  /// Writes the list.
  /// - Throws: ``BrisaError``.
  func publish(_ list: HeatmapIndex) throws(BrisaError) {
    guard list != index else { return }
    try write(Data(try JSONText.encode(list).utf8), to: HeatmapIndex.fileName)
    index = list
  }

  /// Writes a file of the run.
  /// - Throws: ``BrisaError``.
  func write(_ data: Data, to name: String) throws(BrisaError) {
    try files.put(data, at: name)
  }

  /// The folders of hours that are there, by start.
  var hourFolders: [(hour: Date, name: String)] {
    files.names().compactMap { name in HourName.hour(ofName: name).map { ($0, name) } }.sorted { $0.hour < $1.hour }
  }

  /// The records of documents that are there.
  var documentRecords: [String] {
    files.names().filter { $0.hasPrefix(HeatmapPeriod.wholeRun) && $0.hasSuffix(HeatmapPeriod.recordEnding) }
  }

  private func removeParts() {
    for name in files.names() where isOwnPart(name) { NameInFolder(name).map { files.remove($0) } }
    for folder in hourFolders.compactMap({ NameInFolder($0.name) }) {
      for name in files.names(in: folder) where name.hasSuffix(OpenFolder.partEnding) {
        NameInFolder(name, in: folder.text).map { files.remove($0) }
      }
    }
  }

  private func isOwnPart(_ name: String) -> Bool {
    name.hasSuffix(OpenFolder.partEnding) && (name.hasPrefix("index.") || name.hasPrefix(HeatmapPeriod.wholeRun))
  }
}
