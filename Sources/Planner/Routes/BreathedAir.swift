internal import AirData
internal import AirField
internal import Routing
internal import Streets

/// Adds up what one breathes on a path, piece by piece.
///
/// The burden of a piece is its time × the very p that the search was given for it, so that the burden of a route is
/// exactly the quantity that was minimised; all else comes from the same samples.
struct BreathedAir {
  let graph: StreetGraph
  let picture: AirPicture
  /// The pollution that the search kept low, nil where nobody measures it.
  let streets: StreetAir?
  /// The segments where the ways begin and end.
  let ends: Set<Int>
  /// What the indices on the ways looked at so far lack and what stands in for it.
  private(set) var caveats = IndexCaveats()
  private let memory: AirMemory

  init(
    graph: StreetGraph, picture: AirPicture, streets: StreetAir?, ends: Set<Int>, memory: AirMemory = AirMemory()
  ) {
    self.graph = graph
    self.picture = picture
    self.streets = streets
    self.ends = ends
    self.memory = memory
  }

  /// The figures of a path for somebody who breathes some m³/h.
  mutating func figures(of path: Path, ventilation: Double) -> RouteAir {
    var exposure: [Pollutant: Double] = [:]
    var increment: [Pollutant: Double] = Dictionary(
      uniqueKeysWithValues: picture.field.pollutants.map { ($0, 0) })
    var metersBeyondStations = 0.0
    var index = IndexSum()
    for piece in path.pieces {
      let air = air(ofSegment: piece.segment)
      for (pollutant, mean) in concentrations(air, on: piece) {
        exposure[pollutant, default: 0] += piece.durationSeconds / 3600 * mean
      }
      for (pollutant, values) in air.increments {
        // What is charged where nothing is known counts as background.
        let mean = values.profile(charge: 0, isEnd: ends.contains(piece.segment)).mean(on: piece)
        increment[pollutant, default: 0] += piece.durationSeconds / 3600 * mean
      }
      metersBeyondStations += piece.lengthMeters * air.shareBeyondStations
      for (value, share) in air.indices(on: piece) {
        let portion = abs(piece.endFraction - piece.startFraction)
        index.add(value.value, seconds: piece.durationSeconds * share / portion)
        caveats.add(value)
      }
    }
    return RouteAir(
      burdenMinutes: burdenMinutes(of: path), indexMean: index.mean, indexMax: index.max, exposure: exposure,
      doseMicrograms: exposure.mapValues { $0 * ventilation }, exposureIncrement: increment,
      doseIncrementMicrograms: increment.mapValues { $0 * ventilation }, metersWithoutAir: metersWithoutAir(on: path),
      metersBeyondStations: metersBeyondStations)
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

  private func concentrations(_ air: SegmentAir, on piece: Path.Piece) -> [(Pollutant, Double)] {
    let isEnd = ends.contains(piece.segment)
    var means: [(Pollutant, Double)] = []
    for (pollutant, values) in air.concentrations {
      let charge = values.mean.isNaN ? charge(pollutant) : 0
      means.append((pollutant, values.profile(charge: charge, isEnd: isEnd).mean(on: piece)))
    }
    return means
  }

  private func air(ofSegment segment: Int) -> SegmentAir {
    memory.air(ofSegment: segment) { SegmentAir(graph: graph, segment: segment, picture: picture) }
  }

  /// What a masked place is charged: the 95th percentile of the pollutant over the network.
  private func charge(_ pollutant: Pollutant) -> Float {
    memory.charge(pollutant) {
      let values = NetworkSamples(graph).values { picture.field.concentrations(pollutant, at: $0) }
      return StreetAir.percentile95(values.means) ?? 0
    }
  }
}

/// The index over time.
private struct IndexSum {
  private var valueSeconds = 0.0
  private var seconds = 0.0
  /// The largest value, nil where there is none.
  private(set) var max: Double?

  mutating func add(_ value: Double, seconds: Double) {
    valueSeconds += value * seconds
    self.seconds += seconds
    max = Swift.max(max ?? value, value)
  }

  /// The mean over the time that has an index, nil where none has.
  var mean: Double? { seconds > 0 ? valueSeconds / seconds : nil }
}
