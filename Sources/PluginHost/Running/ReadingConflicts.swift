internal import AirData
internal import Foundation
internal import Geo

/// The one rule for readings of an answer that contradict each other: what the source gave last counts.
///
/// Feeds append corrections, and the archive replaces a figure by a later one of the same interval. A mean of both
/// would be a figure that nobody measured.
struct ReadingConflicts {
  /// Two figures for one station, pollutant and interval.
  struct Figures {
    /// The reading that counts.
    let kept: Reading
    /// The first figure that does not, in µg/m³.
    let other: Double
  }

  /// One id at two places.
  struct Places {
    let id: String
    /// The place that counts.
    let kept: Coordinate
    /// The first place that does not.
    let other: Coordinate
    /// How many readings of other places are left out, since the place that counts has some of the same time.
    let leftOutCount: Int
  }

  /// The readings that count, in their order.
  let readings: [Reading]
  /// The series of which several figures differ.
  let figures: [Figures]
  /// The ids that stand at several places.
  let places: [Places]

  /// - Complexity: O(readings), and O(n log n) for the n readings of ids that stand at several places.
  init(_ all: [Reading]) {
    let (placed, places) = Self.atOnePlace(all)
    var positions: [Key: Int] = [:]
    // The same list as long as nothing is said twice: a large answer is not held twice.
    var kept = placed
    var others: [Int: Double] = [:]
    var repeats: Set<Int> = []
    for (index, reading) in placed.enumerated() {
      guard let position = positions.updateValue(index, forKey: Key(reading)) else { continue }
      positions[Key(reading)] = position
      repeats.insert(index)
      let known = kept[position].concentration
      if known != reading.concentration, others[position] == nil { others[position] = known }
      kept[position] = reading
    }
    figures = others.sorted { $0.key < $1.key }.map { Figures(kept: kept[$0.key], other: $0.value) }
    readings = repeats.isEmpty ? kept : kept.enumerated().filter { !repeats.contains($0.offset) }.map { $0.element }
    self.places = places
  }

  /// The readings of each id as of where it stood last, and the ids that stood elsewhere as well.
  ///
  /// Of another place those are left out of whose time the last place has readings too, as of another station. All
  /// others are of one that has moved since.
  private static func atOnePlace(_ all: [Reading]) -> ([Reading], [Places]) {
    var last: [String: Station] = [:]
    for reading in all { last[reading.station.id] = reading.station }
    var elsewhere: [String: Coordinate] = [:]
    for reading in all where elsewhere[reading.station.id] == nil && isElsewhere(reading, last) {
      elsewhere[reading.station.id] = reading.station.coordinate
    }
    guard !elsewhere.isEmpty else { return (all, []) }
    let there = Dictionary(
      grouping: all.filter { elsewhere[$0.station.id] != nil && !isElsewhere($0, last) }, by: \.station.id
    ).mapValues { TimeUnion($0.map { ($0.start, $0.end) }) }
    var leftOut: [String: Int] = [:]
    let kept = all.compactMap { reading -> Reading? in
      guard let station = last[reading.station.id], isElsewhere(reading, last) else { return reading }
      guard there[station.id]?.overlaps(reading.start, reading.end) != true else {
        leftOut[station.id, default: 0] += 1
        return nil
      }
      return reading.with(station: station)
    }
    let places = elsewhere.sorted { $0.key < $1.key }.compactMap { id, other in
      last[id].map { Places(id: id, kept: $0.coordinate, other: other, leftOutCount: leftOut[id] ?? 0) }
    }
    return (kept, places)
  }

  private static func isElsewhere(_ reading: Reading, _ last: [String: Station]) -> Bool {
    let place = reading.station.coordinate
    guard let station = last[reading.station.id], station.coordinate != place else { return false }
    return station.coordinate.distanceMeters(to: place) > Station.samePlaceMeters
  }

  /// What several readings may be of.
  private struct Key: Hashable {
    let station: String
    let pollutant: Pollutant
    let start: Date
    let end: Date
    let kind: Reading.Kind

    init(_ reading: Reading) {
      station = reading.station.id
      pollutant = reading.pollutant
      start = reading.start
      end = reading.end
      kind = reading.kind
    }
  }
}

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
