import AirData
import Testing

@testable import Reports

@Suite("Figures beside a map of routes")
struct RouteTableTests {
  private static let cases: [(measure: PollutionRaster.Measure, burden: String, meaning: String)] = [
    (.pollutant(.no2), "41.5 min", "Burden: minutes at the level of the WHO guideline."),
    (.mix([.no2, .pm25]), "41.5 min", "Burden: minutes at the level of the WHO guideline."),
    (.index, "41.5 min", "Burden: minutes at a us-epa index of 100."),
    (.traffic(beside: nil), "41.5", "Burden: by traffic alone, without a unit."),
    (.traffic(beside: .pm25), "41.5", "Burden: by traffic and PM2.5, without a unit."),
  ]

  @Test("burdens have the unit of what they are of, and by traffic none", arguments: cases)
  func burdens(measure: PollutionRaster.Measure, burden: String, meaning: String) throws {
    let map = try SampleRoutes.map(by: measure)
    let words = ReportWords(language: .en)
    #expect(RouteTable(map, words: words).rows.first?.burden == burden)
    #expect(map.notes(words).first?.hasPrefix(meaning) == true)
  }
}
