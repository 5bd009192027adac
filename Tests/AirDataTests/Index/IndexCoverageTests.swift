import TestSupport
import Testing

@testable import AirData

@Suite("What an index that lacks something may say")
struct IndexCoverageTests {
  @Test("is written down for every scale, particles among it", arguments: ScaleID.allCases)
  func requires(id: ScaleID) {
    #expect(Set(IndexScale(id).requiredPollutants).isSuperset(of: [.pm25, .pm10]))
    #expect(Set(IndexScale(id).requiredPollutants).isSubset(of: IndexScale(id).pollutants))
  }

  @Test("Air with much NO2 and no particles is not called clean", arguments: Language.allCases)
  func isNotClean(language: Language) throws {
    let index = try #require(IndexScale(.usEPA).index(of: HourlyConcentrations(latest: [.no2: 54])))
    #expect(index.category.ordinal == 1)
    #expect(index.categoryName[language] != index.category.name[language])
    #expect(!index.advice[language].contains(index.category.advice[language]))
    for symbol in ["PM2.5", "PM10", "O3"] { #expect(index.advice[language].contains(symbol)) }
  }

  @Test("A warning holds for worse air too, and says what is missing")
  func warns() throws {
    let index = try #require(IndexScale(.usEPA).index(of: HourlyConcentrations(latest: [.pm25: 60, .o3: 20])))
    #expect(index.categoryName.en == "at least Unhealthy")
    #expect(index.advice.en.hasPrefix("Everyone should shorten hard effort outside"))
    #expect(index.advice.en.contains("nothing is known of NO2, PM10"))
  }

  @Test("Beyond the worst category there is none")
  func worst() throws {
    let index = try #require(IndexScale(.euAQI).index(of: HourlyConcentrations(latest: [.pm25: 500])))
    #expect(index.isPartial)
    #expect(index.categoryName.en == "Extremely poor")
  }

  @Test("A whole index speaks as its category does", arguments: ScaleID.allCases)
  func whole(id: ScaleID) throws {
    let index = try #require(
      IndexScale(id).index(of: HourlyConcentrations(latest: [.no2: 9, .pm25: 4, .pm10: 9, .o3: 20])))
    #expect(index.coverage == .whole)
    #expect(index.categoryName == index.category.name)
    #expect(index.advice == index.category.advice)
  }

  @Test("A map says on which share of it")
  func ofMap() {
    let coverage = IndexCoverage(on: IndexScale(.esICA), rated: [.no2, .o3])
    #expect(
      coverage.sentence(ofArea: 0.125)?.en
        == "The index is partial on 13 % (hatched): nothing is known of PM2.5, PM10, and the air may be worse than it says."
    )
    #expect(IndexCoverage.whole.sentence(ofArea: 0) == nil)
    #expect(coverage.sentence(ofAreas: [0.125, 0.127]) == coverage.sentence(ofArea: 0.125))
    #expect(
      coverage.sentence(ofAreas: [1, 0.4])?.en
        == "The index is partial (hatched): nothing is known of PM2.5 (100 %), PM10 (40 %), "
        + "and the air may be worse than it says.")
    #expect(IndexCoverage.whole.sentence(ofAreas: []) == nil)
  }

  @Test(
    "A map says that a little of it is not nothing, and nearly all not all",
    arguments: [(0.004, "<1 %"), (0.0093, "1 %"), (0.994, "99 %"), (0.996, ">99 %"), (1, "100 %")])
  func smallAndLarge(share: Double, words: String) {
    let coverage = IndexCoverage(on: IndexScale(.esICA), rated: [.no2, .pm25, .pm10])
    #expect(coverage.sentence(ofArea: share)?.en.contains(" on \(words) (hatched)") == true)
  }
}
