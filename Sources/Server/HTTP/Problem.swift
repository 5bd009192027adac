internal import AirData
internal import Setup

/// Why one of Brisa's own questions is not answered (RFC 9457).
struct Problem: Error, Hashable {
  /// HTTP's number.
  let status: Int
  /// The bounded word for programs: one of ``ErrorCode``, or the service's own.
  let code: String
  /// One sentence that says what is wrong and what to do.
  let text: LocalizedText

  init(_ status: Int, _ code: String, _ text: LocalizedText) {
    self.status = status
    self.code = code
    self.text = text
  }

  init(_ status: Int, _ code: String, _ message: String) {
    self.init(status, code, LocalizedText(same: message))
  }

  /// The problem of a use case, whose options are parameters here, and which does not say where files lie.
  init(_ error: BrisaError) {
    self.init(
      Self.status(error.code), error.code.rawValue,
      ParameterNames.named(Sentences.translated(error.text).forEverybody))
  }

  /// The problem of a place that has no street near by.
  init(offNetwork name: String, limitMeters: Double) {
    self.init(
      404, ErrorCode.offNetwork.rawValue,
      "No street is within \(Int(limitMeters)) m of '\(name)': choose a place nearer to a street.")
  }

  /// The problem of an address that is not asked in any of the ways that it answers.
  init(method: String, answered methods: Set<String>) {
    self.init(
      405, "bad-method", "'\(method)' is not answered here: ask with \(methods.sorted().joined(separator: ", ")).")
  }

  /// The problem of those who get no turn.
  static let noTurn = Problem(503, ErrorCode.unavailable.rawValue, ServiceLanes.noTurn)
  /// The problem of those who seem to have gone before they had their answer, and of those whom the end of the service
  /// leaves without one.
  static let givenUp = Problem(
    503, ErrorCode.unavailable.rawValue,
    "The answer was given up, since your side of the connection is closed or the service ends: ask again, and keep the "
      + "connection open until the answer is there.")

  private static func status(_ code: ErrorCode) -> Int {
    switch code {
    case .badArgument, .badCoordinate, .badTime, .unclearPlace: 400
    case .noRoute, .offNetwork, .noAir, .noPlace: 404
    case .unavailable: 503
    case .badNetwork, .badData, .missingFile, .bug, .inputOutput, .badConfiguration: 500
    }
  }

  /// The body, in a language, by the tables of sentences where the text was written in English alone.
  func reply(_ language: Language) -> Reply {
    var reply = Reply.json(status: status) { json in
      json.member("type", "about:blank")
      json.member("title", Self.titles[status] ?? "Error")
      json.member("status", status)
      json.member("code", code)
      json.member("detail", Sentences.translated(text)[language])
    }
    reply.contentType = "application/problem+json; charset=utf-8"
    return status == 503 ? reply.adding("Retry-After", "1") : reply
  }

  /// HTTP's word for each status of a problem.
  static let titles = [
    400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed", 413: "Content Too Large",
    415: "Unsupported Media Type", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
