internal import AirData
internal import AirField
internal import CityAir
internal import Routing
internal import Streets

/// Adds up what one breathes on a path, piece by piece.
///
/// The burden of a piece is its time × the very p that the search was given for it, so that the burden of a route is
/// exactly the quantity that was minimised; all else comes from the same samples.
package struct BreathedAir {
  let hour: HourSnapshot
  /// p along the streets, as the search was given it; nil where nobody measures it.
  let streets: StreetAir?
  /// The segments where the paths begin and end.
  let ends: Set<Int>
  /// What the indices on the ways looked at so far lack and what stands in for it.
  private(set) var caveats = IndexCaveats()

  /// Needs the hour, p along the streets as the search was given it, and the segments where routes begin and end; nil
  /// where nothing is known of the air.
  package init?(in hour: HourSnapshot, streets: StreetAir?, ends: Set<Int>) {
    guard streets != nil || !hour.air.fields.isEmpty else { return nil }
    self.hour = hour
    self.streets = streets
    self.ends = ends
  }

  /// The figures of a path.
  mutating func figures(of path: Path, ventilationCubicMetersPerHour: Double) -> RouteAir {
    var sums = BreathedSums()
    // Nothing is breathed on no way, of whatever is known.
    if path.pieces.isEmpty { sums.note(hour.air.fields.field.pollutants) }
    for piece in path.pieces {
      let isEnd = ends.contains(piece.segment)
      let whole = hour.wholeAir(ofSegment: piece.segment)
      if isEnd || !whole.isKnown {
        sums.add(hour.air(ofSegment: piece.segment), on: piece, isEnd: isEnd) {
          hour.charge($0, ofSegment: piece.segment)
        }
      } else {
        sums.add(whole, on: piece)
      }
    }
    caveats.add(sums.caveats)
    let exposures = sums.exposures
    let increments = sums.increments
    return RouteAir(
      burdenMinutes: streets?.burdenMinutes(of: path, ends: ends), indexMean: sums.index.mean, indexMax: sums.index.max,
      indexCoverage: sums.caveats.coverage, exposure: exposures,
      doseMicrograms: exposures.mapValues { $0 * ventilationCubicMetersPerHour }, exposureIncrement: increments,
      doseIncrementMicrograms: increments.mapValues { $0 * ventilationCubicMetersPerHour },
      metersWithoutAir: streets?.metersWithoutAir(along: path, ends: ends) ?? path.lengthMeters,
      metersBeyondStations: sums.metersBeyondStations,
      overchargeMinutes: streets?.overchargeMinutes(of: path, ends: ends) ?? 0)
  }
}

/// What is breathed on a path, added up piece by piece.
private struct BreathedSums {
  private var exposure = PollutantSums()
  private var increment = PollutantSums()
  private var known = PollutantSet()
  private(set) var index = IndexMean()
  private(set) var caveats = IndexCaveats()
  private(set) var metersBeyondStations = 0.0

  /// Knows of some pollutants that what is added has none of them.
  mutating func note(_ pollutants: [Pollutant]) {
    for pollutant in pollutants { known.insert(pollutant) }
  }

  /// Adds a whole segment of which all is known.
  mutating func add(_ air: WholeAir, on piece: Path.Piece) {
    let hours = piece.durationSeconds / 3600
    exposure.add(air.concentrations, times: hours)
    increment.add(air.increments, times: hours)
    known.formUnion(air.measured)
    metersBeyondStations += piece.lengthMeters * air.shareBeyondStations
    index.add(air.index, times: piece.durationSeconds)
    caveats.add(air.caveats)
  }

  /// Adds a piece of a segment, with what is charged for a pollutant where it is unknown; nil where nobody knows any.
  mutating func add(_ air: SegmentAir, on piece: Path.Piece, isEnd: Bool, charge: (Pollutant) -> Float?) {
    let hours = piece.durationSeconds / 3600
    for (pollutant, values) in air.concentrations {
      guard let charge = values.mean.isNaN ? charge(pollutant) : 0 else { continue }
      exposure[pollutant] += hours * values.mean(on: piece, charge: charge, isEnd: isEnd)
      known.insert(pollutant)
    }
    // What is charged where nothing is known counts as background.
    for (pollutant, values) in air.increments {
      increment[pollutant] += hours * values.mean(on: piece, charge: 0, isEnd: isEnd)
    }
    metersBeyondStations += piece.lengthMeters * air.shareBeyondStations
    index.add(air.index(on: piece), times: piece.durationSeconds)
    caveats.add(air.caveats(on: piece))
  }

  /// µg·h/m³ by pollutant that anybody knows.
  var exposures: [Pollutant: Double] { values(exposure) }

  /// The part of it that the streets add, nothing for those of which they have none.
  var increments: [Pollutant: Double] { values(increment) }

  private func values(_ sums: PollutantSums) -> [Pollutant: Double] {
    Dictionary(uniqueKeysWithValues: known.pollutants.map { ($0, sums[$0]) })
  }
}
