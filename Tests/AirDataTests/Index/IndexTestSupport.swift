import AirData

/// A small generator with a seed, so that a failing case can be repeated.
struct IndexRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
