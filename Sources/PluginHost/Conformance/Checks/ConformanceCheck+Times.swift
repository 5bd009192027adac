internal import AirData
internal import Foundation

extension ConformanceCheck {
  /// A local time taken for UTC is an hour's air at the wrong hour.
  static let times = ConformanceCheck(
    name: "times", title: "times are in UTC, inside the question, and whole intervals"
  ) { subject in
    await subject.eachOutcome { testcase, answer in
      var findings = CheckFindings()
      findings.problems = answer.figures.compactMap { $0.problem(asked: testcase.query.interval, now: testcase.now) }
      if let first = answer.readings.first(where: { $0.end.timeIntervalSince($0.start) >= 600 }) {
        let inner = DateInterval(start: first.start + 120, end: first.end - 120)
        let query = ReadingQuery(box: testcase.query.box, interval: inner, pollutants: testcase.query.pollutants)
        let outcome = await Trial(subject: subject, testcase: testcase, query: query).run()
        if outcome.hasMisses || outcome.isUntried {
          findings.skip("asked for minutes inside the reading \(first.key.text)", outcome)
        } else if let failure = outcome.otherFailure {
          findings.problems.append("asked for minutes inside the reading \(first.key.text), \(failure).")
        } else if outcome.failure == nil, !outcome.readings.contains(first) {
          findings.problems.append(
            "asked for minutes inside the reading \(first.key.text), the source must give it with its whole interval.")
        }
      }
      return findings
    }
  }
}

/// What an answer says of one time: a reading of a pollutant or of something else, or a wind.
private struct TimedFigure {
  /// What a sentence calls it.
  let text: String
  let kind: Reading.Kind
  let start: Date
  let end: Date

  private static let longestIntervalSeconds = 31.0 * 86_400

  /// What is wrong with its time, one sentence; nil where nothing is.
  func problem(asked interval: DateInterval, now: Date) -> String? {
    if kind.isMeasuredAhead(of: now, from: start) {
      return
        "\(text) is given as measured, but lies in the future at \(TimeText.format(now, zone: .gmt)): "
        + "is a local time taken for UTC, or is it a forecast?"
    }
    if kind.isIssuedAhead(of: now) {
      return
        "\(text) is a forecast that says it was issued after \(TimeText.format(now, zone: .gmt)): "
        + "is a local time taken for UTC?"
    }
    let seconds = end.timeIntervalSince(start)
    if !(seconds > 0) { return "\(text) must end after it starts." }
    if seconds > Self.longestIntervalSeconds { return "\(text) is a mean over more than a month." }
    let isWhole = [start, end].allSatisfy { $0.timeIntervalSince1970.remainder(dividingBy: 1) == 0 }
    if !isWhole { return "\(text) must begin and end on whole seconds." }
    guard start < interval.end && end > interval.start else {
      return "\(text) lies outside the asked time: is a local time taken for UTC?"
    }
    return nil
  }
}

extension TrialOutcome {
  /// All that has a time.
  fileprivate var figures: [TimedFigure] {
    let ofPollutants = readings.map {
      TimedFigure(text: "the reading \($0.key.text)", kind: $0.kind, start: $0.start, end: $0.end)
    }
    let ofOthers = others.map {
      TimedFigure(text: "the reading \($0.text)", kind: $0.kind, start: $0.start, end: $0.end)
    }
    let ofWinds = winds.map {
      TimedFigure(text: "the wind \($0.text)", kind: $0.kind, start: $0.start, end: $0.end)
    }
    return ofPollutants + ofOthers + ofWinds
  }
}
