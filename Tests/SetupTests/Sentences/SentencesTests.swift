import AirData
import Foundation
import Setup
import Streets
import Testing

@Suite("Sentences in every language")
struct SentencesTests {
  @Test("each has three wordings with the same values", arguments: Sentences.all)
  func isWhole(_ sentence: LocalizedText) {
    let values = Self.values(sentence.en)
    for text in [sentence.es, sentence.ca] {
      #expect(!text.isEmpty && text != sentence.en)
      #expect(Self.values(text) == values, "\(text)")
    }
  }

  @Test("no English wording stands twice")
  func isUnique() {
    #expect(Set(Sentences.all.map(\.en)).count == Sentences.all.count)
  }

  @Test("each is found again with its values in it", arguments: Sentences.all)
  func isFound(_ sentence: LocalizedText) {
    let fill = { (text: String) in
      Self.values(text).reduce(text) { $0.replacing($1, with: "x\($1.dropFirst().dropLast())y") }
    }
    let translated = Sentences.translated(LocalizedText(same: fill(sentence.en)))
    #expect(translated.en == fill(sentence.en))
    #expect(translated.es == fill(sentence.es))
    #expect(translated.ca == fill(sentence.ca))
  }

  @Test("a problem within a sentence is translated with it")
  func nests() {
    let text = Sentences.translated(
      LocalizedText(same: "'a.brisa' cannot be read as a street network (it is empty): fetch or build it again."))
    #expect(text.es.hasPrefix("'a.brisa' no se puede leer como red de calles (está vacío)"))
    #expect(text.ca.hasPrefix("'a.brisa' no es pot llegir com a xarxa de carrers (està buit)"))
  }

  @Test("a sentence that is English at the end of a text in three languages is translated with it")
  func nestsAtTheEnd() {
    let why = "https://a.org/air answered with status 503."
    let text = Sentences.translated(
      LocalizedText(en: "2 of 3 failed. \(why)", es: "2 de 3 fallaron. \(why)", ca: "2 de 3 van fallar. \(why)"))
    #expect(text.en == "2 of 3 failed. \(why)")
    #expect(text.es == "2 de 3 fallaron. https://a.org/air respondió con el estado 503.")
    #expect(text.ca == "2 de 3 van fallar. https://a.org/air va respondre amb l'estat 503.")
    let own = LocalizedText(en: "It is: no sentence.", es: "Es: no sentence.", ca: "És: no sentence.")
    #expect(Sentences.translated(own) == own)
  }

  @Test("why a plugin is not trusted is translated with the sentence that says it")
  func nestsDoubts() {
    let text = Sentences.translated(
      LocalizedText(
        same: "The plugin '/a' was left out, since '/a' belongs to nobody and what it does would be done in your name: "
          + "make it yours alone (chown, chmod o-w), or remove it."))
    #expect(text.es.contains("porque '/a' es de nobody y") && text.ca.contains("perquè '/a' és de nobody i"), "\(text)")
  }

  @Test(
    "tell in every language what is wrong with a setting, also where its place is named",
    arguments: [
      ("must be true or false", "debe ser true o false.", "ha de ser true o false."),
      (
        "must be given: the file to read", "se tiene que dar: el fichero que se lee.",
        "s'ha de donar: el fitxer que es llig."
      ),
      ("must be a whole number", "debe ser un número entero.", "ha de ser un número enter."),
      (
        "takes its value from the environment variable KEY, which is not set: export it",
        "toma su valor de la variable de entorno KEY, que no está definida: expórtela.",
        "pren el seu valor de la variable d'entorn KEY, que no està definida: exporte-la."
      ),
    ])
  func settings(problem: String, es: String, ca: String) {
    for place in ["", "brisa.yml:3:5: Source 'feed': "] {
      let text = Sentences.translated(LocalizedText(same: "\(place)Setting 'word' \(problem)."))
      #expect(text.es.hasSuffix("El ajuste 'word' \(es)") && text.ca.hasSuffix("L'ajust 'word' \(ca)"), "\(text)")
    }
  }

  @Test(
    "tell in every language what a feed or a program did wrong, with what stands beside it",
    arguments: [
      ("https://a.org/air answered with status 503.", "https://a.org/air respondió con el estado 503."),
      ("'feed.py' did not answer within 5.0 seconds.", "'feed.py' no ha respondido en 5.0 segundos."),
      (
        "'feed.py' crashed with signal 6 (abort); the last line of its log: no luck.",
        "'feed.py' ha fallado con la señal 6 (abort); la última línea de su registro: no luck."
      ),
      (
        #"'feed.py' ended too early: its last line must be {"end":true}."#,
        #"'feed.py' ha terminado antes de tiempo: su última línea debe ser {"end":true}."#
      ),
      (
        "The answer of https://a.org/air cannot be used: it is no JSON: byte 1 begins an unexpected character.",
        "La respuesta de https://a.org/air no se puede usar: no es JSON: en el byte 1 empieza un carácter inesperado."
      ),
      (
        "Source 'air' gave no wind: The answer of https://a.org/w cannot be used: rows: expected an array, found an object.",
        """
        La fuente 'air' no ha dado viento: La respuesta de https://a.org/w no se puede usar: rows: se esperaba una lista \
        y hay un objeto.
        """
      ),
      (
        "https://a.org/air says 'Invalid key': check the setting token.",
        "https://a.org/air dice 'Invalid key': compruebe el ajuste token."
      ),
      ("'feed.py' wrote more than 64 MiB and was stopped.", "'feed.py' ha escrito más de 64 MiB y se ha detenido."),
      (
        "https://a.org/air does not let this source in: check the setting token.",
        "https://a.org/air no deja entrar a esta fuente: compruebe el ajuste token."
      ),
      (
        "https://a.org/air redirects the body of a POST to another server, which is refused.",
        "https://a.org/air redirige el cuerpo de un POST a otro servidor, y eso se rechaza."
      ),
      (
        "http://a.org/air redirects to another address: http://b.org/air is not encrypted: use https://.",
        "http://a.org/air redirige a otra dirección: http://b.org/air no está cifrada: use https://."
      ),
      (
        "https://a.org/air redirects to another address: Addresses begin with https://, not with ftp://.",
        "https://a.org/air redirige a otra dirección: Las direcciones empiezan por https://, no por ftp://."
      ),
      (
        "The proxy on the way to http://a.org/air refuses with status 407: check http_proxy.",
        "El proxy que hay antes de http://a.org/air lo rechaza con el estado 407: compruebe http_proxy."
      ),
      (
        "http://a.org/air, or the proxy on the way to it, does not accept connections: check https_proxy and http_proxy.",
        "http://a.org/air, o el proxy que hay antes, no acepta conexiones: compruebe https_proxy y http_proxy."
      ),
      ("--runs takes a number from 1 to 1000, not '0'.", "--runs admite un número de 1 a 1000, no '0'."),
    ])
  func failures(english: String, spanish: String) {
    let text = Sentences.translated(LocalizedText(same: english))
    #expect(text.es == spanish && text.ca != english, "\(text)")
  }

  @Test(
    "tell in every language what is wrong with a file of tracks, or with a value in JSON",
    arguments: [
      (
        "The body is no GeoJSON of tracks: features[0].type: is missing.",
        "El cuerpo no es un GeoJSON de recorridos: features[0].type: falta."
      ),
      (
        "The body is to be an object of parameters: from: expected an array, found an object",
        "El cuerpo debe ser un objeto de parámetros: from: se esperaba una lista y hay un objeto"
      ),
      ("'a.gpx', line 3: has 'x' for 'lat' in degrees.", "'a.gpx', línea 3: tiene 'x' como 'lat' en grados."),
      ("'a.kml', line 3: has '1' for longitude and latitude.", "'a.kml', línea 3: tiene '1' como longitud y latitud."),
      ("'a.kmz' is a broken zip file: fetch it again.", "'a.kmz' es un fichero zip dañado: vuelva a descargarlo."),
      (
        "The body, line 1: begins with <html>, and neither GPX nor KML does.",
        "El cuerpo, línea 1: empieza por <html>, y ni GPX ni KML lo hacen."
      ),
    ])
  func trackFiles(english: String, spanish: String) {
    let text = Sentences.translated(LocalizedText(same: english))
    #expect(text.es == spanish && text.ca != english, "\(text)")
  }

  @Test("leave no English in lists of endings, and count one day as one")
  func leavesNoEnglish() {
    let endings = "an OpenStreetMap extract ends in .osm.pbf, .osm, .osm.bz2 or .osm.gz"
    let kind = Sentences.translated(LocalizedText(same: "'a.txt' is of a kind that Brisa does not read: \(endings)."))
    #expect(kind.es.hasSuffix(".osm.bz2 o .osm.gz.") && kind.ca.hasSuffix(".osm.bz2 o .osm.gz."))
    let day = Sentences.translated(
      LocalizedText(same: "The archive 'a' has no reading of the last day yet: collect with brisa sync."))
    #expect(day.es.contains("del último día") && day.ca.contains("de l'últim dia"))
  }

  @Test("count one reading as one")
  func one() {
    let text = Sentences.translated(
      LocalizedText(same: "The archive held 1 reading of 'a' as measured in the future: removed."))
    #expect(text.es == "El archivo tenía 1 lectura de 'a' como medida en el futuro: quitada.")
    #expect(text.ca == "L'arxiu tenia 1 lectura de 'a' com a mesurada en el futur: llevada.")
  }

  @Test("put no article behind a preposition that it would draw together with")
  func articles() {
    let stops = "The body lacks a column: the header of a list of stops is lat,lon or lat,lon,name."
    let text = Sentences.translated(LocalizedText(same: stops))
    #expect(text.es.hasPrefix("El cuerpo no tiene ") && text.ca.hasPrefix("El cos no té "), "\(text)")
  }

  @Test(
    "tell in every language what is wrong with a time",
    arguments: [
      TimeTextError.notAClockTime("8"), .outOfRange("2026-02-30T08:00"),
      .skipped("2026-03-29T02:30", zone: "Europe/Madrid"),
    ])
  func times(_ error: TimeTextError) {
    let text = Sentences.translated(LocalizedText(same: error.message))
    #expect(text.en == error.message && Set([text.en, text.es, text.ca]).count == 3, "\(text)")
  }

  /// What is refused of a moment.
  private static func moment(_ text: String) throws {
    _ = try MomentText.date(text, zone: .gmt, now: Date(timeIntervalSince1970: 1_772_438_400))
  }

  /// What is refused of who travels.
  private static func asked(_ mode: TravelMode = .walk, _ change: (inout RequestedTraveller) -> Void) throws {
    var requested = RequestedTraveller()
    change(&requested)
    _ = try requested.traveller(mode, in: CityConfiguration())
  }

  @Test("have what is refused of moments and of who travels")
  func refusals() throws {
    let refused: [() throws -> Void] = [
      { try Self.moment("tonight") }, { try Self.moment("soon") }, { try Self.moment("0001-01-01T08:00") },
      { try Self.asked { $0.speed = "fast" } },
      { try Self.asked { $0.breathing = "deep" } }, { try Self.asked { $0.stairs = "never ever" } },
      { try Self.asked { $0.profile = "nana" } },
      { try Self.asked { ($0.profile, $0.takesFiles) = ("nana", true) } },
      { try Self.asked(.bike) { $0.pram = true } }, { try Self.asked(.scooter) { $0.wheelchair = true } },
      { throw BrisaError.endsBeforeItBegins },
    ]
    for refuse in refused {
      let error = #expect(throws: BrisaError.self) { try refuse() }
      let text = Sentences.translated(try #require(error).text)
      #expect(text.en == error?.message && Set([text.en, text.es, text.ca]).count == 3, "\(text)")
    }
  }

  @Test("what is translated already, or in no table, stays as it is")
  func leavesOthers() {
    let own = LocalizedText(en: "There is no file 'a': check the path.", es: "No está.", ca: "No hi és.")
    #expect(Sentences.translated(own) == own)
    let unknown = LocalizedText(same: "The moon is made of cheese.")
    #expect(Sentences.translated(unknown) == unknown)
    #expect(Sentences.translated(LocalizedText(same: "")) == LocalizedText(same: ""))
  }

  /// `{1}`, `{2}` of a wording, in order.
  private static func values(_ text: String) -> [String] {
    (1...9).map { "{\($0)}" }.filter { text.contains($0) }
  }
}
