import AirData
import Testing

@testable import Narrative

@Suite("Tables of phrases")
struct PhraseTests {
  @Test("every language has every phrase, with places for the same values", arguments: Language.allCases)
  func complete(language: Language) throws {
    let table = LanguageTable.of(language)
    for phrase in Phrase.allCases {
      let text = try #require(table.phrases[phrase], "\(language) lacks \(phrase)")
      #expect(!text.isEmpty)
      let places = text.matches(of: /\{([^}]*)\}/).map { String($0.output.1) }
      #expect(Set(places) == phrase.placeholders, "\(language) \(phrase)")
      #expect(places.count == phrase.placeholders.count, "\(language) \(phrase) has a value twice")
    }
  }

  @Test("a word has one article", arguments: Language.allCases)
  func articles(language: Language) {
    let table = LanguageTable.of(language)
    for words in [table.articles, table.foreignArticles] {
      let all = words.values.flatMap { $0 }
      #expect(all.count == Set(all).count)
    }
  }

  @Test(
    "names take their article, and it draws together with the word before it",
    arguments: [
      ("Avenida del Puerto", "gire a la izquierda por la avenida del Puerto"),
      ("Calle de Colón", "gire a la izquierda por la calle de Colón"),
      ("Paseo de la Alameda", "gire a la izquierda por el paseo de la Alameda"),
      ("Carrera de San Luis", "gire a la izquierda por la carrera de San Luis"),
      ("Jardines del Real", "gire a la izquierda por los jardines del Real"),
      ("Carrer de Colom", "gire a la izquierda por el Carrer de Colom"),
      ("Campus de Vera", "gire a la izquierda por el campus de Vera"),
      ("Pla de la Saïdia", "gire a la izquierda por el Pla de la Saïdia"),
      ("Mannerheimintie", "gire a la izquierda por Mannerheimintie"),
    ])
  func spanish(name: String, expected: String) {
    let table = LanguageTable.spanish
    #expect(table.say(.onto, ["turn": table.say(.turnLeft), "way": table.withArticle(name)]) == expected)
  }

  @Test(
    "Valencian elides and draws together",
    arguments: [
      ("Avinguda del Port", "per l'avinguda del Port", "de l'avinguda del Port"),
      ("Carrer de Colom", "pel carrer de Colom", "del carrer de Colom"),
      ("Carrera de Sant Lluís", "per la carrera de Sant Lluís", "de la carrera de Sant Lluís"),
      ("Plaça de l'Ajuntament", "per la plaça de l'Ajuntament", "de la plaça de l'Ajuntament"),
      ("Jardins del Real", "pels jardins del Real", "dels jardins del Real"),
      ("Gran Via de Germanies", "per la gran via de Germanies", "de la gran via de Germanies"),
      ("Campus de Vera", "pel campus de Vera", "del campus de Vera"),
      ("Avenida del Cid", "per l'Avenida del Cid", "de l'Avenida del Cid"),
      ("Aleksanterinkatu", "per Aleksanterinkatu", "d'Aleksanterinkatu"),
      ("Mikonkatu", "per Mikonkatu", "de Mikonkatu"),
    ])
  func valencian(name: String, along: String, of: String) {
    let table = LanguageTable.valencian
    let named = table.withArticle(name)
    #expect(table.say(.continueAlong, ["way": named]) == "continue " + along)
    #expect(table.say(.pavementOf, ["street": named]) == "la vorera " + of)
  }

  @Test(
    "a sharp turn is sharp, and no turn all the way round",
    arguments: [
      (Language.es, "haga un giro cerrado a la izquierda", "haga un giro cerrado a la derecha"),
      (.ca, "faça un gir tancat a l'esquerra", "faça un gir tancat a la dreta"),
    ])
  func sharp(language: Language, left: String, right: String) {
    let table = LanguageTable.of(language)
    #expect(table.say(.sharpLeft) == left)
    #expect(table.say(.sharpRight) == right)
  }

  @Test("Spanish says usted, as all else that Brisa tells")
  func usted() {
    let familiar = /\b(tu|tus|te|has|gira|sigue|toma|cruza|sal|sales|entras|dejas)\b/
    for phrase in Phrase.allCases {
      let text = LanguageTable.spanish.phrases[phrase] ?? ""
      #expect(!text.contains(familiar), "\(text)")
    }
  }

  @Test("Valencian says vosté, as all else that Brisa tells")
  func voste() {
    let familiar = /\b(teua|teu|has|gira|seguix|agafa|pren|travessa|ves|fes|puja|baixa|passa|entres|ixes|deixes)\b/
    for phrase in Phrase.allCases {
      let text = LanguageTable.valencian.phrases[phrase] ?? ""
      #expect(!text.contains(familiar), "\(text)")
    }
    let table = LanguageTable.valencian
    #expect(table.say(.depart, ["compass": "el nord"]) == "isca cap al nord")
    #expect(table.say(.roundabout, ["exit": table.say(.exit2)]) == "en la rotonda prenga la segona eixida")
  }

  @Test("Spanish draws together de and el, but no name that begins with El")
  func contractions() {
    let table = LanguageTable.spanish
    #expect(table.say(.pavementOf, ["street": table.withArticle("Paseo del Prado")]) == "la acera del paseo del Prado")
    #expect(table.say(.pavementOf, ["street": table.withArticle("El Saler")]) == "la acera de El Saler")
  }

  @Test(
    "distances are rounded as people say them",
    arguments: [
      (2.0, "5 m"), (12, "10 m"), (47.4, "45 m"), (94, "90 m"), (293, "290 m"), (296, "300 m"), (330, "350 m"),
      (974, "950 m"), (976, "1 km"), (1249, "1,2 km"), (9960, "10 km"), (12_400, "12 km"),
    ])
  func distances(meters: Double, expected: String) {
    #expect(Narrator(.es).distance(meters) == expected)
  }

  @Test("one kilometre is one, and all else is several")
  func plural() {
    #expect(Narrator(.en).spokenDistance(1000) == "1 kilometre")
    #expect(Narrator(.es).spokenDistance(1500) == "1,5 kilómetros")
    #expect(Narrator(.ca).spokenDistance(120) == "120 metres")
  }
}
