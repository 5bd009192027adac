internal import AirData

extension ConformanceCheck {
  static let units = ConformanceCheck(
    name: "units", title: "concentrations are in µg/m³, finite, not negative, and of this world"
  ) { subject in
    await subject.manifest.providesMaps ? unsoundMaps(subject) : unsoundReadings(subject)
  }

  private static func unsoundReadings(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachAnswer { _, readings in
      CheckFindings(problems: readings.compactMap(valueProblem))
    }
  }

  /// µg/m³ that hours in the open seldom pass, even beside a fire.
  private static func maxPlausible(_ pollutant: Pollutant) -> Double {
    switch pollutant {
    case .no2: 2000
    case .pm25: 3000
    case .pm10: 10_000
    case .o3: 1500
    case .so2: 5000
    case .co: 100_000
    }
  }

  /// The cleanest air of the planet has some 50 µg/m³ of carbon monoxide.
  private static let minCarbonMonoxide = 10.0

  private static func valueProblem(_ reading: Reading) -> String? {
    let value = reading.concentration
    if !value.isFinite { return "the concentration of \(reading.key.text) is no number: leave the reading out." }
    if value < 0 {
      return "the concentration of \(reading.key.text) is \(value): leave it out, or make it 0 with the quality "
        + "clamped-negative where it is an instrument's noise."
    }
    if value > maxPlausible(reading.pollutant) {
      return "the concentration of \(reading.key.text) is \(value) µg/m³, more than any street has: convert its unit."
    }
    if reading.pollutant == .co && value > 0 && value < minCarbonMonoxide {
      return
        "the concentration of \(reading.key.text) is \(value) µg/m³, less than the cleanest air has: convert mg/m³ "
        + "or ppm."
    }
    return nil
  }
}
