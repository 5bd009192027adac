internal import AirData
internal import CityAir

/// The words of `brisa sync`, in every language; `{1}`, `{2}` are values.
enum SyncPhrases {
  static let new = LocalizedText(en: "new", es: "nuevas", ca: "noves")
  static let updated = LocalizedText(en: "updated", es: "cambiadas", ca: "canviades")
  static let state = LocalizedText(en: "state", es: "estado", ca: "estat")
  static let manyPieces = LocalizedText(
    en:
      "{1} pieces of ten days will be asked for, over all sources, which can take long. An interruption loses none that is "
      + "kept.",
    es:
      "Se pedirán {1} tramos de diez días entre todas las fuentes, lo que puede tardar. Una interrupción no pierde ninguno "
      + "de los guardados.",
    ca:
      "Es demanaran {1} trams de deu dies entre totes les fonts, cosa que pot tardar. Una interrupció no en perd cap dels "
      + "guardats.")
  static let waits = LocalizedText(
    en: " waits for its quota until {1}", es: " espera su cuota hasta {1}", ca: " espera la seua quota fins a {1}")
  /// Said instead of ``states`` of a source that answers, and whose newest reading is old.
  static let silent = LocalizedText(en: "nothing new", es: "sin novedades", ca: "sense novetats")
  static let states: [CollectAnswer.Source.State: LocalizedText] = [
    .updated: LocalizedText(en: "updated", es: "puesta al día", ca: "posada al dia"),
    .current: LocalizedText(en: "current", es: "al día", ca: "al dia"),
    .typical: LocalizedText(
      en: "a typical day, not kept", es: "un día típico, no se guarda", ca: "un dia típic, no es guarda"),
    .forbidden: StatusPhrases.forbidden,
    .failed: LocalizedText(en: "failed: {1}", es: "ha fallado: {1}", ca: "ha fallat: {1}"),
    .quota: LocalizedText(
      en: "may not be asked now: {1}", es: "ahora no se le puede preguntar: {1}",
      ca: "ara no se li pot preguntar: {1}"),
    .interrupted: LocalizedText(en: "interrupted", es: "interrumpida", ca: "interrompuda"),
  ]
}
