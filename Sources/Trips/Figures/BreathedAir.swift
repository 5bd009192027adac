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
  /// The pollution that the search kept low, nil where nobody measures it.
  let streets: StreetAir?
  /// The segments where the paths begin and end.
  let ends: Set<Int>
  /// What the indices on the ways looked at so far lack and what stands in for it.
  private(set) var caveats = IndexCaveats()

  /// Needs the hour, the pollution that the search kept low, and the segments where routes begin and end.
  package init(hour: HourSnapshot, streets: StreetAir?, ends: Set<Int>) {
    self.hour = hour
    self.streets = streets
    self.ends = ends
  }

  /// The figures of a path for somebody who breathes some m³/h.
  mutating func figures(of path: Path, ventilation: Double) -> RouteAir {
    var exposure = PollutantSums()
    var increment = PollutantSums()
    var metersBeyondStations = 0.0
    var index = IndexMean()
    var own = IndexCaveats()
    for piece in path.pieces {
      let air = hour.air(ofSegment: piece.segment)
      let hours = piece.durationSeconds / 3600
      let isEnd = ends.contains(piece.segment)
      for (pollutant, values) in air.concentrations {
        guard let charge = values.mean.isNaN ? hour.charge(pollutant) : 0 else { continue }
        exposure.add(hours * values.mean(on: piece, charge: charge, isEnd: isEnd), of: pollutant)
      }
      // What is charged where nothing is known counts as background.
      for (pollutant, values) in air.increments {
        increment.add(hours * values.mean(on: piece, charge: 0, isEnd: isEnd), of: pollutant)
      }
      metersBeyondStations += piece.lengthMeters * air.shareBeyondStations
      index.add(air.index(on: piece), times: piece.durationSeconds)
      own.add(air.caveats(on: piece))
    }
    caveats.add(own)
    let exposures = exposure.values()
    // Where a pollutant is known, the streets add nothing that is not said.
    let increments = increment.values(of: exposures.keys.sorted()).filter { exposures[$0.key] != nil }
    return RouteAir(
      burdenMinutes: burdenMinutes(of: path), indexMean: index.mean, indexMax: index.max, indexCoverage: own.coverage,
      exposure: exposures, doseMicrograms: exposures.mapValues { $0 * ventilation },
      exposureIncrement: increments, doseIncrementMicrograms: increments.mapValues { $0 * ventilation },
      metersWithoutAir: metersWithoutAir(on: path), metersBeyondStations: metersBeyondStations)
  }

  private func burdenMinutes(of path: Path) -> Double? {
    streets.map { streets in
      path.pieces.reduce(0) { $0 + $1.durationSeconds * streets.pollution(on: $1, ends: ends) } / 60
    }
  }

  private func metersWithoutAir(on path: Path) -> Double {
    guard let streets else { return path.lengthMeters }
    return path.pieces.reduce(0) { $0 + streets.metersWithoutAir(on: $1, ends: ends) }
  }
}

/// A sum for each of a few pollutants.
private struct PollutantSums {
  private var sums: [(pollutant: Pollutant, sum: Double)] = []

  mutating func add(_ value: Double, of pollutant: Pollutant) {
    if let place = sums.firstIndex(where: { $0.pollutant == pollutant }) {
      sums[place].sum += value
    } else {
      sums.append((pollutant, value))
    }
  }

  /// The sums; those of some pollutants are there in any case.
  func values(of pollutants: [Pollutant] = []) -> [Pollutant: Double] {
    var values = Dictionary(pollutants.map { ($0, 0.0) }, uniquingKeysWith: { first, _ in first })
    for (pollutant, sum) in sums { values[pollutant] = sum }
    return values
  }
}
