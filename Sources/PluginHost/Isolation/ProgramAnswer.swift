internal import AirData

/// What a program has answered so far.
struct ProgramAnswer: Sendable {
  private(set) var readings: [Reading] = []
  private(set) var others: [SpeciesReading] = []
  private(set) var winds: [WindReading] = []
  private var assembly = MapAssembly()
  private(set) var error: SourceError?
  /// The maps, whole.
  var maps: [AirMap] { assembly.maps }
  /// Whether the program has said that there is no more.
  private(set) var isWhole = false

  private let request: RequestMessage.Kind
  private let sourceID: String
  private let mask: SecretMask
  private let proxy: FetchProxy?
  private var notices: [Notice] = []
  private var noticeCount = 0
  private var badLineCount = 0
  private var firstBadLines: [String] = []
  private var oddCount = 0
  private var firstOdd = ""
  private var lineNumber = 1

  /// Most notices that are handed on.
  private static let maxNotices = 20
  /// Lines that make no sense and are shown.
  private static let shownBadLines = 3
  /// Lines that make no sense, after which a program is taken for none.
  private static let maxBadLines = 1000

  /// Begins an answer.
  /// - Parameters:
  ///   - request: What was asked.
  ///   - sourceID: Which source was asked.
  ///   - mask: What must not be shown.
  ///   - proxy: Takes what the host is to fetch; nil where a program must fetch for itself.
  init(_ request: RequestMessage.Kind, sourceID: String, mask: SecretMask, proxy: FetchProxy? = nil) {
    self.proxy = proxy
    self.request = request
    self.sourceID = sourceID
    self.mask = mask
  }

  /// Takes a line after the handshake.
  mutating func take(_ line: ArraySlice<UInt8>) -> ListenerReply {
    lineNumber += 1
    do throws(ProtocolFault) {
      try take(SourceProtocol.decode(AnswerLine.self, line).content())
    } catch {
      note(error)
      if !answer(line, error) || badLineCount >= Self.maxBadLines { return .refuse }
    }
    return isWhole ? .complete : .more
  }

  /// Answers a line that makes no sense where it asks for something, since the program waits; false where nobody can,
  /// as the request has no number.
  private func answer(_ line: ArraySlice<UInt8>, _ fault: ProtocolFault) -> Bool {
    guard let proxy else { return true }
    guard let id = FetchMessage.id(in: line) else { return !fault.isOfRequest }
    proxy.refuse(id, fault)
    return true
  }

  private mutating func note(_ fault: ProtocolFault) {
    badLineCount += 1
    guard firstBadLines.count < Self.shownBadLines else { return }
    firstBadLines.append(PlainText.clean(mask.masked("line \(lineNumber): \(fault.message)"), maxCharacters: 300))
  }

  private mutating func take(_ content: AnswerLine.Content) throws(ProtocolFault) {
    switch content {
    case .reading(let message):
      try take(message)
    case .wind(let message):
      let wind = try message.wind(sourceID: sourceID)
      if request == .winds { winds.append(wind) }
    case .map(let message):
      if request == .maps { try assembly.begin(message) }
    case .mapValues(let text):
      if request == .maps { try assembly.take(values: text) }
    case .mapLines(let messages):
      if request == .maps { try assembly.take(lines: messages) }
    case .fetch(let message):
      guard let proxy else { throw ProtocolFault("fetch: is known from version 2 of the protocol on") }
      try proxy.take(message)
    case .notice(let message):
      noticeCount += 1
      guard notices.count < Self.maxNotices else { return }
      notices.append(message.masked(mask).notice)
    case .error(let message):
      error = message.masked(mask).sourceError
      isWhole = true
    case .end:
      isWhole = true
      try assembly.finish()
    }
  }

  private mutating func take(_ message: ReadingMessage) throws(ProtocolFault) {
    if let species = message.species {
      let reading = try message.reading(of: species, sourceID: sourceID)
      if request == .readings { others.append(reading) }
    } else {
      let reading = try message.reading(sourceID: sourceID)
      if request == .readings { readings.append(reading) }
    }
    guard let oddity = message.oddity else { return }
    oddCount += 1
    if oddCount == 1 { firstOdd = PlainText.clean(mask.masked("line \(lineNumber): \(oddity)"), maxCharacters: 300) }
  }

  /// What is to be said about the answer: the program's own notices, and one for the lines that make no sense.
  func allNotices(file: String) -> [Notice] {
    notices + [moreNotices(file), badLines(file), oddDetails(file)].compactMap { $0 }
  }

  private func moreNotices(_ file: String) -> Notice? {
    guard noticeCount > notices.count else { return nil }
    let count = noticeCount - notices.count
    return Notice(
      code: "more-notices",
      text: LocalizedText(
        en: "'\(file)' has more notices, which are left out: \(count).",
        es: "'\(file)' tiene más avisos, que quedan fuera: \(count).",
        ca: "'\(file)' té més avisos, que queden fora: \(count)."))
  }

  private func badLines(_ file: String) -> Notice? {
    guard badLineCount > 0 else { return nil }
    let isOne = badLineCount == 1
    let list = badLineList
    return Notice(
      code: "bad-line",
      text: LocalizedText(
        en: "'\(file)' wrote \(badLineCount) \(isOne ? "line that makes" : "lines that make") no sense: \(list).",
        es: "'\(file)' escribió \(badLineCount) \(isOne ? "línea" : "líneas") sin sentido: \(list).",
        ca: "'\(file)' va escriure \(badLineCount) \(isOne ? "línia" : "línies") sense sentit: \(list)."))
  }

  private func oddDetails(_ file: String) -> Notice? {
    guard oddCount > 0 else { return nil }
    return Notice(
      code: "odd-detail",
      text: LocalizedText(
        en: "'\(file)' wrote readings with a detail that is left out: \(oddCount), the first is \(firstOdd).",
        es: "'\(file)' escribió lecturas con un detalle que queda fuera: \(oddCount), la primera es \(firstOdd).",
        ca: "'\(file)' va escriure lectures amb un detall que queda fora: \(oddCount), la primera és \(firstOdd)."))
  }

  /// Why the program was refused.
  func refusal(file: String) -> String {
    let lines = badLineCount == 1 ? "1 line makes" : "\(badLineCount) lines make"
    return "'\(file)' does not speak the protocol: \(lines) no sense: \(badLineList)."
  }

  /// The first of the lines that make no sense, each with its fault.
  private var badLineList: String {
    firstBadLines.joined(separator: "; ") + (badLineCount > firstBadLines.count ? "; …" : "")
  }
}
