import Foundation
import Setup
import TestSupport
import Testing

@Suite("Words that begin like a negative number")
struct NegativeWordTests {
  @Test(
    "are no options, and are shown as they were written",
    arguments: [
      (["network", "info", "-5"], "brisa: There is no file '-5'"),
      (["network", "info", "-5", "--language", "es"], "brisa: No existe el fichero '-5'"),
      (["network", "fetch", "--box", "-5.5"], ", not '-5.5'.\n"),
      (["air", "-91,20"], "brisa: the place: '-91,20' is outside the globe"),
      (["air", "39.47,-0.37", "--at", "-1h"], "brisa: '-1h' is no time"),
      (["bench", "loops", "--network", "x", "--lengths", "-5"], "brisa: --lengths takes a length from 500m to 50km"),
      (["bench", "stops", "--network", "x", "--instances", "-5"], "Error: The value '-5' is invalid for '--instances"),
      (["bench", "route", "--network", "x", "--pairs", "p", "--lambda", "-1"], "brisa: --lambda is '-1': write two"),
      (
        ["bench", "route", "--network", "x", "--pairs", "p", "--zones", "1", "--avoidance", "-1"],
        "brisa: --avoidance takes"
      ),
      (["-5"], "Error: Unexpected argument '-5'\n"),
    ])
  func shown(words: [String], said: String) throws {
    let result = try Clean.run(words)
    #expect(result.status != 0 && result.errors.contains(said), "\(words): \(result.errors)")
  }

  @Test(
    "are names of files and folders as they are",
    arguments: [
      ["init", "-o", "-5"], ["saved", "export", "-5"], ["init", "-5"],
      EmbeddedCity.across + ["-vo", "-5"],
    ])
  func named(words: [String]) throws {
    let folder = try TemporaryFolder()
    var command = Command(environment: ["XDG_DATA_HOME": folder.path("data")])
    let place = folder.path("here")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    command.folder = place
    let result = try command.run(words)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["-5"])
  }

  @Test("are stops of a saved trip, which keeps the options behind them")
  func saved() throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path("data")]
    let network = try folder.write(Self.osm, as: "south.osm")
    let config = try folder.write("city: {name: South}\nnetwork: \(network)\nsources: []\n", as: "brisa.yml")
    let trip = ["trip", "-.5,3", "-.5,3.001", "-.5,3.002", "--mode", "bike"]
    _ = try Clean.output(trip + ["--config", config, "--save", "way"], environment: home)
    let kept = try Clean.output(["saved", "show", "way", "--config", config], environment: home)
    #expect(kept == "brisa \(trip.joined(separator: " "))\n")
  }

  @Test("are joined to every option that takes a name")
  func options() throws {
    let kinds: Set<String> = [
      "brisa.yml", "city.brisa", "csv", "dir", "file", "file.html", "folder", "json", "name", "network", "profile",
      "sqlite", "word",
    ]
    let parser = try JSONValue(parsing: Clean.output(["--experimental-dump-help"]))
    let naming = Self.names(parser["command"]) {
      $0["kind"].text == "option" && kinds.contains($0["valueName"].text ?? "")
    }
    #expect(naming == NegativeWord.namingOptions)
    let flags = Self.names(parser["command"]) { $0["kind"].text == "flag" }
    #expect(flags.filter { $0.count == 2 } == Set(NegativeWord.letterFlags.map { "-\($0)" }))
  }

  /// The names of some arguments of a command and of those below it.
  private static func names(_ command: JSONValue, where isOne: (JSONValue) -> Bool) -> Set<String> {
    let named = (command["arguments"].array ?? []).filter(isOne).flatMap { $0["names"].array ?? [] }
    let names = named.map { name -> String in
      let dashes = name["kind"].text == "long" ? "--" : "-"
      return dashes + (name["name"].text ?? "")
    }
    return (command["subcommands"].array ?? []).reduce(into: Set(names)) { all, below in
      all.formUnion(Self.names(below, where: isOne))
    }
  }

  private static let osm = """
    <osm version="0.6">
      <node id="1" lat="-0.5" lon="3" version="1"/>
      <node id="2" lat="-0.5" lon="3.001" version="1"/>
      <node id="3" lat="-0.5" lon="3.002" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/></way>
    </osm>

    """
}
