internal import AirData

/// One of Brisa's own questions: where it is asked, and what answers it.
struct APIEndpoint: Sendable {
  /// The methods that it takes.
  let methods: Set<String>
  /// Its path.
  let path: String
  /// In which lane it waits for its turn; nil for what takes no time.
  var lane: Lanes.Kind?
  /// - Throws: ``Problem``.
  let answer: @Sendable (APICall) async throws(Problem) -> Reply
}

/// A call with what every answer needs.
struct APICall: Sendable {
  let call: Call
  let language: Language
  let service: ServiceState
}
