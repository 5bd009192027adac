import Foundation
import TestSupport
import Testing

@Suite("Places of one's own on the command line")
struct OwnPlaceTests {
  @Test("are found by name, also one that is called like a command, and listed as JSON")
  func list() throws {
    let tiny = try TinyCity()
    let home = ["XDG_DATA_HOME": tiny.folder.path("data"), "HOME": tiny.folder.path("home")]
    let config = try tiny.folder.write(
      "city: {name: Tiny}\nnetwork: \(tiny.network)\nsources: []\n", as: "brisa.yml")
    let own = ["--config", config]
    _ = try Clean.output(["place", "add", "list", "10.0010,20.0015", "--tag", "mine"] + own, environment: home)
    let text = try Clean.output(["place", "find", "list"] + own, environment: home)
    #expect(text == "list · 10.00100,20.00150 · mine\n")
    let found = try Clean.json(["place", "find", "LIST", "--near", TinyCity.a] + own, environment: home)["places"][0]
    #expect(found["category"] == .text("own") && found["longitude"].number == 20.0015)
    #expect(abs((found["distanceMeters"].number ?? 0) - 164) < 3, "\(found)")
    let listed = try Clean.json(["place", "list"] + own, environment: home)
    #expect(listed["places"][0]["tags"][0] == .text("mine") && listed["version"].number == 1, "\(listed)")
    #expect(listed["places"][0]["latitude"].number == 10.001)
  }

  @Test("are listed by a word that they go by, and one that none goes by is told")
  func tags() throws {
    let tiny = try TinyCity()
    let home = ["XDG_DATA_HOME": tiny.folder.path("data"), "HOME": tiny.folder.path("home")]
    let config = try tiny.folder.write("city: {name: Tiny}\nnetwork: \(tiny.network)\nsources: []\n", as: "brisa.yml")
    func list(_ words: String...) throws -> String {
      try Clean.output(["place", "list", "--config", config] + words, environment: home)
    }
    #expect(try list("--tag", "mine").hasPrefix("There are no places of your own in Tiny: "))
    _ = try Clean.output(["place", "add", "home", TinyCity.a, "--tag", "mine", "--config", config], environment: home)
    #expect(try list("--tag", "Mine") == list())
    #expect(try list("--tag", "work").hasPrefix("None of your own places goes by 'work': "))
  }

  @Test("are told where they are taken for an end of a way, as names of the map are")
  func told() throws {
    let tiny = try TinyCity()
    let home = ["XDG_DATA_HOME": tiny.folder.path("data"), "HOME": tiny.folder.path("home")]
    let config = try tiny.folder.write(
      "city: {name: Tiny}\nnetwork: \(tiny.network)\nsources: []\n", as: "brisa.yml")
    _ = try Clean.output(["place", "add", "Home", TinyCity.a, "--config", config], environment: home)
    let words = ["route", "--from", "home", "--to", TinyCity.f, "--config", config] + TinyCity.at
    let route = try Clean.run(words, environment: home)
    #expect(route.errors.contains("--from 'home' is Home · 10.00100,20.00000\n"), "\(route)")
  }

  @Test("are found without an index of places, whose lack is told")
  func withoutIndex() throws {
    let tiny = try TinyCity()
    let home = ["XDG_DATA_HOME": tiny.folder.path("data"), "HOME": tiny.folder.path("home")]
    let config = try tiny.folder.write(
      "city: {name: Tiny}\nnetwork: \(tiny.network)\nsources: []\n", as: "brisa.yml")
    try FileManager.default.removeItem(atPath: tiny.folder.path("tiny.places"))
    let own = ["--config", config]
    _ = try Clean.output(["place", "add", "home", "10.0010,20.0015"] + own, environment: home)
    let found = try Clean.run(["place", "find", "home"] + own, environment: home)
    #expect(found.status == 0 && found.output == "home · 10.00100,20.00150\n", "\(found)")
    #expect(found.errors.contains("There is no index of places"))
    #expect(try Clean.run(["place", "find", "Road"] + own, environment: home).status == 66)
  }
}
