import AirData
import TestSupport
import Testing

@testable import Answers

@Suite("An index as JSON")
struct IndexJSONTests {
  private func ours(_ scale: ScaleID) throws -> [String] {
    let index = try #require(IndexScale(scale).index(of: HourlyConcentrations(latest: [.no2: 30])))
    return IndexJSON(index).category.ours
  }

  @Test("what is our choice is named: never the authority's own name, always the advice")
  func namesWhatIsOurs() throws {
    #expect(try ours(.usEPA) == ["name.es", "name.ca", "advice"])
    #expect(try ours(.esICA) == ["name.en", "name.ca", "color", "advice"])
    #expect(try ours(.euAQI) == ["name.es", "name.ca", "advice"])
  }
}
