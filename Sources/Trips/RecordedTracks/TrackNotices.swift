internal import AirData
internal import Foundation

/// What has to be said of tracks.
enum TrackNotices {
  /// What has to be said of the places and times of a track.
  static func notices(_ fixes: TrackFixes) -> [Notice] {
    var notices: [Notice] = []
    if fixes.backwards > 0 { notices.append(timesBackwards(fixes.backwards)) }
    if fixes.astray > 0 { notices.append(placesAstray(fixes.astray)) }
    if fixes.untimed > 0 { notices.append(timesMissing(fixes.untimed)) }
    if fixes.withoutTime > 0 { notices.append(placesUntimed(fixes.withoutTime)) }
    if !fixes.hasTimes { notices.append(timesAssumed) }
    return notices
  }

  /// Of places that were left out since their times run backwards.
  private static func timesBackwards(_ count: Int) -> Notice {
    Notice(
      code: "times-backwards",
      text: LocalizedText(
        en: "Places that were left out, since their times run backwards: \(count).",
        es: "Lugares que se han dejado fuera porque su hora va hacia atrás: \(count).",
        ca: "Llocs que s'han deixat fora perquè la seua hora va cap arrere: \(count)."))
  }

  /// Of places that were left out since nobody gets there so soon.
  private static func placesAstray(_ count: Int) -> Notice {
    Notice(
      code: "places-astray",
      text: LocalizedText(
        en: "Places that were left out, since nobody gets there so soon: \(count).",
        es: "Lugares que se han dejado fuera porque nadie llega tan pronto: \(count).",
        ca: "Llocs que s'han deixat fora perquè ningú no hi arriba tan prompte: \(count)."))
  }

  /// Of places whose times were taken from those around them.
  private static func timesMissing(_ count: Int) -> Notice {
    Notice(
      code: "times-missing",
      text: LocalizedText(
        en: "Places without a time, which got one from those around them: \(count).",
        es: "Lugares sin hora, que la han tomado de los de su alrededor: \(count).",
        ca: "Llocs sense hora, que l'han presa dels del voltant: \(count)."))
  }

  /// Of places that were left out since they have no time.
  private static func placesUntimed(_ count: Int) -> Notice {
    Notice(
      code: "places-untimed",
      text: LocalizedText(
        en: "Places that were left out, since they have no time: \(count).",
        es: "Lugares que se han dejado fuera porque no tienen hora: \(count).",
        ca: "Llocs que s'han deixat fora perquè no tenen hora: \(count)."))
  }

  /// Of a track without times.
  private static let timesAssumed = Notice(
    code: "times-assumed",
    text: LocalizedText(
      en: "The track has no times: it counts as travelled at an even speed.",
      es: "El recorrido no tiene horas: cuenta como hecho a velocidad constante.",
      ca: "El recorregut no té hores: compta com a fet a velocitat constant."))

  /// Of an hour of which nothing is known.
  static func unknownHour(_ hour: Date, zone: TimeZone) -> Notice {
    let text = TimeText.format(hour, zone: zone)
    return Notice(
      code: "hour-unknown",
      text: LocalizedText(
        en:
          "Nothing is known of the air of the hour from \(text): its part of the track counts in no figure of the air.",
        es: "No se sabe nada del aire de la hora desde \(text): su parte no cuenta en ninguna cifra del aire.",
        ca: "No se sap res de l'aire de l'hora des de \(text): la seua part no compta en cap xifra de l'aire."))
  }

  /// Of a track beside which other ways stand that are known whole.
  static let knownInPart = Notice(
    code: "known-in-part",
    text: LocalizedText(
      en:
        "Only a part of the track is known: its figures are lower than those of the other ways, which are whole.",
      es:
        "Solo se conoce una parte del recorrido: sus cifras son menores que las de los otros caminos, que son enteros.",
      ca:
        "Només es coneix una part del recorregut: les seues xifres són menors que les dels altres camins, que són sencers."
    ))

  /// Of a track that comes back to where it began.
  static let roundTrip = Notice(
    code: "round-trip",
    text: LocalizedText(
      en: "The track ends where it begins: brisa loop looks for clean round trips.",
      es: "El recorrido acaba donde empieza: brisa loop busca vueltas limpias.",
      ca: "El recorregut acaba on comença: brisa loop busca voltes netes."))
}
