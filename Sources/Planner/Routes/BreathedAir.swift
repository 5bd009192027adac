internal import AirData
internal import AirField
internal import Geo
internal import Routing
internal import Streets

/// Adds up what one breathes on a path.
///
/// Every figure uses the means over whole segments that the search used, so that the burden of a route is exactly the
/// quantity that was minimised.
struct BreathedAir {
  /// What is known of one segment.
  struct SegmentFigures {
    /// Mean concentration in µg/m³ by pollutant; missing where masked.
    var concentrations: [Pollutant: Double] = [:]
    /// Mean of the index over the samples.
    var indexMean: Double?
    /// Largest index of a sample.
    var indexMax: Double?
  }

  let graph: StreetGraph
  let picture: AirPicture
  /// The pollution that the search kept low, nil where nobody measures it.
  let streets: StreetAir?
  /// What the indices on the ways looked at so far lack and what stands in for it.
  private(set) var caveats = IndexCaveats()
  private var cache: [Int: SegmentFigures] = [:]
  private var charges: [Pollutant: Double] = [:]

  init(graph: StreetGraph, picture: AirPicture, streets: StreetAir?) {
    self.graph = graph
    self.picture = picture
    self.streets = streets
  }

  /// The figures of a path for somebody who breathes some m³/h.
  mutating func figures(of path: Path, ventilation: Double) -> RouteAir {
    var burdenSeconds = 0.0
    var exposureSeconds: [Pollutant: Double] = [:]
    var indexSeconds = 0.0
    var secondsWithIndex = 0.0
    var indexMax: Double?
    var metersWithoutAir = 0.0
    for piece in path.pieces {
      let figures = figures(ofSegment: piece.segment)
      burdenSeconds += piece.durationSeconds * Double(streets?.pollution[piece.segment] ?? 0)
      if streets?.isMissing[piece.segment] ?? true { metersWithoutAir += piece.lengthMeters }
      for pollutant in picture.field.pollutants {
        let concentration = figures.concentrations[pollutant] ?? charge(pollutant)
        exposureSeconds[pollutant, default: 0] += piece.durationSeconds * concentration
      }
      if let mean = figures.indexMean, let largest = figures.indexMax {
        indexSeconds += piece.durationSeconds * mean
        secondsWithIndex += piece.durationSeconds
        indexMax = max(indexMax ?? largest, largest)
      }
    }
    let exposure = exposureSeconds.mapValues { $0 / 3600 }
    return RouteAir(
      burdenMinutes: streets == nil ? nil : burdenSeconds / 60,
      indexMean: secondsWithIndex > 0 ? indexSeconds / secondsWithIndex : nil,
      indexMax: indexMax, exposure: exposure, doseMicrograms: exposure.mapValues { $0 * ventilation },
      metersWithoutAir: metersWithoutAir)
  }

  private mutating func figures(ofSegment segment: Int) -> SegmentFigures {
    if let known = cache[segment] { return known }
    let figures = sampled(segment)
    cache[segment] = figures
    return figures
  }

  private mutating func sampled(_ segment: Int) -> SegmentFigures {
    let places =
      Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: StreetAir.sampleSpacingMeters) ?? []
    var figures = SegmentFigures()
    for pollutant in picture.field.pollutants {
      let values = picture.field.concentrations(pollutant, at: places)
      let mean = Double(values.reduce(0, +)) / Double(max(1, values.count))
      if mean.isFinite, !values.isEmpty { figures.concentrations[pollutant] = mean }
    }
    let indices = places.compactMap { place -> Double? in
      guard let index = picture.index(at: place) else { return nil }
      caveats.add(index)
      return index.value
    }
    if !indices.isEmpty {
      figures.indexMean = indices.reduce(0, +) / Double(indices.count)
      figures.indexMax = indices.max()
    }
    return figures
  }

  /// What a masked place is charged: the 95th percentile of the pollutant over the network, found when first needed.
  private mutating func charge(_ pollutant: Pollutant) -> Double {
    if let known = charges[pollutant] { return known }
    let samples = NetworkSamples(graph, spacingMeters: StreetAir.sampleSpacingMeters)
    let means = samples.means(of: picture.field.concentrations(pollutant, at: samples.places))
    let value = Double(StreetAir.percentile95(means) ?? 0)
    charges[pollutant] = value
    return value
  }
}
