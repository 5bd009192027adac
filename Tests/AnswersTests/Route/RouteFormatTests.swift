import AirData
import Answers
import CityAir
import CityTestSupport
import Foundation
import Setup
import TestSupport
import Testing

@testable import Trips

@Suite("An answer about routes for programs")
struct RouteFormatTests {
  @Test("the probability of being cleaner is in every form, null for the fastest, beside the range and the verdict")
  func probability() throws {
    let answer = try BowedWays(bow: 1200).answer(south: 90, north: 5)
    let json = try JSONValue(parsing: RouteFormat.json.text(answer))
    #expect(json["routes"][0]["cleanerProbability"] == .null)
    let cleanest = try #require(json["routes"].array?.last)
    #expect(try #require(cleanest["cleanerProbability"].number) > 0.95)
    let ends = cleanest["difference"]["burdenInterval68Percent"].array?.compactMap(\.number) ?? []
    let percent = try #require(cleanest["difference"]["burdenPercent"].number)
    #expect(ends.count == 2 && ends[0] < percent && percent < ends[1])
    #expect(json["verdict"].text == answer.verdict.en)
    let collection = try JSONValue(parsing: RouteFormat.geojson.text(answer))
    #expect(collection["verdict"].text == answer.verdict.en)
    #expect(collection["version"].number == 1)
    #expect(
      collection["features"].array?.last?["properties"]["cleanerProbability"] == cleanest["cleanerProbability"])
    #expect(try RouteFormat.gpx.text(answer).contains("cleaner with "))
  }

  @Test("what is nearly sure is not sure", arguments: [(0.9996, 0.999), (0.0004, 0.001)])
  func nearlySure(probability: Double, told: Double) throws {
    var answer = try BowedWays(bow: 1200).answer(south: 90, north: 5)
    answer.routes[answer.routes.count - 1].cleanerProbability = probability
    let json = try JSONValue(parsing: RouteFormat.json.text(answer))
    #expect(json["routes"].array?.last?["cleanerProbability"].number == told)
  }

  @Test("where a bike is pushed is told by the places of the line, and nothing of it to walkers")
  func pushed() throws {
    let answer = try PushedStreets.answer(from: 50, to: 350)
    let route = try JSONValue(parsing: RouteFormat.json.text(answer))["routes"][0]
    #expect(route["pushedPoints"] == .array([.array([.number(1), .number(4)])]))
    #expect(route["geometry"]["coordinates"].array?.count == 6)
    let feature = try JSONValue(parsing: RouteFormat.geojson.text(answer))["features"][0]
    #expect(feature["properties"]["pushedPoints"] == route["pushedPoints"])
    let ways = AvenueAndAlley()
    let walk = try JSONValue(parsing: RouteFormat.json.text(ways.answer(.on, ways.readings)))["routes"][0]
    #expect(walk["pushedPoints"] == .null)
  }

  @Test("a point a minute lies along a straight street of 2 km, so that a reader of GPX sees no gap")
  func gapless() throws {
    let ways = AvenueAndAlley()
    let route = try #require(try ways.answer(.on, ways.readings).routes.first)
    let text = try RouteFormat.gpx.text(ways.answer(.on, ways.readings))
    let fastest = try #require(text.split(separator: "</trkseg>").first)
    let times = try fastest.matches(of: #/<time>(.*?)<\/time>/#).map {
      try Date(String($0.output.1), strategy: .iso8601)
    }
    let steps = zip(times, times.dropFirst()).map { $1.timeIntervalSince($0) }
    #expect(Double(times.count) >= route.durationSeconds / 60)
    #expect(steps.allSatisfy { 0...61 ~= $0 }, "\(steps)")
  }

  @Test("KML has the tracks of GPX, with their names and times")
  func kml() throws {
    let ways = AvenueAndAlley()
    let answer = try ways.answer(.on, ways.readings)
    let gpx = try RouteFormat.gpx.text(answer)
    let kml = try RouteFormat.kml.text(answer)
    let times = gpx.matches(of: #/<trkpt [^>]*><time>(.*?)<\/time>/#).map { String($0.output.1) }
    #expect(kml.matches(of: #/<when>(.*?)<\/when>/#).count == times.count && times.count > 2)
    #expect(kml.matches(of: #/<gx:coord>/#).count == times.count)
    let names = gpx.matches(of: #/<trk><name>(.*?)<\/name>/#).map { String($0.output.1) }
    #expect(!names.isEmpty && names.allSatisfy { kml.contains("<name>\($0)</name>") })
  }

  @Test("a route whose ends are one place is a line of two equal points in every form")
  func withoutLength() throws {
    let ways = AvenueAndAlley()
    let place = DrawnAir.place(1000, 0)
    let answer = try DrawnAir(network: ways.network, readings: ways.readings).answer(from: place, to: place)
    let feature = try JSONValue(parsing: RouteFormat.geojson.text(answer))["features"][0]
    let line = try #require(feature["geometry"]["coordinates"].array)
    #expect(feature["geometry"]["type"] == .text("LineString") && line.count == 2 && line[0] == line[1])
    let point = #/<trkpt [^>]*>/#
    let points = try RouteFormat.gpx.text(answer).matches(of: point).map { String($0.output) }
    #expect(points.count == 2 && Set(points).count == 1)
    let kml = try RouteFormat.kml.text(answer)
    #expect(kml.matches(of: #/<gx:coord>/#).count == 2 && kml.matches(of: #/<when>/#).count == 2)
  }

  @Test("an answer without air has null for what is not known, and tells nothing of it elsewhere")
  func withoutAir() throws {
    let ways = AvenueAndAlley()
    let answer = try ways.answer(.off, [])
    let json = try JSONValue(parsing: RouteFormat.json.text(answer))
    #expect(json["notices"].array?.contains { $0["code"] == .text("no-air") } == true)
    let route = json["routes"][0]
    let figures = try #require(route.object)
    for key in ["burden", "indexMean", "indexMax", "cleanerProbability", "metersWithoutAir"] {
      #expect(figures[key] == JSONValue.null, "\(key)")
    }
    #expect(route["exposure"] == .object([:]) && route["doseMicrograms"] == .object([:]))
    #expect(figures["exposureParts"] == nil && figures["doseParts"] == nil && figures["isPartial"] == nil)
    let feature = try JSONValue(parsing: RouteFormat.geojson.text(answer))["features"][0]
    #expect(feature["properties"]["burden"] == .null && feature["properties"]["exposure"] == .object([:]))
    let lengthAndTime = #/>[0-9]+ m, [0-9]+ s</#
    #expect(try RouteFormat.gpx.text(answer).firstMatch(of: lengthAndTime) != nil)
    #expect(try RouteFormat.kml.text(answer).firstMatch(of: lengthAndTime) != nil)
  }

  @Test("a burden that is relative is not told in minutes", arguments: [RouteFormat.gpx, .kml])
  func relativeBurden(form: RouteFormat) throws {
    let ways = AvenueAndAlley()
    var air = DrawnAir(
      network: ways.network, readings: [DrawnAir.reading(.no2, 20, x: 90_000, y: 0, station: "far")])
    air.increment = .auto
    let answer = try air.answer(from: ways.west, to: ways.east)
    try #require(answer.air.isRelative)
    let text = try form.text(answer)
    #expect(text.contains(", relative burden 100.0") && !text.contains(" min"), "\(text)")
  }

  @Test("the parts of exposure add up to its sums")
  func parts() throws {
    let ways = AvenueAndAlley()
    let answer = try JSONValue(parsing: RouteFormat.json.text(ways.answer(.on, ways.readings)))
    let route = answer["routes"][0]
    let exposure = try #require(route["exposure"]["no2"].number)
    let background = try #require(route["exposureParts"]["no2"]["background"].number)
    let increment = try #require(route["exposureParts"]["no2"]["increment"].number)
    #expect(increment > 0)
    #expect(abs(background + increment - exposure) < 1e-9)
    #expect(route["doseParts"]["no2"]["increment"].number ?? 0 > increment)
  }
}
