import AirData
import Testing

@testable import Reports

@Suite("Titles and credits")
struct TitleTests {
  @Test(
    "a city without a name leaves the subject alone", arguments: [("Vigo", "Vigo: ways on foot"), ("", "Ways on foot")])
  func title(city: String, title: String) {
    #expect(ReportWords(language: .en).title(of: city, "ways on foot") == title)
  }

  @Test("where nobody is to be named the foot names no sources")
  func credits() {
    let words = ReportWords(language: .en)
    #expect(Credits(names: [], words: words).text == "Made with Brisa")
    #expect(Credits(names: ["A", "B"], words: words).text == "Sources: A · B · Made with Brisa")
  }
}
