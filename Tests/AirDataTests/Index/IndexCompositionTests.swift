import TestSupport
import Testing

@testable import AirData

@Suite("An index from its sub-indices")
struct IndexCompositionTests {
  private let complete: [Pollutant: Double] = [.no2: 40, .pm25: 12, .pm10: 30, .o3: 60]

  @Test("The worst pollutant decides")
  func worst() throws {
    let index = try #require(IndexScale(.usEPA).index(of: HourlyConcentrations(latest: complete)))
    #expect(index.mainPollutant == .pm25)
    #expect(index.value == 56)
    #expect(index.category.name.en == "Moderate")
    #expect(index.subIndices.map(\.pollutant) == [.no2, .pm25, .pm10, .o3])
    #expect(!index.isPartial)
  }

  @Test("Of pollutants in the same band the first decides")
  func equals() throws {
    let index = try #require(IndexScale(.euAQI).index(of: HourlyConcentrations(latest: [.no2: 5, .pm25: 4, .o3: 9])))
    #expect(index.mainPollutant == .no2)
  }

  @Test("A needed pollutant that is missing makes the index partial", arguments: ScaleID.allCases)
  func partial(id: ScaleID) throws {
    for pollutant in IndexScale(id).requiredPollutants {
      var some = complete
      some[pollutant] = nil
      let index = try #require(IndexScale(id).index(of: HourlyConcentrations(latest: some)))
      #expect(index.missingPollutants == [pollutant])
      #expect(index.isPartial)
    }
  }

  @Test("Sulphur dioxide and carbon monoxide are not needed", arguments: ScaleID.allCases)
  func optional(id: ScaleID) throws {
    let index = try #require(IndexScale(id).index(of: HourlyConcentrations(latest: complete)))
    #expect(index.missingPollutants.isEmpty)
  }

  @Test("Nothing known gives no index, on any scale", arguments: ScaleID.allCases)
  func nothing(id: ScaleID) {
    #expect(IndexScale(id).index(of: HourlyConcentrations()) == nil)
  }

  @Test("Carbon monoxide alone gives no index on the scales of six bands", arguments: [ScaleID.esICA, .euAQI])
  func carbonMonoxide(id: ScaleID) {
    #expect(IndexScale(id).index(of: HourlyConcentrations(latest: [.co: 500])) == nil)
  }

  @Test(
    "The category of an hour of NO2",
    arguments: [
      (ScaleID.esICA, 40.0, "Buena"), (.esICA, 95, "Regular"), (.euAQI, 9, "Buena"), (.euAQI, 26, "Moderada"),
    ])
  func namedCategory(id: ScaleID, concentration: Double, name: String) {
    #expect(IndexScale(id).index(of: HourlyConcentrations(latest: [.no2: concentration]))?.category.name.es == name)
  }

  @Test(
    "The category of a partial index is the least that it can be",
    arguments: [(Language.en, "at least Good"), (.es, "al menos Buena"), (.ca, "almenys Bona")])
  func partialName(language: Language, name: String) throws {
    let latest = HourlyConcentrations(latest: [.no2: 53 * micrograms(perPartPerBillionOf: .no2)])
    let index = try #require(IndexScale(.usEPA).index(of: latest))
    #expect(index.value == 50 && index.isPartial && index.categoryName[language] == name)
  }

  @Test("A complete index says nothing of parts")
  func completeName() throws {
    let index = try #require(IndexScale(.esICA).index(of: HourlyConcentrations(latest: complete)))
    #expect(index.value == 2 && !index.isPartial && index.categoryName.es == "Razonablemente buena")
  }

  @Test(
    "A sub-index says the unit of its table, and what was looked up in it",
    arguments: [
      (Pollutant.no2, 53.0, ScaleUnit.partsPerBillion), (.o3, 0.06, .partsPerMillion), (.co, 4.4, .partsPerMillion),
    ])
  func unit(pollutant: Pollutant, concentration: Double, unit: ScaleUnit) throws {
    let perUnit = micrograms(perPartPerBillionOf: pollutant) * (unit == .partsPerMillion ? 1000 : 1)
    let latest = HourlyConcentrations(latest: [pollutant: concentration * perUnit])
    let subIndex = try #require(IndexScale(.usEPA).subIndex(of: pollutant, in: latest))
    #expect(subIndex.unit == unit)
    #expect(abs(subIndex.concentration / perUnit - concentration) < concentration * 1e-5)
  }
}
