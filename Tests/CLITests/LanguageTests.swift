import Foundation
import TestSupport
import Testing

@Suite("The language of the command")
struct LanguageTests {
  private static let city = Result { try TinyCity() }

  private func words(_ more: [String] = []) throws -> [String] {
    try Self.city.get().route(from: TinyCity.a, to: TinyCity.c, more)
  }

  @Test("is the first that --language, LC_ALL, LC_MESSAGES and LANG name")
  func isChosen() throws {
    for (words, environment, distance) in [
      ([], [:], "distance"), ([], ["LANG": "es_ES.UTF-8"], "distancia"), ([], ["LANG": "C.UTF-8"], "distance"),
      ([], ["LANG": "de_DE.UTF-8"], "distance"), ([], ["LANG": "es_ES", "LC_MESSAGES": "ca_ES@valencia"], "distància"),
      ([], ["LANG": "es_ES", "LC_ALL": "C"], "distance"), (["--language", "ca"], ["LANG": "es_ES"], "distància"),
      (["--language=en"], ["LANG": "es_ES"], "distance"),
    ] as [([String], [String: String], String)] {
      let text = try Clean.output(self.words(words), environment: environment)
      #expect(text.contains("  \(distance)  "), "\(words) \(environment)")
    }
  }

  @Test("has its own decimal mark, its names of days, its notices and its errors")
  func speaksSpanish() throws {
    let spanish = ["LANG": "es_ES.UTF-8"]
    let air = try Clean.run(["air", "39.4699,-0.3763", "--at", "2026-11-24T08:00+01:00"], environment: spanish)
    #expect(air.output.contains("mar 24 nov 2026 08:00") && air.output.contains("39,8"))
    #expect(!air.output.contains("39.8") && air.errors.hasPrefix("aviso: No se midió nada"))
    let refused = try Clean.run(["air", "39.4699,-0.3763", "--at", "mañanita"], environment: spanish)
    #expect(refused.status == 64 && refused.errors.hasPrefix("brisa: 'mañanita' no es una hora"))
    let far = try Clean.run(words() + ["--to", "60.1,24.9"], environment: spanish)
    #expect(far.status == 65 && far.errors.contains("El destino queda fuera de la red"))
  }

  @Test("is that of what a place is called in notices and errors")
  func speaksOfPlaces() throws {
    for (language, named, nothing, wrong) in [
      ("es_ES", "aviso: el lugar 'Mestalla' es ", "brisa: el lugar: aquí nada se llama 'xyzzyq'", "brisa: el lugar: "),
      ("ca_ES", "avís: el lloc 'Mestalla' és ", "brisa: el lloc: ací res no es diu 'xyzzyq'", "brisa: el lloc: "),
      (
        "en_GB", "notice: the place 'Mestalla' is ", "brisa: the place: nothing is called 'xyzzyq'",
        "brisa: the place: "
      ),
    ] {
      let environment = ["LANG": language]
      let air = try Clean.run(["air", "Mestalla"] + EmbeddedCity.at, environment: environment)
      #expect(air.errors.contains(named), "\(air.errors)")
      #expect(try Clean.run(["place", "xyzzyq"], environment: environment).errors.hasPrefix(nothing))
      let far = try Clean.run(["place", "120.5,10.0"], environment: environment)
      #expect(far.status == 64 && far.errors.hasPrefix(wrong), "\(far.errors)")
      #expect(language == "en_GB" || !far.errors.contains("outside the globe"), "\(far.errors)")
    }
  }

  @Test("is that of what the argument parser says of wrong words")
  func speaksOfWrongWords() throws {
    for (words, spanish, catalan) in [
      (
        ["air", "1,2", "--jsn"], "No existe la opción '--jsn'. ¿Quería decir '--json'?", "No existix l'opció '--jsn'."
      ),
      (["route", "--from"], "Falta el valor de '--from <place>'", "Falta el valor de '--from <place>'"),
      (["air"], "Falta el argumento '<place>'", "Falta l'argument '<place>'"),
      (["air", "1,2", "3,4", "5,6"], "Sobran 2 argumentos: '3,4', '5,6'", "Sobren 2 arguments: '3,4', '5,6'"),
    ] {
      for (language, sentence, usage) in [("es_ES", spanish, "Uso: "), ("ca_ES", catalan, "Ús: ")] {
        let refused = try Clean.run(words, environment: ["LANG": language])
        #expect(refused.status == 64 && refused.output.isEmpty)
        #expect(refused.errors.hasPrefix("Error: \(sentence)"), "\(refused.errors)")
        #expect(refused.errors.contains("\n\(usage)brisa "), "\(refused.errors)")
      }
    }
  }

  @Test("is that of the tables of sync, status and validate, and of their errors")
  func speaksOfArchives() throws {
    let city = try MeasuredCity(stations: 7)
    for (language, words) in [
      ("es", ["fuente", "nuevas", "estado", "sin novedades", "Archivo  "]),
      ("ca", ["font", "noves", "estat", "sense novetats", "Arxiu    "]),
    ] {
      let text = try Clean.output(["sync", "--language", language] + MeasuredCity.time + city.config)
      for word in words { #expect(text.contains(word), "\(word): \(text)") }
    }
    let spanish = ["--language", "es"]
    let status = try Clean.output(["status"] + spanish + city.config)
    #expect(status.contains("antigüedad") && status.contains("último éxito"), "\(status)")
    let scores = try Clean.output(["validate"] + MeasuredCity.time + spanish + city.config)
    #expect(scores.hasPrefix("Cada estación, predicha con las demás, de "), "\(scores)")
    for words in ["NO2  7 estaciones, 672 lecturas", "23,33", "tráfico", "auto elige ", "método", "RMSE en"] {
      #expect(scores.contains(words), "\(words): \(scores)")
    }
    #expect(!scores.contains("readings") && !scores.contains("23.33"), "\(scores)")
    let catalan = try Clean.output(["validate", "--language", "ca"] + MeasuredCity.time + city.config)
    #expect(catalan.contains("l'error d'auto és 0,") && catalan.contains("trànsit"), "\(catalan)")
    let file = city.folder.path("es.json")
    let chosen = try Clean.output(["calibrate", "-o", file] + MeasuredCity.time + spanish + city.config)
    for words in ["contaminante", "pepita", "Visto y sin ver: ", "Escrito \(file)"] {
      #expect(chosen.contains(words), "\(words): \(chosen)")
    }
    #expect(!chosen.contains("Seen") && !chosen.contains("readings") && !chosen.contains("Wrote"), "\(chosen)")
    let late = ["--from", "2026-01-05", "--to", "2026-01-01"]
    let refused = try Clean.run(["sync"] + late + spanish + city.config)
    #expect(refused.errors == "brisa: --to debe ser posterior a --from.\n")
    let missing = ["--archive", city.folder.path("no.sqlite")]
    let none = try Clean.run(["validate", "--language", "ca"] + missing + city.config)
    #expect(none.status == 66 && none.errors.contains("Encara no hi ha arxiu '"), "\(none.errors)")
  }

  @Test("is that of what a new city needs: init, sources, networks and plugins")
  func speaksOfNewCities() throws {
    let folder = try TemporaryFolder()
    let made = try Clean.output(["init", folder.path("town"), "--language", "es"])
    #expect(made.hasPrefix("Hecho ") && made.contains(". Ahora:\n"), "\(made)")
    #expect(try Clean.output(["sources", "--language", "ca"]).hasPrefix("font "))
    let info = try Clean.output(["network", "info", Self.city.get().network, "--verify", "--language", "ca"])
    let profile = ["scooter per carrers de fins a 30,0 km/h", "fins a 50,0 km/h a 2,0 vegades el preu"]
    for words in ["Graf     ", "Revisat  ", "arestes"] + profile { #expect(info.contains(words), "\(words): \(info)") }
    let nowhere = try Clean.run(["network", "fetch", "--city", "nowhere", "--language", "es"])
    #expect(nowhere.errors.hasPrefix("brisa: 'nowhere' no es una ciudad conocida por su nombre"), "\(nowhere.errors)")
    let plugin = ["plugin", "new", "salt-air", "--language", "python", "-o", folder.path("salt")]
    #expect(try Clean.output(plugin, environment: ["LANG": "es_ES.UTF-8"]).contains("\nAhora:\n"))
    let check = try Clean.output(["plugin", "check", folder.path("salt")], environment: ["LANG": "ca_ES.UTF-8"])
    #expect(check.contains("cap clau en cap eixida") && check.contains("salt-air passa 14 comprovacions."), "\(check)")
  }

  @Test("is that of methods in the air at a place, as maps have them")
  func speaksOfMethods() throws {
    let spanish = try Clean.output(EmbeddedCity.air + ["--language", "es"])
    #expect(spanish.contains("kriging+calles (NO2)") && !spanish.contains("+streets"), "\(spanish)")
    #expect(try Clean.output(EmbeddedCity.air).contains("kriging+streets (NO2)"))
  }

  @Test("is that of maps and tiles")
  func speaksOfMaps() throws {
    let folder = try TemporaryFolder()
    let maps = ["--only", "png", "--cell", "400", "--at", "2026-11-24T08:00Z"]
    let tiles = try Clean.output(
      ["tiles", "--zoom", "10", "--language", "es", "-o", folder.path("tiles")] + maps.suffix(2))
    #expect(tiles.contains("Hechas: ") && tiles.contains("; de la hora desde mar 24 nov 2026"), "\(tiles)")
    let report = try Clean.output(
      ["heatmap", "--from", "2026-11-24T08:00Z", "--to", "2026-11-24T09:00Z", "--language", "ca"]
        + maps.prefix(4) + ["-o", folder.path("maps")])
    #expect(report.hasPrefix("1 hora nova, 0 sense canvis, 0 sense informe.\nFitxers  "), "\(report)")
    let refused = try Clean.run(["tiles", "--zoom", "9-1", "--language", "ca", "-o", folder.path("none")])
    #expect(refused.errors.hasPrefix("brisa: --zoom admet un nivell o dos amb un guionet"), "\(refused.errors)")
  }

  @Test("changes nothing of JSON")
  func leavesJSON() throws {
    let at = ["--at", "2026-11-24T08:00:00Z", "--json"]
    let english = try Clean.output(words(at))
    #expect(try Clean.output(words(at), environment: ["LANG": "ca_ES.UTF-8"]) == english)
  }

  @Test("is refused where Brisa does not speak it")
  func refusesOthers() throws {
    let result = try Clean.run(words(["--language", "fr"]))
    #expect(result.status == 64 && result.errors.contains("--language takes en, es or ca"))
  }
}
