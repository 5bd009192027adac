import Geo
import Testing

@testable import AirField

@Suite("Samples of cells")
struct SampledCellsTests {
  private func cells(_ width: Double, _ height: Double, step: Double, most: Int) -> SampledCells {
    SampledCells(
      PlaneLattice(x: [0, 1000], y: [0, 500]), widthMeters: width, heightMeters: height, stepMeters: step,
      maxSamples: most)
  }

  @Test("are as many along each side as the step asks for, and no more than there may be")
  func count() {
    #expect(cells(45, 20, step: 10, most: 20).sampleCount == 5 * 2)
    #expect(cells(45, 20, step: 20, most: 10).sampleCount == 3)
    #expect(cells(5, 1000, step: 20, most: 10).sampleCount == 10)
  }

  @Test("stand in the middles of equal parts, cell after cell")
  func places() {
    let samples = cells(40, 20, step: 20, most: 10)
      .samples(around: [PlanePoint(x: 0, y: 0), PlanePoint(x: 1000, y: 500)])
    #expect(
      samples == [
        PlanePoint(x: -10, y: 0), PlanePoint(x: 10, y: 0), PlanePoint(x: 990, y: 500), PlanePoint(x: 1010, y: 500),
      ])
  }

  @Test("have the value of the middle as their mean where it changes evenly")
  func means() {
    let means = cells(400, 300, step: 10, most: 20).means { 3 * $0.x - $0.y }
    #expect(zip(means, [0, 3000, -500, 2500]).allSatisfy { isClose($0, $1, 1e-9 * 3000) })
  }
}
