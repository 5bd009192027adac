/// The tables of the scale `es-ica`.
///
/// Source: Orden TEC/351/2019 (BOE-A-2019-4494) as amended by the resolution of 2 September 2020.
enum SpanishICA {
  /// Particles decide on most days, dust from the Sahara included; SO2 seldom does.
  static let requiredPollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]

  static let bands = BandTable(
    no2: ConcentrationBands([40, 90, 120, 230, 340]),
    pm25: ConcentrationBands([10, 20, 25, 50, 75]),
    pm10: ConcentrationBands([20, 40, 50, 100, 150]),
    o3: ConcentrationBands([50, 100, 130, 240, 380]),
    so2: ConcentrationBands([100, 200, 350, 500, 750]),
    particlePeriod: .day,
    ozonePeriod: .eightHours)

  static let categories = SixBandAdvice.categories(
    names: [
      LocalizedText(en: "Good", es: "Buena", ca: "Bona"),
      LocalizedText(en: "Reasonably good", es: "Razonablemente buena", ca: "Raonablement bona"),
      LocalizedText(en: "Regular", es: "Regular", ca: "Regular"),
      LocalizedText(en: "Unfavorable", es: "Desfavorable", ca: "Desfavorable"),
      LocalizedText(en: "Very unfavorable", es: "Muy desfavorable", ca: "Molt desfavorable"),
      LocalizedText(
        en: "Extremely unfavorable", es: "Extremadamente desfavorable", ca: "Extremadament desfavorable"),
    ],
    colors: [0x3399CC, 0x33AA55, 0xF2E033, 0xE8702A, 0xB3123A, 0x7A1F7E],
    ours: [.englishName, .valencianName, .color, .advice])
}
