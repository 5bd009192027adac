internal import AirData

/// An error as a line has it.
struct ErrorMessage: Codable {
  /// `setting`, `file`, `malformed`, `unavailable`, `quota`, or the code of a plugin's problem.
  let kind: String
  let message: String
  /// The setting's name, with kind `setting`; the message then completes the sentence «Setting 'name' …».
  var setting: String?
  /// The file's path, with kind `file`; the message then completes the sentence «Cannot read 'path': …».
  var path: String?

  init(kind: String, message: String) {
    (self.kind, self.message) = (kind, message)
  }

  init(_ error: SourceError) {
    kind = error.shortDescription
    switch error {
    case .setting(let name, let problem): (message, setting) = (problem, name)
    case .file(let path, let problem): (message, self.path) = (problem, path)
    case .malformed(let text), .unavailable(let text), .quota(let text): message = text
    }
  }

  /// The error without secrets.
  func masked(_ mask: SecretMask) -> ErrorMessage {
    var masked = ErrorMessage(kind: kind, message: mask.masked(message))
    (masked.setting, masked.path) = (setting, path.map(mask.masked))
    return masked
  }

  /// The error, fit to be shown.
  var sourceError: SourceError {
    let said = PlainText.clean(message, maxCharacters: 500)
    let text = said.isEmpty ? "It failed, and does not say why." : said
    switch (kind, setting, path) {
    case ("setting", .some(let name), _):
      return .setting(name: PlainText.clean(name, maxCharacters: 60), problem: text.withoutStop)
    case ("file", _, .some(let path)):
      return .file(path: PlainText.clean(path, maxCharacters: 300), problem: text.withoutStop)
    case ("malformed", _, _): return .malformed(text)
    case ("quota", _, _): return .quota(text)
    default: return .unavailable(text)
    }
  }
}

extension String {
  /// The text as the end of another sentence.
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
