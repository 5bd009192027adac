import Foundation
import TestSupport
import Testing

@Suite("brisa trip and brisa loop")
struct TripTests {
  private static let stops = ["39.4764,-0.4060", "39.4645,-0.3483", "39.4699,-0.3763", "39.4795,-0.3443"]

  private static func trip(_ words: [String]) throws -> JSONValue {
    try JSONValue(parsing: Clean.output(["trip"] + stops + words + EmbeddedCity.at + ["--json"]))
  }

  private static func numbers(_ json: JSONValue) -> [Int] {
    (json["trip"]["stops"].array ?? []).compactMap { $0["number"].number.map { Int($0) } }
  }

  @Test("begins and ends where it is asked to, in all four ways")
  func ends() throws {
    let (west, east) = ("39.4764,-0.4065", "39.4645,-0.3480")
    let free = try Self.numbers(Self.trip([]))
    #expect(free.sorted() == [1, 2, 3, 4])
    // Numbers are those of the list, in which the ends are not.
    let places = Self.stops.map { $0.split(separator: ",").compactMap { Double($0) } }
    for (words, count) in [(["--from", west], 5), (["--to", east], 5), (["--from", west, "--to", east], 6)] {
      let trip = try Self.trip(words)
      let stops = trip["trip"]["stops"].array ?? []
      #expect(stops.count == count && Self.numbers(trip).sorted() == [1, 2, 3, 4], "\(words)")
      #expect(words.contains("--from") == (stops.first?["number"] == .null))
      #expect(words.contains("--to") == (stops.last?["number"] == .null))
      for stop in stops {
        guard let number = stop["number"].number else { continue }
        #expect(stop["place"][1].number == places[Int(number) - 1][0])
      }
    }
    let round = try Self.trip(["--round"])
    #expect(round["routes"][0]["legs"].array?.count == 4)
  }

  @Test(
    "counts the stops of the list, and not the ends beside it",
    arguments: [
      (2, ["--from", "39.4764,-0.4065", "--to", "39.4645,-0.3480"], "The 2 stops in the best of all orders"),
      (3, ["--from", "39.4764,-0.4065", "--round"], "The 3 stops in the best of all orders"),
      (3, ["--to", "39.4645,-0.3480", "--order", "given"], "The 3 stops as they are listed"),
    ])
  func counts(_ listed: Int, _ ends: [String], _ sentence: String) throws {
    let text = try Clean.output(["trip"] + Array(Self.stops.prefix(listed)) + ends + EmbeddedCity.at)
    #expect(text.contains(sentence), "\(text)")
  }

  @Test("says nothing of the order of a single stop")
  func oneStop() throws {
    let words = ["trip", Self.stops[1], "--from", "39.4764,-0.4065", "--round"] + EmbeddedCity.at
    let text = try Clean.output(words)
    #expect(text.contains("origin → 1 (") && !text.contains(" stops"), "\(text)")
  }

  @Test("ends where a way leads to, though none leads back, with a place on the way and without")
  func oneWayEnd() throws {
    let folder = try TemporaryFolder()
    let map = try folder.write(OneWayLane.osm, as: "lane.osm")
    let words = ["--mode", "scooter", "--from", "39.47,-0.3695", "--to", "39.47,-0.3632", "--by", "traffic", "--json"]
    for via in [[], ["--via", "39.4727,-0.368"]] {
      let answer = try JSONValue(
        parsing: Clean.output(["route", "--network", map] + words + via + ["--at", "2026-03-02T08:00"]))
      let ends = answer["routes"][0]["geometry"]["coordinates"].array?.last?.array?.compactMap(\.number) ?? []
      #expect(abs((ends.first ?? 0) + 0.3632) < 0.0001, "\(via): \(ends)")
    }
  }

  @Test("keeps a given order, which is never shorter than the best", arguments: ["time", "distance", "burden"])
  func given(goal: String) throws {
    let given = try Self.trip(["--order", "given", "--optimize", goal])
    let best = try Self.trip(["--optimize", goal])
    #expect(Self.numbers(given) == [1, 2, 3, 4])
    func figure(_ json: JSONValue) -> Double {
      let label = goal == "burden" ? "cleanest" : "fastest"
      let route = (json["routes"].array ?? []).first { $0["labels"].array?.contains(.text(label)) == true }
      let name = ["time": "durationSeconds", "distance": "distanceMeters"][goal] ?? "burden"
      return route?[name].number ?? .nan
    }
    #expect(figure(best) <= figure(given) + 0.1)
  }

  @Test("takes stops from a table and from standard input, with their names")
  func files() throws {
    let folder = try TemporaryFolder()
    let rows = ["lat,lon,name"] + Self.stops.enumerated().map { "\($1),Stop \($0)" }
    let file = try folder.write(rows.joined(separator: "\n") + "\n", as: "stops.csv")
    let text = try Clean.output(["trip", file, "--round"] + EmbeddedCity.at)
    #expect(text.contains("The 4 stops in the best of all orders (least time), and back to the start"))
    #expect(text.contains("Stop 3 → "))
    let gpx = try Clean.output(["trip", file, "--format", "gpx"] + EmbeddedCity.at)
    #expect(gpx.components(separatedBy: "<wpt ").count == 5 && gpx.contains("<name>Stop 3</name>"))
    let geojson = try JSONValue(parsing: Clean.output(["trip", file, "--format", "geojson"] + EmbeddedCity.at))
    let points = (geojson["features"].array ?? []).filter { $0["geometry"]["type"] == .text("Point") }
    #expect(points.count == 4)
  }

  @Test("finds loops that have the length that was asked for")
  func loops() throws {
    let json = try JSONValue(
      parsing: Clean.output(["loop", "--from", "39.4699,-0.3763", "--length", "4km", "--json"] + EmbeddedCity.at))
    let routes = json["routes"].array ?? []
    #expect(!routes.isEmpty && json["loops"]["length"] == .text("4km"))
    for route in routes { #expect(abs((route["distanceMeters"].number ?? 0) / 4000 - 1) <= 0.08) }
  }
}
