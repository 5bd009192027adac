internal import AirData
internal import Foundation
internal import Geo

extension ReadingConflicts.Figures {
  /// `Vivers, NO2, 2026-11-22T08:00:00Z: 12 and 40 µg/m³`, the one that counts last.
  var text: String {
    let moment = TimeText.format(kept.start, zone: .gmt)
    return "\(kept.station.name), \(kept.pollutant.symbol), \(moment): "
      + "\(Self.number(other)) / \(Self.number(kept.concentration)) µg/m³"
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }
}

extension ReadingConflicts.Places {
  /// `'46250047' 39.4795,-0.3695 / 39.4581,-0.3767`, the place that counts last.
  var text: String { "'\(id)' \(Self.place(other)) / \(Self.place(kept))" }

  private static func place(_ place: Coordinate) -> String {
    String(format: "%.5f,%.5f", place.latitude, place.longitude)
  }
}

extension ReadingConflicts {
  /// What has to be said, with both values of the first of each kind.
  func notices(sourceName: String) -> [Notice] {
    let several = places.filter { $0.leftOutCount > 0 }
    let count = several.map(\.leftOutCount).reduce(0, +)
    return [
      Self.notice("conflicting-readings", of: figures.map(\.text)) { list in
        LocalizedText(
          en: "\(sourceName) gave several figures for one station, pollutant and time; the last counts: \(list.en).",
          es: "\(sourceName) dio varias cifras para una misma estación, contaminante y hora; cuenta la última: "
            + "\(list.es).",
          ca: "\(sourceName) va donar diverses xifres per a una mateixa estació, contaminant i hora; compta l'última: "
            + "\(list.ca).")
      },
      Self.notice("conflicting-places", of: several.map(\.text)) { list in
        LocalizedText(
          en: "\(sourceName) gave one station id for several places at one time; the last counts: \(list.en); readings "
            + "left out: \(count).",
          es: "\(sourceName) dio un mismo id de estación para varios lugares a la vez; cuenta el último: \(list.es); "
            + "lecturas descartadas: \(count).",
          ca: "\(sourceName) va donar un mateix id d'estació per a diversos llocs alhora; compta l'últim: \(list.ca); "
            + "lectures descartades: \(count).")
      },
      Self.notice("station-moved", of: places.filter { $0.leftOutCount == 0 }.map(\.text)) { list in
        LocalizedText(
          en: "\(sourceName) gave one station id for several places, one after the other; all its readings are taken "
            + "for those of the last: \(list.en).",
          es:
            "\(sourceName) dio un mismo id de estación para varios lugares, uno tras otro; todas sus lecturas se toman "
            + "por las del último: \(list.es).",
          ca: "\(sourceName) va donar un mateix id d'estació per a diversos llocs, un darrere de l'altre; totes les "
            + "seues lectures es prenen per les de l'últim: \(list.ca).")
      },
    ].compactMap { $0 }
  }

  /// A notice of some cases, of which the first is shown and the others are counted; nil for none.
  private static func notice(
    _ code: String, of cases: [String], text: (_ list: LocalizedText) -> LocalizedText
  ) -> Notice? {
    guard let first = cases.first else { return nil }
    let count = cases.count - 1
    let more =
      count == 0
      ? LocalizedText(same: "")
      : LocalizedText(en: ", and \(count) more", es: ", y \(count) más", ca: ", i \(count) més")
    return Notice(code: code, text: text(more.map { first + $0 }))
  }
}
