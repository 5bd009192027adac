import Foundation
import Testing
import TestSupport

/// The table of `docs/errors.md`.
struct ErrorTable {
  /// One row.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    /// A number, or `notice`.
    let status: String
    let sentence: String

    var testDescription: String { name }
  }

  static let rows: [Row] = {
    guard let text = try? String(contentsOf: Project.folder.appending(path: "docs/errors.md"), encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(name: cells[1], code: cells[2], status: cells[3], sentence: cells[4])
    }
  }()
}
