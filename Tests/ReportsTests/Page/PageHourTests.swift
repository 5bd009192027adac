import AirData
import AirField
import Foundation
import Testing

@testable import Reports

@Suite("An hour of a page")
struct PageHourTests {
  @Test("tells the share of a single cell, which is not none, and of all others, which is not all")
  func smallShares() throws {
    let spec = try GridSpec(box: SampleHour.box, cellMeters: 40)
    var values = [Float](repeating: 20, count: spec.count)
    values[0] = 60
    let raster = PollutantRaster(pollutant: .no2, spec: spec, values: values, sigmas: values, method: "idw")
    let scale = IndexScale(.usEPA)
    let report = HourReport(
      .init(hour: SampleHour.hour, zone: SampleHour.zone, city: "Testville"),
      .init(spec: spec, layers: [raster], index: nil, scale: scale, maskDistanceMeters: 3500),
      statistics: HourStatistics(
        layers: [raster], index: nil, scale: scale, history: HistoryRasters(spec: spec, hours: [:]), streets: nil))
    let text = String(decoding: try PageHour(report).text.data, as: UTF8.self)
    let shares = try #require(text.firstMatch(of: /"area":\[([^\]]*)\]/)).output.1
      .split(separator: ",").compactMap { Double($0) }
    #expect(shares.count == 6 && shares[1] < 1 && shares[4] > 0, "\(shares)")
  }
}
