import AirData
import Testing

@testable import Reports

@Suite("A raster of a page")
struct PageRasterTests {
  @Test("rounds no index into another category, however coarse its steps are", arguments: [1.0, 2, 5, 10, 20])
  func categories(step: Double) {
    let bands = BandThresholds(indexOn: IndexScale(.usEPA))
    for index in stride(from: Float(0), through: Float(254 * step), by: 1) {
      let told = PageRaster.steps(to: index, of: step, in: bands) * step
      #expect(bands.band(of: Float(told)) == bands.band(of: index), "\(index) as \(told)")
      #expect(abs(told - Double(index)) <= step, "\(index) as \(told)")
    }
  }

  @Test("rounds a concentration to the nearest step")
  func concentrations() {
    #expect([24.8, 25.2, 25.3].map { PageRaster.steps(to: $0, of: 0.5, in: nil) } == [50, 50, 51])
  }
}
