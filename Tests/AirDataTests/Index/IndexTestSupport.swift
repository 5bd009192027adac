import AirData

/// µg/m³ of one part in a thousand million at 20 °C, from the printed factors' definition: M ÷ 24.0551.
func micrograms(perPartPerBillionOf pollutant: Pollutant) -> Double {
  (pollutant.molarMassGramsPerMole ?? .nan) / 24.0551
}

/// A history of one pollutant, latest hour first.
func history(_ pollutant: Pollutant, _ concentrations: [Double]) -> HourlyConcentrations {
  var history = HourlyConcentrations()
  history.set(pollutant, latestFirst: concentrations)
  return history
}

/// A history in which every one of the 24 hours has the same concentration.
func steady(_ pollutant: Pollutant, _ concentration: Double) -> HourlyConcentrations {
  history(pollutant, Array(repeating: concentration, count: HourlyConcentrations.hourCount))
}

extension IndexScale {
  /// The value of one pollutant from its history.
  func value(of pollutant: Pollutant, in history: HourlyConcentrations) -> Double? {
    subIndex(of: pollutant, in: history)?.value
  }
}
