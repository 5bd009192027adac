import AirData
import Geo

/// One pollutant of a ``PollutionField``.
struct FieldLayer: Sendable {
  let stations: [StationConcentration]
  let method: String
  private let surface: any FittedSurface
  private let mask: CoverageMask

  init(
    stations: [StationConcentration], interpolator: any Interpolator, projection: LocalProjection,
    maskDistanceMeters: Double
  ) throws(FieldError) {
    let samples = stations.map { item in
      FieldSample(
        point: projection.project(item.station.coordinate), value: item.concentration,
        stationID: item.station.id, stationType: item.station.type)
    }
    self.stations = stations
    surface = try interpolator.fit(samples)
    method = (surface as? StreetSurface)?.method ?? interpolator.id
    mask = CoverageMask(stations: samples.map(\.point), distanceMeters: maskDistanceMeters)
  }

  /// What became of the streets, nil where the method knows none.
  var streets: StreetOutcome? { (surface as? StreetSurface)?.outcome }

  /// The estimate at a point, nil where it is masked.
  func estimate(at point: PlanePoint) -> Estimate? {
    guard mask.covers(point) else { return nil }
    return surface.predict(point).flooredAtZero
  }

  /// Concentrations at some points, NaN where they are masked.
  func concentrations(at points: [PlanePoint]) -> [Float] {
    var values = surface.values(at: points)
    for index in values.indices {
      values[index] = mask.covers(points[index]) ? max(0, values[index]) : .nan
    }
    return values
  }

  /// Backgrounds and increments at some points, nil where they are masked.
  func parts(at points: [PlanePoint]) -> [ConcentrationParts?] {
    let parts =
      (surface as? StreetSurface)?.parts(at: points)
      ?? surface.values(at: points).map { ConcentrationParts(background: max(0, Double($0)), increment: 0) }
    return zip(points, parts).map { mask.covers($0) ? $1 : nil }
  }

  /// The layer on a grid, NaN where it is masked; of the streets each cell has the mean.
  func grid(_ spec: GridSpec, in projection: LocalProjection) -> FieldGrid {
    let streets = (surface as? StreetSurface)?.increment
    let background = (surface as? StreetSurface)?.background ?? surface
    let size = spec.cellSize(on: projection)
    return FieldGrid(spec: spec) { row, estimates in
      let points = spec.points(inRow: row, projection: projection)
      estimates = background.predict(points)
      for index in points.indices {
        guard mask.covers(points[index]) else {
          estimates[index] = .masked
          continue
        }
        estimates[index] = estimates[index].flooredAtZero
        if let streets {
          let mean = streets.mean(around: points[index], widthMeters: size.x, heightMeters: size.y)
          estimates[index] = estimates[index] + mean
        }
      }
    }
  }

  /// What the streets add in the cells of a grid in µg/m³, row after row; zero without streets, NaN where the field is masked.
  func increments(_ spec: GridSpec, in projection: LocalProjection) -> [Float] {
    let streets = (surface as? StreetSurface)?.increment
    let size = spec.cellSize(on: projection)
    return (0..<spec.rows).flatMap { row in
      spec.points(inRow: row, projection: projection).map { point -> Float in
        guard mask.covers(point) else { return .nan }
        return Float(streets?.mean(around: point, widthMeters: size.x, heightMeters: size.y).value ?? 0)
      }
    }
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

extension Estimate {
  /// Kriging may fall short of zero beside a clean station; air does not.
  var flooredAtZero: Estimate { Estimate(value: max(0, value), sigma: sigma) }
}
