import Foundation
import TestSupport
import Testing

@Suite("The words of routes and loops")
struct RouteWordsTests {
  private static let way = ["route", "--from", "39.47,-0.376", "--to", "39.48,-0.344"] + EmbeddedCity.at
  private static let loop = ["loop", "--from", "39.47,-0.376"] + EmbeddedCity.at

  @Test("the pollutant that counts has a column of its own", arguments: [("o3", "O3"), ("pm10", "PM10")])
  func columns(by: String, symbol: String) throws {
    for words in [Self.way, Self.loop + ["--length", "3km"], Self.loop + ["--dose", "40ug"]] {
      let lines = try Clean.output(words + ["--by", by]).split(separator: "\n")
      let head = try #require(lines.first { $0.hasPrefix("route ") })
      for column in ["NO2", "PM2.5", symbol] { #expect(head.contains("\(column) inhaled"), "\(head)") }
    }
  }

  @Test(
    "a refused value is quoted as it was written, a negative one too",
    arguments: ["--max-detour", "--depart-between", "--avoidance"])
  func quotedValue(option: String) throws {
    let result = try Clean.run(Array(Self.way.prefix(5)) + [option, "-5"])
    #expect(result.status == 64)
    #expect(result.errors.contains("not '-5'."), "\(result.errors)")
  }

  @Test("a refused length of a loop is quoted as it was written", arguments: ["--length", "--dose"])
  func quotedLength(option: String) throws {
    let result = try Clean.run(["loop", "--from", "39.47,-0.376", option, "-5"])
    #expect(result.status == 64)
    #expect(result.errors.contains("not '-5'."), "\(result.errors)")
  }

  @Test("NO2 and PM2.5 have one column each, whatever counts", arguments: ["mix", "no2", "pm25"])
  func noColumnTwice(by: String) throws {
    let lines = try Clean.output(Self.way + ["--by", by]).split(separator: "\n")
    let head = try #require(lines.first { $0.hasPrefix("route ") })
    #expect(head.components(separatedBy: " inhaled").count == 3, "\(head)")
  }

  @Test("the legs of a way over places have the same columns")
  func legs() throws {
    let text = try Clean.output(Self.way + ["--by", "o3", "--via", "39.464,-0.36"])
    #expect(text.components(separatedBy: "O3 inhaled").count == 3, "\(text)")
  }

  @Test(
    "the burden by the index is in minutes at an index of 100",
    arguments: [
      ("en", "Burden   minutes at a us-epa index of 100 (ica: index ÷ 100)", "WHO"),
      ("es", "Carga    minutos con un índice us-epa de 100 (ica: índice ÷ 100)", "OMS"),
      ("ca", "Càrrega  minuts amb un índex us-epa de 100 (ica: índex ÷ 100)", "OMS"),
    ])
  func indexUnit(language: String, unit: String, guideline: String) throws {
    let text = try Clean.output(Self.way + ["--by", "ica", "--language", language])
    #expect(text.contains("\n\(unit)"), "\(text)")
    #expect(!text.contains(guideline))
  }

  @Test("a loop that begins off the streets ends where it began, and at no destination")
  func snapsOfLoop() throws {
    let loop = try Clean.output(["loop", "--from", "39.4735,-0.3775", "--length", "3km"] + EmbeddedCity.at)
    #expect(loop.contains("\nThe way begins and ends 53 m from the origin.\n"), "\(loop)")
  }

  @Test("burdens without a unit are told by traffic, and by what is read beside it")
  func measuredBeside() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit
      s,Square,39.4699,-0.3763,background,2026-11-24T07:00:00Z,pm25,12,µg/m³
      """, as: "pm25.csv")
    let way = try Clean.output(Self.way + ["--stations", file])
    #expect(way.contains("\nBurden   by traffic and PM2.5, relative: that of the fastest is 100"), "\(way)")
    let loop = try Clean.output(Self.loop + ["--length", "4km", "--stations", file])
    #expect(loop.contains(" % less pollution by traffic and PM2.5 on its way"), "\(loop)")
    #expect(loop.contains("\nBurden   by traffic and PM2.5, relative: that of loop 1 is 100"), "\(loop)")
  }

  @Test(
    "Valencian elides before a typical day",
    arguments: [
      ("en", "air of a typical working day"), ("es", "aire de un día laborable típico"),
      ("ca", "aire d'un dia laborable típic"),
    ])
  func typicalDay(language: String, words: String) throws {
    #expect(try Clean.output(Self.way + ["--language", language]).contains(words))
  }
}
