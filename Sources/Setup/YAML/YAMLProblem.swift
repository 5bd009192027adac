internal import Yams

extension YamlError {
  /// One sentence with file, line and column; unlike the parser's own text it echoes no line of the file, however long.
  func sentence(file: String) -> String {
    switch self {
    case .scanner(_, let problem, let mark, let text), .parser(_, let problem, let mark, let text),
      .composer(_, let problem, let mark, let text):
      let reason =
        Self.isTab(at: mark, in: text)
        ? "a tab begins the line: indent with blanks"
        : problem.contains("nesting") ? "its lists and keys lie too deep in each other" : problem
      return "\(file):\(mark.line):\(mark.column): this is no YAML (\(reason))."
    case .reader(let problem, let offset, _, let text):
      let before = text.prefix(offset ?? 0).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return "\(file):\(before.count):\((before.last?.count ?? 0) + 1): this is no YAML (\(problem))."
    case .duplicatedKeysInMapping(let keys, let context):
      return "\(file):\(context.mark.line):\(context.mark.column): '\(keys.min() ?? "")' is set twice."
    default:
      return "\(file) is no YAML."
    }
  }

  /// Whether a tab stands at a place whose line and column count from 1.
  private static func isTab(at mark: Mark, in text: String) -> Bool {
    let lines = text.split(maxSplits: mark.line, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return false }
    return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first == "\t"
  }
}
