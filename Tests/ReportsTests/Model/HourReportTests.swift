import AirData
import Testing

@testable import Reports

@Suite("The notices of a report")
struct HourReportTests {
  private func notice(_ text: String) -> Notice { Notice(code: "sample", message: text) }

  @Test("are on a map its own first, then those of the hour, and none of another map")
  func areOfTheMap() throws {
    var report = try SampleHour.report(cellMeters: 1000)
    report.commonNotices = [notice("hour")]
    report.layerNotices = [
      HourReport.LayerNotice(.index, notice("index")), HourReport.LayerNotice(.pollutant(.no2), notice("no2")),
    ]
    #expect(report.notices(on: .index).map(\.message) == ["index", "hour"])
    #expect(report.notices(on: .pollutant(.no2)).map(\.message) == ["no2", "hour"])
    #expect(report.notices(on: .pollutant(.so2)).map(\.message) == ["hour"])
    #expect(report.notices.map(\.message) == ["hour", "index", "no2"])
  }
}
