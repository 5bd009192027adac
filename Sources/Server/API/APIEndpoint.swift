internal import AirData

/// One of Brisa's own questions: where it is asked, and what answers it.
struct APIEndpoint: Sendable {
  /// The methods that it takes.
  let methods: Set<String>
  /// Its path.
  let path: PathTemplate
  /// In which lane it waits for its turn; nil for what takes no time.
  var lane: ServiceLanes.Kind?
  /// - Throws: ``Problem``.
  let answer: @Sendable (APICall) async throws(Problem) -> Reply

  /// Needs the path as a template, like `/tiles/air/{layer}/{hour}.json`.
  init(
    methods: Set<String>, path: String, lane: ServiceLanes.Kind? = nil,
    answer: @escaping @Sendable (APICall) async throws(Problem) -> Reply
  ) {
    self.methods = methods
    self.path = PathTemplate(path)
    self.lane = lane
    self.answer = answer
  }
}

/// A call with what every answer needs.
struct APICall: Sendable {
  let call: Call
  let language: Language
  let service: ServiceState
  /// What the path has in the places of its template's names; empty texts for names that it does not have.
  let path: PathValues

  /// Answers when it is the question's turn, on the threads that compute.
  /// - Throws: what the answer throws, and a problem of its own where too many wait.
  func inTurn(
    _ lane: ServiceLanes.Kind, _ answer: @escaping @Sendable () async throws(Problem) -> Reply
  ) async throws(Problem) -> Reply {
    guard let reply = try await service.lanes.run(lane, answer) else { throw .noTurn }
    return reply
  }
}

/// What a path has in the places of its template's names: a client's text, which is never the name of a file.
struct PathValues: Sendable {
  let values: [String: String]

  /// The text in the place of a name.
  subscript(name: String) -> String { values[name] ?? "" }
}
