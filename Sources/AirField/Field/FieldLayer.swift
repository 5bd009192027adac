internal import AirData
internal import Geo

/// One pollutant of a ``PollutionField``.
struct FieldLayer: Sendable {
  let stations: [StationConcentration]
  /// Id of the method that was used.
  let method: String
  let surface: any FittedSurface
  let mask: CoverageMask
  let quantiles: ErrorQuantiles

  init(
    stations: [StationConcentration], interpolator: any Interpolator, quantiles: ErrorQuantiles,
    projection: LocalProjection, maskDistanceMeters: Double
  ) throws(FieldError) {
    let samples = stations.map { item in
      FieldSample(
        point: projection.project(item.station.coordinate), value: item.concentration,
        stationID: item.station.id, stationType: item.station.type)
    }
    self.stations = stations
    self.quantiles = quantiles
    surface = try interpolator.fit(samples)
    method = (surface as? StreetSurface)?.method ?? (surface as? MapSurface)?.method ?? interpolator.id
    mask = CoverageMask(samples, distanceMeters: maskDistanceMeters)
  }

  /// The scale of the streets, nil where the method knows none.
  var streets: StreetFit? { streetSurface?.increment.fit }

  /// What became of the map, nil where the method knows none.
  var map: MapOutcome? { mapSurface?.outcome }

  /// Means of the readings and of the map at the stations on it; nil where there are none.
  var mapMeans: (readings: Double, map: Double)? { mapSurface?.scaled?.fit.means }

  private var mapSurface: MapSurface? { surface as? MapSurface ?? (surface as? StreetSurface)?.map }

  /// Whether a map that tells streets apart has the hour's level, and stands in the place of the kernel.
  private var isMapOfStreets: Bool {
    guard let map = surface as? MapSurface, map.scaled != nil else { return false }
    return map.pattern.isStreetScale
  }

  /// Whether background and streets are told apart: by the kernel, or by a map of streets.
  var hasParts: Bool { streets != nil || isMapOfStreets }

  /// The streets' part where there is any; also where a map has no level in this hour.
  var streetSurface: StreetSurface? {
    if let map = surface as? MapSurface, map.scaled == nil { return map.beside as? StreetSurface }
    return surface as? StreetSurface
  }

  /// The estimate at a point, nil where it is masked; with what was learnt of what stands in for the hour.
  func estimate(at point: PlanePoint, of standIn: CalibratedStandIn?) -> Estimate? {
    methodEstimate(at: point).map { shown($0, of: standIn) }
  }

  /// The estimates at some points, nil where they are masked.
  func estimates(at points: [PlanePoint], of standIn: CalibratedStandIn?) -> [Estimate?] {
    zip(mask.covered(points), surface.predict(points)).map { isCovered, estimate in
      isCovered ? shown(estimate.flooredAtZero, of: standIn) : nil
    }
  }

  private func shown(_ estimate: Estimate, of standIn: CalibratedStandIn?) -> Estimate {
    standIn?.shown(estimate) ?? estimate.scaled(by: quantiles.sigmaScale)
  }

  /// The range that a reading lies in with a probability, nil where it is masked.
  func interval(
    at point: PlanePoint, share: ConcentrationInterval.Share, of standIn: CalibratedStandIn?
  ) -> ConcentrationInterval? {
    methodEstimate(at: point).map {
      standIn?.interval(around: $0, share: share) ?? quantiles.interval(around: $0, share: share)
    }
  }

  /// The probability that a reading exceeds a limit in µg/m³, nil where it is masked.
  func probability(exceeding limit: Double, at point: PlanePoint, of standIn: CalibratedStandIn?) -> Double? {
    methodEstimate(at: point).flatMap { probability(of: $0, exceeding: limit, standIn) }
  }

  /// The probabilities that readings at some points exceed a limit in µg/m³, NaN where they are masked.
  func probabilities(exceeding limit: Double, at points: [PlanePoint], of standIn: CalibratedStandIn?) -> [Float] {
    zip(mask.covered(points), surface.predict(points)).map { isCovered, estimate in
      guard isCovered else { return .nan }
      return probability(of: estimate.flooredAtZero, exceeding: limit, standIn).map { Float($0) } ?? .nan
    }
  }

  private func probability(
    of estimate: Estimate, exceeding limit: Double, _ standIn: CalibratedStandIn?
  ) -> Double? {
    guard let standIn else { return quantiles.probability(of: estimate, exceeding: limit) }
    return standIn.probability(of: estimate, exceeding: limit)
  }

  /// The estimate with the method's own σ, which the quantiles count in.
  private func methodEstimate(at point: PlanePoint) -> Estimate? {
    guard mask.covers(point) else { return nil }
    return surface.predict(point).flooredAtZero
  }

  /// Concentrations at some points, NaN where they are masked; with what the map says of the streets there, where it is
  /// known.
  func concentrations(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [Float] {
    let known = streets.flatMap { (surface as? StreetSurface)?.values(at: points, streets: $0) }
    var values = known ?? surface.values(at: points)
    for (index, isCovered) in mask.covered(points).enumerated() {
      values[index] = isCovered ? max(0, values[index]) : .nan
    }
    return values
  }

  /// Backgrounds and increments at some points, nil where they are masked.
  func parts(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [ConcentrationParts?] {
    let parts =
      (surface as? StreetSurface)?.parts(at: points, streets: streets) ?? (surface as? MapSurface)?.parts(at: points)
      ?? surface.values(at: points).map { ConcentrationParts(background: max(0, Double($0)), increment: 0) }
    return zip(mask.covered(points), parts).map { $0 ? $1 : nil }
  }

  /// The layer on a grid, NaN where it is masked; of the streets and of a map each cell has the mean.
  func grid(_ spec: GridSpec, in projection: LocalProjection, sigma: GridSigma) -> FieldGrid {
    var grid = backgroundGrid(spec, in: projection, sigma: sigma)
    grid.applyFloor(and: mask, on: spec.lattice(in: projection))
    if let means = streetMeans(spec, in: projection) { grid.add(means) }
    grid.scaleSigmas(by: quantiles.sigmaScale)
    return grid
  }

  /// The layer on a grid without mask, and without what streets add by their kernel.
  private func backgroundGrid(_ spec: GridSpec, in projection: LocalProjection, sigma: GridSigma) -> FieldGrid {
    // Over a map the density of streets has no factor, so the background under them is the map's own field.
    guard let map = mapSurface, let deviations = map.scaled?.deviations else {
      return (streetSurface?.background ?? surface).grid(spec, in: projection, sigma: sigma)
    }
    let lattice = spec.lattice(in: projection)
    let size = spec.cellSize(on: projection)
    let means = map.means(on: lattice, widthMeters: size.x, heightMeters: size.y)
    guard sigma != .omitted else { return FieldGrid(spec: spec, values: means, sigmas: []) }
    // σ of the map's field has all of its streets; that of the deviations is smooth.
    var sigmas = map.sigmas(ofMeans: means, deviations: deviations.grid(spec, in: projection, sigma: sigma).sigmas)
    let holes = map.holes(on: lattice)
    if !holes.isEmpty {
      let beside = map.beside.grid(spec, in: projection, sigma: sigma).sigmas
      for cell in holes { sigmas[cell] = beside[cell] }
    }
    return FieldGrid(spec: spec, values: means, sigmas: sigmas)
  }

  /// The mean of what the streets add over each cell, row after row; nil without streets.
  /// - Complexity: As ``StreetIncrement/means(over:)``.
  private func streetMeans(_ spec: GridSpec, in projection: LocalProjection) -> [Estimate]? {
    guard let streets = streetSurface?.increment else { return nil }
    let size = spec.cellSize(on: projection)
    return streets.means(
      over: StreetIncrement.cells(spec.lattice(in: projection), widthMeters: size.x, heightMeters: size.y))
  }
}

extension GridSpec {
  /// Width (x) and height (y) of a cell on a plane in metres.
  fileprivate func cellSize(on projection: LocalProjection) -> PlanePoint {
    let corner = projection.project(Coordinate(latitude: box.north, longitude: box.east))
    let opposite = projection.project(Coordinate(latitude: box.south, longitude: box.west))
    return PlanePoint(
      x: (corner.x - opposite.x) / Double(columns), y: (corner.y - opposite.y) / Double(rows))
  }
}
