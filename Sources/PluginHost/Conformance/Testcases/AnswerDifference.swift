internal import AirData

extension ExpectedAnswer {
  /// How an answer differs from what is expected, as ends of sentences that begin with the testcase's name.
  func differences(_ outcome: TrialOutcome) -> [String] {
    if let error {
      if let found = outcome.error { return found.shortDescription == error ? [] : [wrongError(found, error)] }
      return ["the answer should end with the error '\(error)', but has \(outcome.amount)"]
    }
    if let failure = outcome.failure { return [failure] }
    return readingDifferences(outcome.readings) + windDifferences(outcome.winds) + otherDifferences(outcome.others)
      + mapDifferences(outcome.maps) + noticeDifferences(outcome.notices)
  }

  private func wrongError(_ found: SourceError, _ expected: String) -> String {
    "the error should be '\(expected)', not '\(found.shortDescription)' (\(found.message))"
  }

  private func readingDifferences(_ found: [Reading]) -> [String] {
    var rest = found
    var texts: [String] = []
    for expectation in readings {
      guard let index = rest.firstIndex(where: { expectation.isOf($0) }) else {
        texts.append("the reading \(expectation.key.text) is missing")
        continue
      }
      let differences = expectation.differences(rest.remove(at: index))
      if !differences.isEmpty {
        texts.append("the reading \(expectation.key.text) has \(differences.joined(separator: ", "))")
      }
    }
    return texts
      + rest.map { "the reading \($0.key.text) with \($0.concentration) µg/m³ is not in expected.json" }
  }

  private func windDifferences(_ found: [WindReading]) -> [String] {
    var rest = found
    var texts: [String] = []
    for expectation in winds {
      guard let index = rest.firstIndex(where: { expectation.isOf($0) }) else {
        texts.append("the wind \(expectation.text) is missing")
        continue
      }
      let differences = expectation.differences(rest.remove(at: index))
      if !differences.isEmpty {
        texts.append("the wind \(expectation.text) has \(differences.joined(separator: ", "))")
      }
    }
    // Winds that nobody has written down are no fault of a case about readings.
    return winds.isEmpty ? texts : texts + rest.map { "the wind \($0.text) is not in expected.json" }
  }

  private func otherDifferences(_ found: [SpeciesReading]) -> [String] {
    var rest = found
    var texts: [String] = []
    for expectation in others {
      guard let index = rest.firstIndex(where: { expectation.isOf($0) }) else {
        texts.append("the reading \(expectation.text) is missing")
        continue
      }
      let differences = expectation.differences(rest.remove(at: index))
      if !differences.isEmpty {
        texts.append("the reading \(expectation.text) has \(differences.joined(separator: ", "))")
      }
    }
    // What nobody has written down is no fault of a case about pollutants.
    guard !others.isEmpty else { return texts }
    return texts + rest.map { "\($0.species.symbol) of the station '\($0.station.id)' is not in expected.json" }
  }

  private func mapDifferences(_ found: [AirMap]) -> [String] {
    var rest = found
    var texts: [String] = []
    for expectation in maps {
      guard let index = rest.firstIndex(where: { expectation.isOf($0) }) else {
        texts.append("the map \(expectation.text) is missing")
        continue
      }
      let differences = expectation.differences(rest.remove(at: index))
      if !differences.isEmpty {
        texts.append("the map \(expectation.text) has \(differences.joined(separator: ", "))")
      }
    }
    return texts + rest.map { "a map of \($0.pollutant.rawValue) is not in expected.json" }
  }

  private func noticeDifferences(_ found: [Notice]) -> [String] {
    let codes = found.map(\.code).sorted()
    guard codes != notices.sorted() else { return [] }
    let list = found.map { "\($0.code) (\($0.message))" }.joined(separator: ", ")
    return [
      "the notices should be \(notices.isEmpty ? "none" : notices.sorted().joined(separator: ", ")), not "
        + (found.isEmpty ? "none" : list)
    ]
  }
}

extension ExpectedReading {
  /// Whether a reading is of the same station, pollutant, start and kind.
  fileprivate func isOf(_ reading: Reading) -> Bool {
    station == reading.station.id && pollutant == reading.pollutant && start == reading.start
      && (kind ?? KindMessage(reading.kind).kind) == KindMessage(reading.kind).kind
  }
}

extension Reading {
  /// What tells it from the others.
  var key: ReadingKey { ReadingKey(station: station.id, pollutant: pollutant, start: start) }
}
