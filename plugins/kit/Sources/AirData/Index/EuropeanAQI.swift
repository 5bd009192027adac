/// The tables of the scale `eu-aqi`.
///
/// Source: European Environment Agency, ETC HE Report 2024/17; every pollutant by its hourly mean.
enum EuropeanAQI {
  /// Any of the four leaves the first band at a usual concentration; SO2 seldom does.
  static let requiredPollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]

  static let bands = BandTable(
    no2: ConcentrationBands([10, 25, 60, 100, 150]),
    pm25: ConcentrationBands([5, 15, 50, 90, 140]),
    pm10: ConcentrationBands([15, 45, 120, 195, 270]),
    o3: ConcentrationBands([60, 100, 120, 160, 180]),
    so2: ConcentrationBands([20, 40, 125, 190, 275]),
    particlePeriod: .hour,
    ozonePeriod: .hour)

  static let categories = SixBandAdvice.categories(
    names: [
      LocalizedText(en: "Good", es: "Buena", ca: "Bona"),
      LocalizedText(en: "Fair", es: "Aceptable", ca: "Acceptable"),
      LocalizedText(en: "Moderate", es: "Moderada", ca: "Moderada"),
      LocalizedText(en: "Poor", es: "Mala", ca: "Roïna"),
      LocalizedText(en: "Very poor", es: "Muy mala", ca: "Molt roïna"),
      LocalizedText(en: "Extremely poor", es: "Extremadamente mala", ca: "Extremadament roïna"),
    ],
    colors: [0x50F0E6, 0x50CCAA, 0xF0E641, 0xFF5050, 0x960032, 0x7D2181],
    ours: [.spanishName, .valencianName, .advice])
}
