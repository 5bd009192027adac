internal import AirData
internal import Geo

extension ConformanceCheck {
  static let places = ConformanceCheck(name: "places", title: "stations lie inside the asked box and do not move") {
    subject in
    await subject.manifest.providesMaps ? distantMaps(subject) : distantStations(subject)
  }

  private static func distantStations(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachAnswer { testcase, readings in
      var places: [String: Coordinate] = [:]
      var findings = CheckFindings()
      for station in readings.map(\.station) {
        if let known = places.updateValue(station.coordinate, forKey: station.id), known != station.coordinate {
          findings.problems.append("the station '\(station.id)' is in two places: give each its own id.")
        }
        if !testcase.query.box.contains(station.coordinate) {
          findings.problems.append(strayText(station, testcase.query.box))
        }
      }
      guard let corner = readings.first?.station else { return findings }
      let small = BoundingBox(around: [corner.coordinate]).map { $0.expanded(byMeters: 1) } ?? testcase.query.box
      let query = ReadingQuery(box: small, interval: testcase.query.interval, pollutants: testcase.query.pollutants)
      let outcome = await Trial(subject: subject, testcase: testcase, query: query).run()
      if outcome.hasMisses || outcome.isUntried {
        findings.skip("asked for a box around the station '\(corner.id)'", outcome)
      } else if let failure = outcome.otherFailure {
        findings.problems.append("asked for a box around the station '\(corner.id)', \(failure).")
      } else {
        findings.problems += outcome.readings.map(\.station).filter { !small.contains($0.coordinate) }.map {
          strayText($0, small)
        }
      }
      return findings
    }
  }

  private static func strayText(_ station: Station, _ box: BoundingBox) -> String {
    let place = station.coordinate
    let swapped = Coordinate(latitude: place.longitude, longitude: place.latitude)
    let advice = box.contains(swapped) ? "swap latitude and longitude" : "leave such stations out"
    return "the station '\(station.id)' at \(place.latitude),\(place.longitude) lies outside the asked box: \(advice)."
  }
}
