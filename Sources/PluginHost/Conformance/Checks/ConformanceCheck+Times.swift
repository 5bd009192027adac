internal import AirData
internal import Foundation

extension ConformanceCheck {
  /// A local time taken for UTC is an hour's air at the wrong hour.
  static let times = ConformanceCheck(
    name: "times", title: "times are in UTC, inside the question, and whole intervals"
  ) { subject in
    await subject.eachAnswer { testcase, readings in
      var findings = CheckFindings()
      findings.problems = readings.compactMap { timeProblem($0, testcase.query.interval, now: testcase.now) }
      if let first = readings.first(where: { $0.end.timeIntervalSince($0.start) >= 600 }) {
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

  private static let longestIntervalSeconds = 31.0 * 86_400

  private static func timeProblem(_ reading: Reading, _ interval: DateInterval, now: Date) -> String? {
    if reading.isMeasuredAhead(of: now) {
      return
        "the reading \(reading.key.text) is given as measured, but lies in the future at \(TimeText.format(now, zone: .gmt)): "
        + "is a local time taken for UTC, or is it a forecast?"
    }
    if reading.kind.isIssuedAhead(of: now) {
      return
        "the reading \(reading.key.text) is a forecast that says it was issued after \(TimeText.format(now, zone: .gmt)): "
        + "is a local time taken for UTC?"
    }
    let seconds = reading.end.timeIntervalSince(reading.start)
    if !(seconds > 0) { return "the reading \(reading.key.text) must end after it starts." }
    if seconds > longestIntervalSeconds { return "the reading \(reading.key.text) is a mean over more than a month." }
    let isWhole = [reading.start, reading.end].allSatisfy { $0.timeIntervalSince1970.remainder(dividingBy: 1) == 0 }
    if !isWhole { return "the reading \(reading.key.text) must begin and end on whole seconds." }
    guard reading.start < interval.end && reading.end > interval.start else {
      return "the reading \(reading.key.text) lies outside the asked time: is a local time taken for UTC?"
    }
    return nil
  }
}
