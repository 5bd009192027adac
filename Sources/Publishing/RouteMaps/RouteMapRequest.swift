package import AirData
internal import Files
internal import Foundation
package import Setup
internal import Streets

/// What a map of routes is asked for.
package struct RouteMapRequest: Sendable, Hashable {
  /// The kinds of file, by their endings.
  package enum Form: String, CaseIterable, Sendable {
    /// A picture 1200 pixels wide.
    case png
    /// Lines and text.
    case svg
    /// A page that needs no network.
    case html
  }

  /// Where it is written to.
  package let path: String
  /// What it is.
  package let form: Form
  /// OSM extract whose water and parks are drawn; nil: the network where it is an extract.
  package var extract: String?
  /// The language of its words.
  package var language: Language

  /// Reads the kind of map from the ending of its file.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument`` for another ending.
  package init(path: String, extract: String? = nil, language: Language = .en) throws(BrisaError) {
    guard let form = Form(rawValue: PathText.ending(of: path).lowercased()) else {
      let endings = Form.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw BrisaError(
        .badArgument, "--map tells the kind of map from the ending of its file, one of \(endings), not '\(path)'.")
    }
    self.path = path
    self.form = form
    self.extract = extract
    self.language = language
  }

  /// Refuses, before any way is searched, a map in the file that something else is written to or where nothing can be
  /// written, and an extract that is not there.
  /// - Throws: ``BrisaError``.
  package func check(besides output: String) throws(BrisaError) {
    if output != "-", OutputFile.resolved(output) == OutputFile.resolved(path) {
      throw BrisaError(.badArgument, "--map and -o name one file, '\(path)': give the map a file of its own.")
    }
    try OutputFile.check(path)
    if let extract, !FileManager.default.fileExists(atPath: extract) {
      throw BrisaError(NetworkError.missing(path: extract))
    }
  }
}
