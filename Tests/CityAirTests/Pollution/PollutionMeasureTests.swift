import CityAir
import Setup
import Testing

@Suite("--by")
struct PollutionMeasureTests {
  @Test("every word is read back", arguments: PollutionMeasure.words)
  func readsWords(word: String) throws {
    #expect(try PollutionMeasure(parsing: word).word == word)
  }

  @Test("an unknown word gets the list", arguments: ["xyz", "so2", "NO2", ""])
  func refusesOthers(word: String) {
    let error = #expect(throws: BrisaError.self) { try PollutionMeasure(parsing: word) }
    #expect(error?.message.hasSuffix("choose one of mix, ica, no2, pm25, pm10, o3, traffic.") == true)
  }
}
