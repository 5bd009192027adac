import AirData
import Streets
import Testing
import Trips

@Suite("How somebody goes, in a sentence")
struct TravelModeWordsTests {
  @Test("on foot, and not by walk", arguments: TravelMode.allCases)
  func isSpoken(mode: TravelMode) {
    let words = mode.mannerText
    switch mode {
    case .walk: #expect([words.en, words.es, words.ca] == ["on foot", "a pie", "a peu"])
    case .bike: #expect([words.en, words.es, words.ca] == ["by bike", "en bicicleta", "amb bicicleta"])
    case .scooter: #expect(words.en == "by scooter")
    }
    #expect(mode.manner == words.en && !words.en.contains(TravelMode.walk.rawValue))
  }
}
