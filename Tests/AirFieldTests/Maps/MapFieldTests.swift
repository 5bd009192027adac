import AirData
import Foundation
import Geo
import Testing

@testable import AirField

/// A field over a map whose west half has 20 and whose east half has 40 µg/m³, in cells of 25 m.
@Suite("A map of a city as a base")
struct MapFieldTests {
  private static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))
  private let hour = DateInterval(start: Date(timeIntervalSince1970: 1_772_438_400), duration: 3600)

  private func place(_ x: Double, _ y: Double) -> Coordinate { Self.plane.unproject(PlanePoint(x: x, y: y)) }

  private func reading(
    _ id: String, _ value: Double, x: Double, y: Double, type: StationType = .unknown
  ) -> Reading {
    Reading(
      station: Station(id: id, name: id, coordinate: place(x, y), type: type), pollutant: .no2, concentration: value,
      start: hour.start, end: hour.end, sourceID: "test")
  }

  /// 80 by 80 cells around the origin; the last ten columns are a hole.
  private func map(resolutionMeters: Double = 25, _ value: (_ column: Int, _ row: Int) -> Float) -> AirMap {
    let (low, high) = (place(-1000, -1000), place(1000, 1000))
    let values = (0..<80 * 80).map { index in index % 80 >= 70 ? Float.nan : value(index % 80, index / 80) }
    let box = BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude)
    return BlockCity.map(
      .raster(AirMapRaster(box: box, columns: 80, rows: 80, values: values)), resolutionMeters: resolutionMeters)
  }

  private var halves: AirMap { map { column, _ in column < 40 ? 20 : 40 } }

  private func field(_ readings: [Reading], _ map: AirMap, streets: StreetModel? = nil) throws -> PollutionField {
    let model = FieldModel(method: .mean, streets: streets, maps: MapModel([map], projection: Self.plane))
    return try PollutionField(hour: hour, readings: readings, model: model)
  }

  private func value(_ field: PollutionField, _ x: Double, _ y: Double) throws -> Double {
    try #require(field.estimate(.no2, at: place(x, y))).value
  }

  @Test("One station gives the hour's level, and the map where it is more and less")
  func level() throws {
    // (61 + 1) / (40 + 1) − 1 is what the station's log-ratio makes of the eastern half.
    let field = try field([reading("east", 61, x: 500, y: 0)], halves)
    #expect(abs(try value(field, 500, 300) - 61) < 1e-3)
    #expect(abs(try value(field, -500, 300) - (21 * 62 / 41 - 1)) < 1e-3)
    #expect(field.method(of: .no2) == "mean+map")
    #expect(field.map(of: .no2) == .applied(scaling: "log-ratio", stations: ["east"]))
  }

  @Test("In holes and beside the map the ordinary field serves")
  func holes() throws {
    let readings = [reading("east", 60, x: 500, y: 0), reading("west", 30, x: -500, y: 0)]
    let field = try field(readings, halves)
    #expect(abs(try value(field, 900, 0) - 45) < 1e-9)
    #expect(abs(try value(field, 3000, 0) - 45) < 1e-9)
    #expect(try value(field, 700, 0) > 50)
    let concentrations = field.concentrations(.no2, at: [place(900, 0), place(700, 0), place(-700, 0)])
    #expect(abs(concentrations[0] - 45) < 1e-3 && concentrations[1] > 50 && concentrations[2] < 40)
  }

  @Test("Without a station on the map it has no level, and the ordinary field serves everywhere")
  func noStation() throws {
    let field = try field([reading("far", 33, x: 2500, y: 0)], halves)
    #expect(abs(try value(field, -500, 0) - 33) < 1e-9)
    #expect(field.map(of: .no2) == .absent(.noStationOnMap))
    #expect(field.method(of: .no2) == "mean")
  }

  @Test("Nothing is below zero, and nothing is no number, whatever the stations read")
  func bounds() throws {
    for values in [[0.0, 0, 0, 0, 0], [1e6, 0, 3, 0, 1], [0, 500, 0, 0, 900]] {
      let readings = zip(values, [(-900, 0), (-300, 400), (0, -400), (300, 300), (600, 0)] as [(Double, Double)])
        .enumerated().map { reading("s\($0)", $1.0, x: $1.1.0, y: $1.1.1) }
      let zeros = map { column, row in (column + row).isMultiple(of: 3) ? 0 : 30 }
      let field = try field(readings, zeros)
      for x in stride(from: -950.0, through: 950, by: 190) {
        let estimate = try #require(field.estimate(.no2, at: place(x, 120)))
        #expect(estimate.value >= 0 && estimate.value.isFinite && estimate.sigma > 0 && estimate.sigma.isFinite)
      }
    }
  }

  @Test("The better way leaves out stations better: a factor everywhere, or a share that is added everywhere")
  func scaling() throws {
    var random = SeededRandom(seed: 7)
    let base = StationMean(spread: MapFit.spread)
    let points = (0..<12).map { _ in
      PlanePoint(x: Double.random(in: -900...700, using: &random), y: Double.random(in: -900...900, using: &random))
    }
    let map = points.indices.map { 10 + 8 * Double($0 % 6) }
    func better(_ reading: (Double) -> Double) throws -> MapScaling {
      let samples = zip(points, map).map { FieldSample(point: $0, value: reading($1)) }
      return try MapScaling.better(for: samples, map: map, base: base)
    }
    #expect(try better { (1.7 * ($0 + 1)) - 1 } == .logRatio)
    // Saturation: the dirtiest places have less more than their share.
    #expect(try better { $0 < 30 ? 1.2 * $0 + 9 : 1.2 * $0 - 9 } == .residual)
  }

  @Test("A coarse map is the background, and the streets have their part over it; a fine one takes their place")
  func streetsOver() throws {
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    let streets = StreetModel([street], projection: Self.plane)
    let coarse = MapModel([map(resolutionMeters: 100) { _, _ in 20 }], projection: Self.plane)
    let fine = MapModel([map(resolutionMeters: 50) { _, _ in 20 }], projection: Self.plane)
    #expect(!coarse.isStreetScale(.no2) && fine.isStreetScale(.no2))
    let over = FieldModel(method: .mean, streets: streets, maps: coarse).interpolator(for: .no2, hour: hour.start)
    #expect(over.id == "mean+map+streets")
    #expect(
      FieldModel(method: .mean, streets: streets, maps: fine).interpolator(for: .no2, hour: hour.start).id == "mean+map"
    )
    #expect(
      FieldModel(method: .mean, streets: streets, maps: fine).interpolator(for: .o3, hour: hour.start).id == "mean")
  }

  @Test(
    "Over a coarse map a street has what lies above its mean in the map's cells, and all of it where the map has a hole"
  )
  func means() throws {
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    let streets = StreetModel([street], projection: Self.plane)
    let model = MapModel([map(resolutionMeters: 100) { _, _ in 20 }], projection: Self.plane)
    let means = try #require(model.kernelMeans(of: .no2, streets))
    let kernel = try #require(streets.kernel(for: .no2))
    let over = HourKernel(kernel, over: means)
    func point(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: x, y: y) }
    // The cells of the test are 25 m wide, whatever the map says of its resolution: those beside the street have its
    // mean over 25 m.
    let sum = (0..<100).reduce(0.0) { $0 + kernel.value(at: point(-500, (Double($1) + 0.5) / 4)) }
    #expect(abs(means.value(at: point(-500, 12.5)) - sum / 100) < 0.05 * sum / 100)
    #expect(over.value(at: point(-500, 0)) > 0)
    #expect(over.value(at: point(-500, 0)) < 0.8 * kernel.value(at: point(-500, 0)))
    #expect(over.value(at: point(-500, 200)) == 0)
    #expect(over.value(at: point(900, 0)) == kernel.value(at: point(900, 0)))
    #expect(model.kernelMeans(of: .pm10, streets) == nil)
  }

  @Test("Without a station on a coarse map the streets have their whole part over the ordinary field")
  func coarseWithoutStation() throws {
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    let streets = StreetModel([street], projection: Self.plane)
    let coarse = map(resolutionMeters: 100) { _, _ in 20 }
    let readings = [reading("far", 33, x: 2500, y: 600), reading("further", 30, x: 2700, y: -900)]
    let field = try field(readings, coarse, streets: streets)
    let plain = try PollutionField(
      hour: hour, readings: readings, model: FieldModel(method: .mean, streets: streets))
    let places = [place(-500, 0), place(0, 400), place(2500, 10)]
    #expect(field.concentrations(.no2, at: places) == plain.concentrations(.no2, at: places))
    #expect(field.parts(.no2, at: places) == plain.parts(.no2, at: places))
    #expect(field.map(of: .no2) == .absent(.noStationOnMap))
    #expect(field.method(of: .no2) == "mean+streets" && field.streets(of: .no2) != nil)
  }

  @Test("What a traffic station reads where its street adds nothing beyond the map is given to no street near by")
  func stationWithinTheMap() throws {
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    let streets = StreetModel([street], projection: Self.plane)
    let coarse = map(resolutionMeters: 100) { _, _ in 20 }
    let means = try #require(MapModel([coarse], projection: Self.plane).kernelMeans(of: .no2, streets))
    let kernel = try #require(streets.kernel(for: .no2))
    let over = HourKernel(kernel, over: means)
    let beside = try #require(
      stride(from: 1.0, through: 60, by: 1).first { y in
        let point = PlanePoint(x: -500, y: y)
        return kernel.value(at: point) > 0.15 && over.value(at: point) == 0
      })
    let readings = [
      reading("street", 90, x: -500, y: beside, type: .traffic), reading("park", 20, x: 300, y: 600, type: .background),
    ]
    let field = try field(readings, coarse, streets: streets)
    #expect(field.method(of: .no2) == "mean+map+streets")
    let parts = field.parts(.no2, at: [place(-500, 0), place(0, 0)])
    let (near, far) = (try #require(parts[0]), try #require(parts[1]))
    #expect(far.increment > 0 && abs(near.increment - far.increment) < 0.5)
  }

  @Test("What a detour can avoid is what lies above the cleaner places around; both parts make the concentration")
  func parts() throws {
    // A dirty column of 25 m in a clean district.
    let field = try field([reading("a", 20, x: -500, y: 0)], map { column, _ in column == 40 ? 60 : 20 })
    let parts = field.parts(.no2, at: [place(12.5, 0), place(-500, 0)])
    let street = try #require(parts[0])
    let quiet = try #require(parts[1])
    #expect(street.increment > 30 && abs(street.background - 20) < 0.5)
    #expect(quiet.increment < 0.5)
    #expect(abs(street.total - (try value(field, 12.5, 0))) < 1e-3)
    #expect(field.hasParts(.no2) && !field.hasIncrement(.no2))
    // Cells of 100 m tell no streets apart, nor does a map without a station on it.
    let coarse = try self.field([reading("a", 20, x: -500, y: 0)], map(resolutionMeters: 100) { _, _ in 20 })
    let unused = try self.field([reading("far", 20, x: 2500, y: 0)], halves)
    #expect(!coarse.hasParts(.no2) && !unused.hasParts(.no2))
  }

  @Test("A heatmap's cell has the mean of the map inside it")
  func cells() throws {
    let field = try field([reading("a", 20, x: -500, y: 0)], map { column, _ in column.isMultiple(of: 2) ? 10 : 30 })
    let (low, high) = (place(-800, -800), place(600, 600))
    let spec = try GridSpec(
      box: BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude),
      cellMeters: 200)
    let grid = try #require(field.grid(.no2, spec))
    let values = grid.values.filter { !$0.isNaN }
    #expect(!values.isEmpty)
    let spread = (values.max() ?? 0) - (values.min() ?? 0)
    #expect(spread < 3, "cells of eight columns each have about the same mean")
  }

  @Test("So it has where the streets have their part over the map")
  func cellsUnderStreets() throws {
    let street = StreetLine(points: [PlanePoint(x: -3000, y: 3000), PlanePoint(x: 3000, y: 3000)], roadClass: .primary)
    let streets = StreetModel([street], projection: Self.plane)
    let columns = map(resolutionMeters: 100) { column, _ in column.isMultiple(of: 2) ? 10 : 30 }
    let field = try field([reading("a", 20, x: -500, y: 0)], columns, streets: streets)
    #expect(field.method(of: .no2) == "mean+map+streets")
    let (low, high) = (place(-800, -800), place(600, 600))
    // Eight cells of seven columns each: their middles have 10 and 30 in turn.
    let spec = try GridSpec(
      box: BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude),
      cellMeters: 175.1)
    let grid = try #require(field.grid(.no2, spec))
    #expect(grid.values.count == 64)
    #expect(grid.values.allSatisfy { abs($0 - 20) < 2 }, "\(grid.values)")
  }

  @Test("σ of cells follows the map street by street, also between the cells in which it is computed")
  func sigmaOfCells() throws {
    // The dirty column lies between the corners and the middle of a block of eight cells.
    let field = try field([reading("a", 20, x: -300, y: 0)], map { column, _ in column == 43 ? 60 : 20 })
    let (low, high) = (place(-500, -500), place(500, 500))
    let spec = try GridSpec(
      box: BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude),
      cellMeters: 25.01)
    let grid = try #require(field.grid(.no2, spec, sigma: .everyCells(8)))
    #expect(grid.values.count == 1600 && grid.values.contains { $0 > 45 })
    // With one station the way is that of log-ratios, whose σ is the same everywhere.
    let shares = zip(grid.values, grid.sigmas).map { $1 / ($0 + 1) }
    #expect(shares[0] > 0 && shares.allSatisfy { abs($0 - shares[0]) < 1e-3 * shares[0] })
  }

  @Test("Without a station on the map a grid is that of the ordinary field, its streets too")
  func gridWithoutStation() throws {
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    let streets = StreetModel([street], projection: Self.plane)
    let readings = [reading("far", 33, x: 2500, y: 600), reading("further", 30, x: 2700, y: -900)]
    let (low, high) = (place(-500, -500), place(500, 500))
    let spec = try GridSpec(
      box: BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude),
      cellMeters: 40)
    let plain = try PollutionField(hour: hour, readings: readings, model: FieldModel(method: .mean, streets: streets))
    let expected = try #require(plain.grid(.no2, spec))
    for resolution in [25.0, 100] {
      let field = try field(readings, map(resolutionMeters: resolution) { _, _ in 20 }, streets: streets)
      let grid = try #require(field.grid(.no2, spec))
      #expect(grid.values == expected.values && grid.sigmas == expected.sigmas)
    }
  }

  @Test("What single streets differ by is taken off the spread of what stations differ by from the map")
  func ownVariance() throws {
    let readings = [18.0, 22, 19, 21, 60]
    func sigma(ownVariance: Double) throws -> Double {
      let samples = readings.enumerated().map { index, value in
        FieldSample(
          point: PlanePoint(x: -900 + 300 * Double(index), y: 0), value: value,
          ownVariance: value == 60 ? ownVariance : 0)
      }
      let base = StationMean(spread: MapFit.spread)
      let method = MapInterpolator(
        MapPattern(map { _, _ in 20 }), on: Self.plane, base: base, otherwise: StationMean())
      return try method.fit(samples).predict(PlanePoint(x: 0, y: 500)).sigma
    }
    #expect(try sigma(ownVariance: 900) < 0.8 * sigma(ownVariance: 0))
    // Of a logarithm it is the less the higher the reading.
    let sample = FieldSample(point: PlanePoint(x: 0, y: 0), value: 39, ownVariance: 16)
    #expect(isClose(MapFit(.logRatio, [sample], map: [20]).ownVariance(of: sample), 16 * (39 / 40) * (39 / 40), 1e-9))
    #expect(MapFit(.residual, [sample], map: [20]).ownVariance(of: sample) == 16)
  }

  @Test("A map holds beyond the 180th meridian, where a plane's longitudes go on")
  func acrossTheMeridian() {
    let box = BoundingBox(west: -180, south: -17.1, east: -179.9, north: -16.9)
    let raster = AirMapRaster(box: box, columns: 2, rows: 1, values: [20, 20])
    let pattern = MapPattern(BlockCity.map(.raster(raster), resolutionMeters: 5000))
    let plane = LocalProjection(origin: Coordinate(latitude: -17, longitude: 179.99))
    #expect(pattern.value(at: plane.unproject(PlanePoint(x: 5000, y: 0))) == 20)
    #expect(pattern.value(at: plane.unproject(PlanePoint(x: 0, y: 0))).isNaN)
  }

  @Test("Of two maps of a pollutant the finer serves, of two as fine the later")
  func choice() throws {
    let coarse = map(resolutionMeters: 100) { _, _ in 50 }
    let model = MapModel([coarse, halves], projection: Self.plane)
    #expect(model.map(of: .no2)?.resolutionMeters == 25)
    #expect(model.map(of: .pm10) == nil)
  }

  @Test("A value holds along its line, as far beside it as a street is wide, and no further")
  func lines() throws {
    let line = AirMapLine(points: [place(-500, 0), place(500, 0)], value: 40)
    let other = AirMapLine(points: [place(-500, 30), place(500, 30)], value: 20)
    let pattern = MapPattern(BlockCity.map(.lines([line, other]), resolutionMeters: 0))
    #expect(pattern.value(at: place(0, 5)) == 40)
    #expect(pattern.value(at: place(0, 20)) == 20)
    #expect(pattern.value(at: place(400, -24)) == 40)
    #expect(pattern.value(at: place(400, -26)).isNaN)
    #expect(pattern.value(at: place(600, 0)).isNaN)
  }
}
