internal import Files

/// What files were made of: kept beside them, so that a run can go on where it stopped.
protocol ReportRecord: Codable {
  /// Digest of all that the files were made of.
  var inputs: String { get }
  /// The files, in the order in which they were written.
  var files: [ReportFile] { get }
}

extension ReportRecord {
  /// Whether the files were made of these inputs and all of them are there as they were written.
  func isCurrent(_ inputs: String, in run: OpenFolder) -> Bool {
    self.inputs == inputs && files.allSatisfy { $0.isWhole(in: run) }
  }
}

/// The record of files that are about to change, under the name of the one that will tell what they are: of a run that
/// was killed it says which files are of no use.
struct ChangingRecord: Codable, Hashable {
  struct File: Codable, Hashable {
    let path: NameInFolder
  }

  var state = "changing"
  let files: [File]

  init(paths: Set<NameInFolder>) { files = paths.sorted().map(File.init) }
}

/// The paths that a record lists, whatever else it says; all of them lead to files inside the folder.
struct RecordedPaths: Decodable {
  let files: [ChangingRecord.File]
}
