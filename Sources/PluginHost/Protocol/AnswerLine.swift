internal import AirData

/// A line of a program's answer: an object with exactly one key.
struct AnswerLine: Codable {
  var reading: ReadingMessage?
  var wind: WindMessage?
  var map: MapMessage?
  /// Values of the map that was begun last.
  var mapValues: String?
  /// Stretches of street of the map that was begun last.
  var mapLines: [MapLineMessage]?
  /// What the host is to fetch.
  var fetch: FetchMessage?
  var notice: NoticeMessage?
  var error: ErrorMessage?
  var end: Bool?

  enum CodingKeys: String, CodingKey {
    case reading, wind, map, fetch, notice, error, end
    case mapValues = "map_values"
    case mapLines = "map_lines"
  }

  /// What the line says.
  func content() throws(ProtocolFault) -> Content {
    let contents: [Content?] = [
      reading.map { .reading($0) }, wind.map { .wind($0) }, map.map { .map($0) },
      mapValues.map { .mapValues($0) }, mapLines.map { .mapLines($0) }, fetch.map { .fetch($0) },
      notice.map { .notice($0) },
      error.map { .error($0) },
      end == true ? .end : nil,
    ]
    let found = contents.compactMap { $0 }
    guard let first = found.first, found.count == 1 else {
      throw ProtocolFault(
        "must hold exactly one of reading, wind, map, map_values, map_lines, fetch, notice, error and end")
    }
    return first
  }

  /// What a line may say.
  enum Content {
    case reading(ReadingMessage)
    case wind(WindMessage)
    case map(MapMessage)
    case mapValues(String)
    case mapLines([MapLineMessage])
    case fetch(FetchMessage)
    case notice(NoticeMessage)
    case error(ErrorMessage)
    case end
  }
}

/// A notice as a line has it.
struct NoticeMessage: Codable {
  let code: String
  let message: String
  /// The sentence in Spanish and in Valencian, where it is another one.
  var es: String?
  var ca: String?

  init(_ notice: Notice) {
    (code, message) = (notice.code, notice.message)
    es = notice.text.es == message ? nil : notice.text.es
    ca = notice.text.ca == message ? nil : notice.text.ca
  }

  private var text: LocalizedText { LocalizedText(en: message, es: es ?? message, ca: ca ?? message) }

  /// This notice without secrets.
  func masked(_ mask: SecretMask) -> NoticeMessage { NoticeMessage(mask.masked(Notice(code: code, text: text))) }

  /// The notice, fit to be shown.
  var notice: Notice {
    let isWord =
      !code.isEmpty && code.utf8.count <= 40
      && code.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
    return Notice(
      code: isWord ? code : "source-notice", text: text.map { PlainText.clean($0, mostCharacters: 500) })
  }
}

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
    let said = PlainText.clean(message, mostCharacters: 500)
    let text = said.isEmpty ? "It failed, and does not say why." : said
    switch (kind, setting, path) {
    case ("setting", .some(let name), _):
      return .setting(name: PlainText.clean(name, mostCharacters: 60), problem: text.withoutStop)
    case ("file", _, .some(let path)):
      return .file(path: PlainText.clean(path, mostCharacters: 300), problem: text.withoutStop)
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
