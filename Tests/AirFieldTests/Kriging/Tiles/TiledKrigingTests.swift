import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Kriging in tiles")
struct TiledKrigingTests {
  @Test(
    "is what the points say, but for a ten-millionth of the readings' range", arguments: 1...12 as ClosedRange<UInt64>)
  func points(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let model = VariogramModel.allCases[Int(seed) % VariogramModel.allCases.count]
    let variogram = Variogram(
      model, nugget: .random(in: 0...0.5, using: &generator), partialSill: 1,
      effectiveRangeMeters: pow(10, .random(in: 2.7...5, using: &generator)))
    let samples = manySamples(Int.random(in: 1...25, using: &generator), seed: seed)
    let surface = try OrdinaryKriging(variogram: variogram).fit(samples)
    let cell = Double.random(in: 20...90, using: &generator)
    let lattice = PlaneLattice(x: (0..<211).map { Double($0) * cell }, y: (0..<170).map { 9000 - Double($0) * cell })
    let values = surface.values(on: lattice)
    let range = (samples.map(\.value).max() ?? 0) - (samples.map(\.value).min() ?? 0)
    for row in stride(from: 0, to: 170, by: 13) {
      for (column, estimate) in surface.predict(lattice.points(inRow: row)).enumerated() {
        let value = Double(values[row * 211 + column])
        #expect(
          isClose(value, estimate.value, 1e-7 * range + 6e-8 * abs(estimate.value)),
          "seed \(seed), \(model), row \(row), column \(column)")
      }
    }
  }

  // Without a nugget such stations have weights that no polynomial may be trusted with.
  @Test("leaves stations that contradict each other side by side to the exact sum")
  func contradiction() throws {
    let samples = [sample(0, 0, 10), sample(0.001, 0, 80), sample(6000, 6000, 30)]
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0)).fit(samples)
    let lattice = PlaneLattice(x: (0..<100).map { Double($0) * 90 }, y: [0, 40, 3000])
    #expect(surface.values(on: lattice) == surface.valuesOfPoints(on: lattice))
  }

  @Test("of one row, one column and one cell is what the points say", arguments: [(300, 1), (1, 300), (1, 1)])
  func thin(columns: Int, rows: Int) throws {
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.3)).fit(manySamples(6))
    let lattice = PlaneLattice(x: (0..<columns).map { Double($0) * 30 }, y: (0..<rows).map { Double($0) * 30 })
    let points = surface.valuesOfPoints(on: lattice)
    #expect(zip(surface.values(on: lattice), points).allSatisfy { isClose(Double($0), Double($1), 1e-5) })
  }

  @Test("of no cells is nothing")
  func empty() throws {
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.3)).fit(manySamples(6))
    #expect(surface.values(on: PlaneLattice(x: [], y: [1, 2])).isEmpty)
  }

  @Test("misses a far station's correlation by no more than the shape states, in tiles of any size")
  func tileError() {
    check(ExponentialShape.self) { exp2(-$0) }
    check(SphericalShape.self) { $0 < 1 ? 1 - 1.5 * $0 + 0.5 * $0 * $0 * $0 : 0 }
    check(GaussianShape.self) { exp2(-$0 * $0) }
  }

  private func check<Shape: CorrelationShape>(_: Shape.Type, _ correlation: (Double) -> Double) {
    for half in [0.01, 0.1, 0.3, 0.7, 1, 1.5, 2, 3, 5, 10] {
      let side = ChebyshevInterval(around: [-half, half])
      let extent = TileExtent(columns: side, rows: side)
      for x in [0, 1.7, 3.99, 4, 4.2, 5, 8, 30] {
        for y in [0, 0.3, 1, 2, 4] where extent.isFar(x: x * half, y: y * half, Shape.self) {
          let error = error(side) {
            correlation((($0 - x * half) * ($0 - x * half) + ($1 - y * half) * ($1 - y * half)).squareRoot())
          }
          #expect(error <= Shape.tileError, "\(Shape.self), half a side \(half), at \(x), \(y) of it")
        }
      }
    }
  }

  /// The most that the polynomial through the nodes of a square misses a function by.
  private func error(_ side: ChebyshevInterval, _ function: (Double, Double) -> Double) -> Double {
    let places = stride(from: -1, through: 1, by: 0.125).map { $0 * side.halfWidth }
    let weights = places.map(side.weights)
    let values = side.nodes.map { y in side.nodes.map { x in function(x, y) } }
    let profiles = values.map { row in weights.map { dot($0, row) } }
    return places.indices.flatMap { row in
      places.indices.map { column in
        abs(dot(weights[row], profiles.map { $0[column] }) - function(places[column], places[row]))
      }
    }.max() ?? .nan
  }

  private func dot(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
}
