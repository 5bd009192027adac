internal import AirData

extension ConformanceCheck {
  /// The host takes what was given last, and nobody has meant that.
  static let conflicts = ConformanceCheck(
    name: "conflicts", title: "one figure for a station, pollutant and time"
  ) { subject in
    await subject.eachAnswer { testcase, readings in
      ReadingConflicts(readings).figures.map {
        "\(testcase.name): several figures are given for one time: \($0.text)."
      }
    }
  }
}
