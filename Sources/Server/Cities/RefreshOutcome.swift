internal import AirData
internal import Setup

/// What came of a step of a refresh, or of several together.
struct RefreshOutcome {
  /// What went wrong, a sentence each.
  var problems: [LocalizedText] = []
  /// Whether each source answered, by name; nil where none was asked.
  var sourcesUp: [String: Bool]?
  /// Whether at least one source gave something or was up to date, and nothing but other sources failed.
  var isGood = true

  /// A step that an error ended.
  static func failure(_ error: BrisaError) -> RefreshOutcome {
    RefreshOutcome(problems: [error.text], isGood: false)
  }

  /// Adds what came of a later step, each problem once; what it knows of the sources is newer.
  static func += (outcome: inout RefreshOutcome, later: RefreshOutcome) {
    for problem in later.problems where !outcome.problems.contains(problem) { outcome.problems.append(problem) }
    outcome.sourcesUp = later.sourcesUp ?? outcome.sourcesUp
    outcome.isGood = outcome.isGood && later.isGood
  }
}
