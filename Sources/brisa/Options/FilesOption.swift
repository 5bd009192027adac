internal import Publishing
internal import Setup

/// Reads the files that `--only` names.
enum FilesOption {
  /// The words that are taken.
  static let words = HeatmapFile.allCases.map(\.rawValue).joined(separator: ", ")

  /// The kinds of a list with commas.
  /// - Throws: `BrisaError` that names the word and those that are taken.
  static func files(_ list: String) throws(BrisaError) -> Set<HeatmapFile> {
    var files: Set<HeatmapFile> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let file = HeatmapFile(rawValue: String(word)) else {
        throw BrisaError(.badArgument, "'\(word)' is no file of --only: choose some of \(words).")
      }
      files.insert(file)
    }
    return files
  }
}
