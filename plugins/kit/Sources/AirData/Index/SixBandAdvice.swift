/// The health advice of the scales with six bands, in Brisa's words.
enum SixBandAdvice {
  /// One sentence a band, from the cleanest to the most polluted.
  static let sentences = [
    LocalizedText(
      en: "The air is good: a fine time to be outside.",
      es: "El aire es bueno: buen momento para estar al aire libre.",
      ca: "L'aire és bo: bon moment per a estar a l'aire lliure."),
    LocalizedText(
      en: "Carry on as usual; if you are very sensitive, watch for symptoms.",
      es: "Siga como siempre; si es muy sensible, esté atento a los síntomas.",
      ca: "Seguisca com sempre; si és molt sensible, estiga atent als símptomes."),
    LocalizedText(
      en: "If you have a heart or lung condition, go easier as soon as you notice symptoms.",
      es: "Si padece del corazón o de los pulmones, afloje en cuanto note síntomas.",
      ca: "Si patix del cor o dels pulmons, afluixe quan note símptomes."),
    LocalizedText(
      en: "Ease off hard effort outside, above all if pollution affects you.",
      es: "Reduzca el esfuerzo intenso al aire libre, sobre todo si la contaminación le afecta.",
      ca: "Reduïsca l'esforç intens a l'aire lliure, sobretot si la contaminació l'afecta."),
    LocalizedText(
      en: "Keep effort outside short; children, older people and the ill should avoid it.",
      es: "Acorte el esfuerzo al aire libre; niños, mayores y enfermos deberían evitarlo.",
      ca: "Acurte l'esforç a l'aire lliure; xiquets, majors i malalts haurien d'evitar-lo."),
    LocalizedText(
      en: "Avoid effort outside; stay indoors if pollution affects you.",
      es: "Evite el esfuerzo al aire libre; quédese en casa si la contaminación le afecta.",
      ca: "Evite l'esforç a l'aire lliure; quede's a casa si la contaminació l'afecta."),
  ]

  /// Puts the categories of a six-band scale together, from the cleanest on.
  static func categories(
    names: [LocalizedText], colors: [UInt32], ours: IndexCategory.Parts
  ) -> [IndexCategory] {
    zip(zip(names, colors), sentences).enumerated().map { offset, parts in
      IndexCategory(
        ordinal: offset + 1, name: parts.0.0, color: SRGBColor(rgb: parts.0.1), advice: parts.1, ours: ours)
    }
  }
}
