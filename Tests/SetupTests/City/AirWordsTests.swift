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

  @Test("is the same for one file, however its path is written")
  func isOfTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "air.csv")
    let words = [("", folder.path("air.csv")), ("", folder.path("./air.csv")), (folder.url.path, "air.csv")].map {
      (from: String, path: String) in
      city { $0.sources[1] = .init(id: "station-csv", settings: ["path": .text(path)], folder: from) }.airWords
    }
    #expect(Set(words).count == 1, "\(words)")
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
}
