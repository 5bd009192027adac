import Geo
import Testing

@testable import AirField

/// What makes grids fast must not change them.
@Suite("Fast grids")
struct GridSpeedTests {
  private let projection = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.377))

  private func spec(cellMeters: Double) throws -> GridSpec {
    let box = BoundingBox(around: [PlanePoint(x: 0, y: 0), PlanePoint(x: 10_000, y: 6000)].map(projection.unproject))
    return try GridSpec(box: try #require(box), cellMeters: cellMeters)
  }

  @Test("are what the points say, one by one", arguments: everyMethod.indices)
  func points(method: Int) throws {
    let spec = try spec(cellMeters: 190)
    let surface = try everyMethod[method].fit(manySamples(35))
    let grid = surface.grid(spec, in: projection)
    for row in stride(from: 0, to: spec.rows, by: 7) {
      for column in 0..<spec.columns {
        let expected = surface.predict(projection.project(spec.center(row: row, column: column)))
        let cell = try #require(grid[row, column])
        #expect(isClose(cell.value, expected.value, 1e-4))
        #expect(isClose(cell.sigma, expected.sigma, 1e-4))
      }
    }
    let values = surface.grid(spec, in: projection, sigma: .omitted)
    #expect(zip(values.values, grid.values).allSatisfy { isClose(Double($0), Double($1), 1e-4) })
    #expect(values.sigmas.isEmpty)
    #expect(values[0, 0]?.sigma.isNaN == true)
  }

  // The kernel keeps sixteen stations apart and takes them in pairs, eight columns at a time.
  @Test("of inverse squares take any number of stations and columns", arguments: [1, 2, 15, 16, 17, 33])
  func kernel(stations: Int) throws {
    let surface = try InverseDistance().fit(manySamples(stations))
    for columns in [1, 7, 8, 9, 1030] {
      let lattice = PlaneLattice(x: (0..<columns).map { Double($0) * 9.5 }, y: [-30, 0, 5000])
      let fast = surface.values(on: lattice)
      let slow = lattice.y.indices.flatMap { surface.values(at: lattice.points(inRow: $0)) }
      #expect(zip(fast, slow).allSatisfy { abs($0 - $1) <= 1e-5 * abs($1) }, "\(columns) columns")
    }
  }

  @Test("of inverse squares are the readings in cells whose middle is a station")
  func atStations() throws {
    let samples = [sample(0, 0, 10), sample(100, 0, 30), sample(100, 0, 50)]
    let values = try InverseDistance().fit(samples).values(on: PlaneLattice(x: [0, 50, 100], y: [0]))
    #expect(values[0] == 10)
    #expect(values[2] == 40)
  }

  @Test("have σ from every few cells to 2 %", arguments: [0, 0.3, 0.7])
  func coarseSigma(nugget: Double) throws {
    let variogram = Variogram(nugget: nugget, partialSill: 1 - nugget, effectiveRangeMeters: 4000)
    let spec = try spec(cellMeters: 240)
    let surface = try OrdinaryKriging(variogram: variogram).fit(manySamples(6))
    let exact = surface.grid(spec, in: projection)
    for step in [1, 3, 8] {
      let coarse = surface.grid(spec, in: projection, sigma: .everyCells(step))
      let worst = try #require(zip(coarse.sigmas, exact.sigmas).map { abs($0 - $1) / $1 }.max())
      #expect(worst < (step == 1 ? 1e-6 : 0.02), "every \(step) cells")
      #expect(zip(coarse.values, exact.values).allSatisfy { isClose(Double($0), Double($1), 1e-4) })
    }
  }

  @Test(
    "have σ to 2 % where a variogram is shorter than the blocks between the cells that have it",
    arguments: 1...4 as ClosedRange<UInt64>, [100.0, 400])
  func sigmaOfShortRanges(seed: UInt64, cellMeters: Double) throws {
    let spec = try spec(cellMeters: cellMeters)
    for nugget in [0.3, 0.5] {
      let variogram = Variogram(nugget: nugget, partialSill: 1 - nugget, effectiveRangeMeters: 1000)
      let surface = try OrdinaryKriging(variogram: variogram).fit(manySamples(12, seed: seed))
      let exact = surface.grid(spec, in: projection)
      let coarse = surface.grid(spec, in: projection, sigma: .everyCells(8))
      let worst = try #require(zip(coarse.sigmas, exact.sigmas).map { abs($0 - $1) / $1 }.max())
      #expect(worst < 0.02, "nugget \(nugget)")
    }
  }

  @Test(
    "of one cell, one row or one column have a σ everywhere", arguments: [(10_000.0, 6000.0), (10_000, 5), (5, 6000)])
  func thin(width: Double, height: Double) throws {
    let box = BoundingBox(around: [PlanePoint(x: 0, y: 0), PlanePoint(x: width, y: height)].map(projection.unproject))
    let spec = try GridSpec(box: try #require(box), cellMeters: width + height == 16_000 ? 20_000 : 100)
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.2)).fit(manySamples(5))
    let coarse = surface.grid(spec, in: projection, sigma: .everyCells(8))
    let exact = surface.grid(spec, in: projection)
    #expect(zip(coarse.sigmas, exact.sigmas).allSatisfy { abs($0 - $1) <= 0.02 * $1 })
  }

  @Test("are masked as points are", arguments: 1...10 as ClosedRange<UInt64>)
  func mask(seed: UInt64) {
    let stations = randomSamples(seed: seed)
    let columns = (0..<60).map { Double($0) * 200 - 1000 }
    for distance in [150.0, 900, 5000] {
      let mask = CoverageMask(stations, distanceMeters: distance)
      for y in stride(from: -6000.0, through: 16_000, by: 730) {
        let points = columns.map { mask.covers(PlanePoint(x: $0, y: y)) }
        #expect(mask.covered(columns: columns, inRowAt: y) == points, "seed \(seed), \(distance) m")
      }
    }
  }
}
