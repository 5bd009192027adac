internal import AirData

extension Sentences {
  /// Of times that cannot be taken.
  static let times: [LocalizedText] = [
    LocalizedText(
      en: "--to must be later than --from.",
      es: "--to debe ser posterior a --from.",
      ca: "--to ha de ser posterior a --from."),
    LocalizedText(
      en: "'{1}' names no moment: write the time as well, like today 21:00 or tomorrow 08:00.",
      es: "'{1}' no nombra ningún momento: escriba también la hora, como hoy 21:00 o mañana 08:00.",
      ca: "'{1}' no anomena cap moment: escriga també l'hora, com hui 21:00 o demà 08:00."),
    LocalizedText(
      en: "'{1}' is too far off: write a year from {2} to {3}.",
      es: "'{1}' queda demasiado lejos: escriba un año de {2} a {3}.",
      ca: "'{1}' queda massa lluny: escriga un any de {2} a {3}."),
    LocalizedText(
      en: "'{1}' is no time: write it like 08:00, tomorrow 08:00, tue 08:00, now+2h or 2026-03-02T08:00.",
      es: "'{1}' no es una hora: escríbala como 08:00, mañana 08:00, mar 08:00, ahora+2h o 2026-03-02T08:00.",
      ca: "'{1}' no és una hora: escriga-la com 08:00, demà 08:00, dt 08:00, ara+2h o 2026-03-02T08:00."),
  ]
}
