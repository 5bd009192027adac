internal import AirData

/// What came of a trial.
struct TrialOutcome: Sendable {
  var readings: [Reading] = []
  var others: [SpeciesReading] = []
  var winds: [WindReading] = []
  var maps: [AirMap] = []
  var notices: [Notice] = []
  var debugLines: [String] = []
  /// The error that the source has put in words.
  var error: SourceError?
  /// A crash, a hang, or another error: never right.
  var otherFailure: String?
  /// Whether the source was not asked at all, since it has hung too often; ``otherFailure`` says so.
  var isUntried = false
  var requestCount = 0
  var misses = RecordedServer.Misses()
  /// Other machines that were asked for through the host's client.
  var outside: [String] = []

  /// How much there is, in words.
  var amount: String { maps.isEmpty ? "\(readings.count) readings" : "\(maps.count) maps" }

  /// Why there is no answer, as the end of a sentence; nil when there is one.
  var failure: String? {
    if let otherFailure { return otherFailure }
    guard let error else { return nil }
    return "the source fails (\(error.message))" + hint
  }

  /// Whether the source asked for something that the testcase has no answer for.
  var hasMisses: Bool { !misses.unknown.isEmpty || !misses.outside.isEmpty || !outside.isEmpty }

  /// The first address that was asked for and that nothing is recorded for; nil when there is none.
  var firstMiss: String? { outside.first ?? misses.outside.first ?? misses.unknown.first }

  /// What is wrong with the words of its error; nil when nothing is, or there is none.
  var errorFlaw: String? {
    guard let error, !error.message.hasSuffix(".") else { return nil }
    return "the error '\(error.message)' must be a sentence with a full stop."
  }

  /// What was asked for and is not recorded.
  private var hint: String {
    if let first = outside.first ?? misses.outside.first {
      return
        ", after asking for \(first): let a setting like url name the address, and set it to {server}/… in case.json"
    }
    guard let first = misses.unknown.first else { return "" }
    return ", after asking for '\(first)', which no response in case.json answers"
  }
}
