import AirData
import Geo
import Testing

@testable import AirField

@Suite("Where a field is believed")
struct CoverageMaskTests {
  private func sample(_ type: StationType, _ x: Double, _ y: Double) -> FieldSample {
    FieldSample(point: PlanePoint(x: x, y: y), value: 20, stationType: type)
  }

  private func covers(_ samples: [FieldSample], _ x: Double, _ y: Double = 0) -> Bool {
    CoverageMask(samples, distanceMeters: 5000).covers(PlanePoint(x: x, y: y))
  }

  @Test("a station reaches the distance, a model's points as far as the corners of their cells")
  func reach() {
    let stations = [sample(.background, 0, 0), sample(.traffic, 20_000, 0)]
    #expect(covers(stations, 4900) && !covers(stations, 5100) && !covers(stations, 10_000))
    let grid = [
      sample(.model, 0, 0), sample(.model, 20_000, 0), sample(.model, 0, 20_000), sample(.model, 20_000, 20_000),
    ]
    #expect(covers(grid, 10_000, 10_000) && covers(grid, -14_000) && !covers(grid, -16_000))
  }

  @Test("a grid of equal degrees far north has no holes between its points, and ends beside them")
  func narrowCells() {
    let grid = (0..<6).flatMap { row in
      (0..<6).map { column in sample(.model, Double(column) * 5500, Double(row) * 11_100) }
    }
    let mask = CoverageMask(grid, distanceMeters: 2000)
    func covered(_ x: Double, _ y: Double) -> Bool { mask.covers(PlanePoint(x: x, y: y)) }
    for y in stride(from: 0.0, through: 55_500, by: 370) {
      let holes = stride(from: 0.0, through: 27_500, by: 250).filter { !covered($0, y) }
      #expect(holes.isEmpty, "\(y) m north")
      #expect(!covered(-7000, y) && !covered(34_500, y))
    }
    #expect(!covered(0, -7000) && !covered(0, 62_500))
  }

  @Test("points of a fine model reach no less than stations, a lone one as a global model's, and none for ever")
  func limits() {
    let fine = [sample(.model, 0, 0), sample(.model, 1000, 0)]
    #expect(covers(fine, -4900) && !covers(fine, -5100))
    #expect(covers([sample(.model, 0, 0)], 29_000) && !covers([sample(.model, 0, 0)], 31_000))
    let cities = [sample(.model, 0, 0), sample(.model, 500_000, 0)]
    #expect(covers(cities, 37_000) && !covers(cities, 250_000))
  }

  @Test("many points at once are covered as each of them is, and none that is no number")
  func many() {
    let samples = [sample(.background, 0, 0), sample(.traffic, 9000, 2000), sample(.model, 30_000, 4000)]
    let mask = CoverageMask(samples, distanceMeters: 5000)
    var points = stride(from: -20_000.0, through: 80_000, by: 300).map { PlanePoint(x: $0, y: $0 / 20) }
    points.append(PlanePoint(x: .nan, y: 0))
    let covered = mask.covered(points)
    #expect(covered == points.map(mask.covers))
    #expect(covered.contains(true) && covered.contains(false) && covered.last == false)
  }

  @Test("a row of cells is covered as its points are")
  func row() {
    let samples = [sample(.background, 0, 0), sample(.model, 30_000, 4000), sample(.model, 50_000, 4000)]
    let mask = CoverageMask(samples, distanceMeters: 5000)
    let columns = stride(from: -20_000.0, through: 80_000, by: 500).map { $0 + 1 }
    #expect(mask.covered(columns: columns, inRowAt: 1200) == columns.map { mask.covers(PlanePoint(x: $0, y: 1200)) })
  }
}
