import AirData
import Testing

@Suite("Texts in every language")
struct LocalizedTextTests {
  @Test("digits have a comma for the point but in English, and keep their sign and unit")
  func digits() {
    #expect(LocalizedText(digits: "−1.6 km/h") == LocalizedText(en: "−1.6 km/h", es: "−1,6 km/h", ca: "−1,6 km/h"))
    #expect(LocalizedText(digits: "12") == LocalizedText(same: "12"))
    #expect(Language.allCases.map { $0.digits("0.25") } == ["0.25", "0,25", "0,25"])
  }
}
