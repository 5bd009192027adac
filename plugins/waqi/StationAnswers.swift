internal import AirData

/// The answers of all stations together.
struct StationAnswers {
  let readings: [Reading]
  /// What was wrong with single values.
  let problems: [String]
  /// Why stations gave nothing, nil when all answered.
  let failure: SourceError?
  private let failedCount: Int

  /// - Throws: ``SourceError`` when no station answered and there is one.
  init(_ answers: [Result<StationAnswer, SourceError>]) throws(SourceError) {
    let found = answers.compactMap { try? $0.get() }
    failure = FeedQueue.failure(of: answers)
    if found.isEmpty, let failure { throw failure }
    failedCount = answers.count - found.count
    readings = found.flatMap(\.readings)
    problems = found.flatMap(\.problems)
  }

  /// What the answer says about stations that failed, nil when none did.
  var notice: Notice? {
    failure.map {
      Notice(
        code: "station-failed",
        text: LocalizedText(
          en: "WAQI gave nothing for \(failedCount) of its stations. \($0.message)",
          es: "WAQI no dio nada de \(failedCount) de sus estaciones. \($0.message)",
          ca: "WAQI no va donar res de \(failedCount) de les seues estacions. \($0.message)"))
    }
  }
}
