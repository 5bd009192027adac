import AirField
import Testing

@testable import Reports

@Suite("A report on a coarser grid")
struct ResampledTests {
  @Test("has so many cells at most, over the same box")
  func limited() throws {
    let spec = try GridSpec(box: SampleHour.box, cellMeters: 50)
    let coarser = spec.limited(toCells: 1000)
    #expect(coarser.count <= 1000 && coarser.count > 800)
    #expect(coarser.box == spec.box)
    #expect(spec.limited(toCells: spec.count) == spec)
  }

  @Test("has in each cell a figure of the full grid, from the same place")
  func resampled() throws {
    let report = try SampleHour.report(cellMeters: 100)
    let spec = report.spec.limited(toCells: 500)
    let coarser = report.resampled(on: spec)
    #expect(coarser.layers.map(\.pollutant) == report.layers.map(\.pollutant))
    for cell in 0..<spec.count {
      let place = spec.center(row: cell / spec.columns, column: cell % spec.columns)
      let own = try #require(report.spec.cell(at: place))
      #expect(coarser.layers[0].values[cell].bitPattern == report.layers[0].values[own].bitPattern)
      #expect(coarser.index?.values[cell].bitPattern == report.index?.values[own].bitPattern)
    }
  }
}
