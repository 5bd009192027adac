internal import AirData

extension ConformanceCheck {
  /// What is said of maps of pollutants that the manifest does not list, or that nobody asked for.
  static func strayMaps(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachMap { testcase, map in
      let pollutant = map.pollutant.rawValue
      var problems: [String] = []
      if !subject.manifest.pollutants.contains(map.pollutant) {
        problems.append("the manifest does not list \(pollutant), which the source gives a map of.")
      }
      if !testcase.query.pollutants.contains(map.pollutant) {
        problems.append("a map of \(pollutant) is given without being asked for: look at query.pollutants.")
      }
      return problems
    }
  }

  /// What is said of maps that the host may not use.
  static func unsoundMaps(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachMap { _, map in
      guard let flaw = map.flaw else { return [] }
      return ["the map of \(map.pollutant.rawValue) cannot be used: \(flaw)."]
    }
  }

  /// What is said of sound maps that lie elsewhere.
  static func distantMaps(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachMap { testcase, map in
      guard map.flaw == nil, map.cut(to: testcase.query.box) == nil else { return [] }
      return [
        "nothing of the map of \(map.pollutant.rawValue) lies near the asked box: are latitude and longitude swapped?"
      ]
    }
  }
}

extension ConformanceSubject {
  /// Asks every testcase that should have an answer, and collects what is wrong with each map.
  fileprivate func eachMap(_ problems: (Testcase, AirMap) -> [String]) async -> CheckFindings {
    await eachOutcome { testcase, outcome in
      CheckFindings(problems: outcome.maps.flatMap { problems(testcase, $0) })
    }
  }
}
