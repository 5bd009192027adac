internal import AirData

extension ConformanceCheck {
  /// The host takes what was given last, and nobody has meant that.
  static let conflicts = ConformanceCheck(
    name: "conflicts", title: "one figure for a station, pollutant and time"
  ) { subject in
    await subject.eachAnswer { _, readings in
      CheckFindings(
        problems: ReadingConflicts(readings).figures.map { "several figures are given for one time: \($0.text)." })
    }
  }
}
