import Geo
import TestSupport
import Testing

/// Circles of 500 m in the middle of Helsinki.
///
/// Skipped without the extract, which is not part of the project.
@Suite(
  "Circles in Helsinki", .enabled(if: RealCity.hasHelsinki, "the extract helsinki-centre is not at hand"))
struct HelsinkiExclusionTests {
  private let city: RealCity

  private static let center = Coordinate(latitude: 60.1690, longitude: 24.9400)
  private static let circle = ["--exclude", "60.1690,24.9400,500"]
  private static let leppasuo = "60.1690,24.9280"
  private static let marketSquare = "60.1675,24.9525"
  private static let eira = "60.1590,24.9390"
  private static let kaisaniemi = "60.1745,24.9470"
  private static let trips = [
    (leppasuo, marketSquare), (marketSquare, leppasuo), (eira, kaisaniemi), (kaisaniemi, eira),
  ]

  init() throws { city = try RealCity.helsinki.get() }

  private func lines(_ answer: JSONValue) throws -> [RouteLine] {
    try answer["routes"].elements.map { try RouteLine($0) }
  }

  @Test(
    "that are forbidden are gone around, in every mode and both ways", arguments: ["walk", "bike", "scooter"], trips)
  func areGoneAround(mode: String, trip: (String, String)) throws {
    let words = city.words(trip.0, trip.1, mode)
    let free = try Clean.json(words)
    let forbidden = try Clean.json(words + Self.circle + ["--exclusion", "forbid"])
    #expect(try lines(free).contains { $0.nearestMeters(to: Self.center) < 480 }, "the trip tests nothing")
    for line in try lines(forbidden) { #expect(line.nearestMeters(to: Self.center) >= 499) }
    // The way around may be shorter, and by scooter also quicker, since dear streets count more than they last.
    if mode != "scooter" {
      let seconds = try [free, forbidden].map { try #require($0["routes"][0]["durationSeconds"].number) }
      #expect(seconds[1] >= seconds[0])
    }
    #expect(forbidden["routes"].elements.allSatisfy { $0.noticeCodes.isEmpty })
  }

  @Test(
    "that one cannot get out of are said, with the metres and seconds inside", arguments: ["walk", "bike", "scooter"])
  func areSaid(mode: String) throws {
    let words = city.words("60.1690,24.9400", Self.marketSquare, mode)
    let route = try Clean.json(words + Self.circle + ["--exclusion", "forbid"])["routes"][0]
    let notice = try #require(route["notices"].elements.first { $0["code"].text == "exclusion-unavoidable" })
    // From the middle it is 500 m to the border, and no street leads straight.
    #expect((450...1000).contains(try #require(notice["metersInside"].number)))
    #expect(try #require(notice["secondsInside"].number) > 0)
    #expect(notice["zone"].text?.isEmpty == false)
  }

  @Test("that are to be avoided leave the fastest route as it was")
  func leaveTheFastest() throws {
    let words = city.words(Self.leppasuo, Self.marketSquare, "walk")
    let free = try Clean.json(words)["routes"][0]
    let avoided = try Clean.json(words + Self.circle + ["--avoidance", "0"])["routes"]
    #expect(avoided[0]["labels"] == .array([.text("fastest")]))
    #expect(avoided[0]["geometry"] == free["geometry"])
    #expect(avoided[1]["labels"] == .array([.text("chosen")]))
    #expect(try RouteLine(avoided[1]).nearestMeters(to: Self.center) > RouteLine(free).nearestMeters(to: Self.center))
  }
}
