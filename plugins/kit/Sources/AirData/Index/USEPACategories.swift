/// The categories of the scale `us-epa`.
enum USEPACategories {
  /// From the cleanest on, with the colours of the EPA.
  static let all = [
    category(
      1, 0x00E400,
      name: LocalizedText(en: "Good", es: "Buena", ca: "Bona"),
      advice: LocalizedText(
        en: "The air is clean: enjoy being outside.",
        es: "El aire está limpio: disfrute al aire libre.",
        ca: "L'aire està net: gaudisca a l'aire lliure.")),
    category(
      2, 0xFFFF00,
      name: LocalizedText(en: "Moderate", es: "Moderada", ca: "Moderada"),
      advice: LocalizedText(
        en: "Fine for nearly everyone; if you are unusually sensitive, take it easier outside.",
        es: "Bien para casi todos; si es especialmente sensible, tómeselo con más calma al aire libre.",
        ca: "Bé per a quasi tots; si és especialment sensible, prenga-s'ho amb més calma a l'aire lliure.")),
    category(
      3, 0xFF7E00,
      name: LocalizedText(
        en: "Unhealthy for Sensitive Groups", es: "Dañina a la salud de los grupos sensibles",
        ca: "Perjudicial per a la salut dels grups sensibles"),
      advice: LocalizedText(
        en: "Children, older people and anyone with a heart or lung condition should cut long or hard effort outside.",
        es: "Niños, mayores y quien padezca del corazón o los pulmones deberían reducir el esfuerzo al aire libre.",
        ca: "Xiquets, majors i qui patisca del cor o dels pulmons haurien de reduir l'esforç a l'aire lliure.")),
    category(
      4, 0xFF0000,
      name: LocalizedText(en: "Unhealthy", es: "Dañina a la salud", ca: "Perjudicial per a la salut"),
      advice: LocalizedText(
        en: "Everyone should shorten hard effort outside; sensitive people should move it indoors.",
        es: "Todos deberían acortar el esfuerzo intenso al aire libre; los sensibles, hacerlo bajo techo.",
        ca: "Tots haurien d'acurtar l'esforç intens a l'aire lliure; els sensibles, fer-lo sota sostre.")),
    category(
      5, 0x8F3F97,
      name: LocalizedText(
        en: "Very Unhealthy", es: "Muy dañina a la salud", ca: "Molt perjudicial per a la salut"),
      advice: LocalizedText(
        en: "Keep time outside short and easy; sensitive people should stay indoors.",
        es: "Salga poco y sin esfuerzo; las personas sensibles deberían quedarse en casa.",
        ca: "Isca poc i sense esforç; les persones sensibles haurien de quedar-se a casa.")),
    category(
      6, 0x7E0023,
      name: LocalizedText(en: "Hazardous", es: "Peligrosa", ca: "Perillosa"),
      advice: LocalizedText(
        en: "Stay indoors with the windows closed if you can, and avoid all effort outside.",
        es: "Si puede, quédese en casa con las ventanas cerradas y evite todo esfuerzo al aire libre.",
        ca: "Si pot, quede's a casa amb les finestres tancades i evite tot esforç a l'aire lliure.")),
  ]

  /// The Spanish names follow AirNow's usage, which could not be checked at its source, so they count as ours.
  private static func category(
    _ ordinal: Int, _ color: UInt32, name: LocalizedText, advice: LocalizedText
  ) -> IndexCategory {
    IndexCategory(
      ordinal: ordinal, name: name, color: SRGBColor(rgb: color),
      advice: advice, ours: [.spanishName, .valencianName, .advice])
  }
}
