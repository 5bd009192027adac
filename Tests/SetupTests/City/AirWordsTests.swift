import AirData
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@Suite("What the readings of a city are taken from, in words")
struct AirWordsTests {
  private func city(_ change: (inout CityConfiguration) -> Void = { _ in }) -> CityConfiguration {
    var city = CityConfiguration()
    city.sources = [
      .init(id: "sensor-community", settings: ["radius_km": 5, "indoor": false]),
      .init(id: "station-csv", name: "mine", settings: ["path": "nowhere/air.csv", "calendar": "daily"]),
    ]
    change(&city)
    return city
  }

  @Test("is the same for the same settings, in whatever order they are written")
  func isTheSame() {
    let turned = city { $0.sources[1].settings = ["calendar": "daily", "path": "nowhere/air.csv"] }
    #expect(city().airWords == turned.airWords)
  }

  @Test("is another one for another archive, reach, source, name or setting")
  func isAnother() {
    let all = [
      city(), city { $0.archive = "/data/air.sqlite" }, city { $0.staleHours = 0 },
      city { $0.box = BoundingBox(west: 1, south: 2, east: 3, north: 4) }, city { $0.sources.swapAt(0, 1) },
      city { $0.sources.removeLast() }, city { $0.sources[1].name = "yours" },
      city { $0.sources[1].settings["path"] = "nowhere/other.csv" }, city { $0.sources[0].settings["indoor"] = true },
      city { $0.sources[0].settings["radius_km"] = .number(5.5) },
    ]
    #expect(Set(all.map(\.airWords)).count == all.count)
  }

  @Test("is another one where a file that a setting names was written anew, and not where a folder was")
  func looksAtFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", as: "air.csv")
    let file = city {
      $0.sources = [.init(id: "station-csv", settings: ["path": "air.csv"], folder: folder.url.path)]
    }
    let whole = city { $0.sources = [.init(id: "gva-rvvcca", settings: ["path": .text(folder.url.path)])] }
    let before = (file.airWords, whole.airWords)
    #expect(file.airWords == before.0)
    try folder.write("three", as: "air.csv")
    try folder.write("two", as: "more.csv")
    #expect(file.airWords != before.0 && whole.airWords == before.1)
  }
}
