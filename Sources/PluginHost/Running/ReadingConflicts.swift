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
    /// The first figure that differs from it, in µg/m³.
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
    var others: [Int: (first: Double, second: Double)] = [:]
    var repeats: Set<Int> = []
    for (index, reading) in placed.enumerated() {
      guard let position = positions.updateValue(index, forKey: Key(reading)) else { continue }
      positions[Key(reading)] = position
      repeats.insert(index)
      let (known, new) = (kept[position].concentration, reading.concentration)
      if known != new, others[position] == nil { others[position] = (known, new) }
      kept[position] = reading
    }
    figures = others.sorted { $0.key < $1.key }.map { position, other in
      // What was given first may be given again, and counts then.
      let last = kept[position]
      return Figures(kept: last, other: other.first == last.concentration ? other.second : other.first)
    }
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
