import AirData
import Testing

@Suite("Names, colours and advice")
struct IndexCategoryTests {
  @Test("Every scale has six categories in order", arguments: ScaleID.allCases)
  func ordinals(id: ScaleID) {
    #expect(IndexScale(id).categories.map(\.ordinal) == [1, 2, 3, 4, 5, 6])
  }

  @Test("Names and advice are there and differ, in every language", arguments: ScaleID.allCases, Language.allCases)
  func texts(id: ScaleID, language: Language) {
    let categories = IndexScale(id).categories
    for texts in [categories.map { $0.name[language] }, categories.map { $0.advice[language] }] {
      #expect(Set(texts).count == 6)
      #expect(texts.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("Advice is one sentence", arguments: ScaleID.allCases, Language.allCases)
  func advice(id: ScaleID, language: Language) {
    for category in IndexScale(id).categories {
      let advice = category.advice[language]
      #expect(advice.hasSuffix("."))
      #expect(advice.count { $0 == "." } == 1)
    }
  }

  @Test("Colours differ and print as #RRGGBB", arguments: ScaleID.allCases)
  func colors(id: ScaleID) {
    let colors = IndexScale(id).categories.map(\.color)
    #expect(Set(colors).count == 6)
    for color in colors {
      #expect(color.hex.wholeMatch(of: /#[0-9A-F]{6}/) != nil)
    }
  }

  @Test("The published colours of us-epa")
  func epaColors() {
    let categories = IndexScale(.usEPA).categories
    #expect(categories.map(\.color.hex) == ["#00E400", "#FFFF00", "#FF7E00", "#FF0000", "#8F3F97", "#7E0023"])
  }

  @Test("The published colours of eu-aqi")
  func europeanColors() {
    let colors = IndexScale(.euAQI).categories.map(\.color.hex)
    #expect(colors == ["#50F0E6", "#50CCAA", "#F0E641", "#FF5050", "#960032", "#7D2181"])
  }

  @Test(
    "What is our choice says so",
    arguments: [
      (ScaleID.usEPA, [Language.es, .ca], false), (.esICA, [.en, .ca], true), (.euAQI, [.es, .ca], false),
    ])
  func ours(id: ScaleID, languages: [Language], isColorOurs: Bool) {
    for category in IndexScale(id).categories {
      #expect(Language.allCases.filter(category.isNameOurs(in:)) == languages)
      #expect(category.ours.contains(.color) == isColorOurs)
      #expect(category.ours.contains(.advice))
    }
  }

  @Test("A value has the ordinal of its category; what is not on the scale has none")
  func ordinalOfValue() {
    #expect(IndexScale(.usEPA).categoryOrdinal(of: 57) == 2)
    #expect(IndexScale(.euAQI).categoryOrdinal(of: 6) == 6)
    for value in [Double.nan, -1, .infinity] {
      for id in ScaleID.allCases { #expect(IndexScale(id).categoryOrdinal(of: value) == 0) }
    }
    #expect(IndexScale(.esICA).categoryOrdinal(of: 0) == 0)
    #expect(IndexScale(.esICA).categoryOrdinal(of: 7) == 0)
  }

  @Test(
    "Languages are read from tags",
    arguments: [
      ("en", Language.en), ("es-ES", .es), ("ca_ES@valencia", .ca), ("VA", .ca),
    ])
  func parsedLanguage(tag: String, language: Language) {
    #expect(Language(parsing: tag) == language)
    #expect(Language(parsing: "fr") == nil)
  }
}
