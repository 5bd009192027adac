import TestSupport
import Testing

/// Whole answers, held against what a person has read; `GoldenFile` says how they are renewed.
@Suite("Whole answers in text")
struct GoldenAnswerTests {
  @Test("a route across the embedded city")
  func route() throws {
    try GoldenFile.expect(Clean.output(EmbeddedCity.across), is: "route-walk")
  }

  @Test("a chosen route by bike, with a forbidden circle")
  func chosenRoute() throws {
    let words = ["--mode", "bike", "--avoidance", "4", "--exclude", "39.4720,-0.3650,300", "--exclusion", "forbid"]
    try GoldenFile.expect(Clean.output(EmbeddedCity.across + words), is: "route-bike-forbid")
  }

  @Test("a cleanest way that is another one, with its verdict")
  func cleanestRoute() throws {
    let words = ["route", "--from", "39.4764,-0.4060", "--to", "39.4645,-0.3483"] + EmbeddedCity.at
    try GoldenFile.expect(
      Clean.output(words + ["--field", "idw", "--increment", "off", "--by", "no2"]), is: "route-clean")
  }

  @Test("the air at a place")
  func air() throws {
    try GoldenFile.expect(Clean.output(EmbeddedCity.air), is: "air")
  }

  @Test("the air at a place on the scale of Spain")
  func airOnAnotherScale() throws {
    try GoldenFile.expect(Clean.output(EmbeddedCity.air + ["--scale", "es-ica"]), is: "air-es-ica")
  }

  @Test("the stations")
  func stations() throws {
    try GoldenFile.expect(Clean.output(EmbeddedCity.stations), is: "stations")
  }
}
