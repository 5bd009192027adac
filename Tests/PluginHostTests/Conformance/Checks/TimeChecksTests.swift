import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("What is checked of the times of an answer")
struct TimeChecksTests {
  /// What the check says of a source that answers with some lines about the hour from eight to nine, at nine.
  private func problems(_ lines: [String]) async throws -> [String] {
    let plugin = try ProgramFolder()
    let answer = (lines + ["{\"end\":true}"]).map { "say '\($0)'" }.joined(separator: "\n")
    let script = ProgramFolder.source(id: "times", answer)
      .replacing("\"cache\":0", with: "\"cache\":0,\"wind\":true")
    try plugin.add("brisa-source-times", script: script)
    try FileManager.default.createDirectory(
      atPath: plugin.folder.path("testcases/one"), withIntermediateDirectories: true)
    try plugin.folder.write(
      """
      {"timeZone": "UTC",
       "query": {"box": [-1, 39, 0, 40], "start": "2027-01-15T08:00:00Z", "end": "2027-01-15T09:00:00Z"}}
      """, as: "testcases/one/case.json")
    try plugin.folder.write("{}", as: "testcases/one/expected.json")
    let kit = ConformanceKit(only: ["times"], http: NoNetwork()) { _ in [] }
    let report = try await kit.check(try PluginProject(plugin.folder.url.path), others: [], isolation: Trial.patient)
    return report.results.flatMap(\.problems)
  }

  /// A temperature and a wind of an hour.
  private func lines(from start: String, to end: String, _ kind: String) -> [String] {
    let hour = "\"start\":\"2027-01-15T\(start):00Z\",\"end\":\"2027-01-15T\(end):00Z\",\(kind)"
    return [
      "{\"reading\":{\"station\":{\"id\":\"a\",\"latitude\":39.5,\"longitude\":-0.4},\"pollutant\":\"temperature\","
        + "\"value\":5,\(hour)}}",
      "{\"wind\":{\"latitude\":39.5,\"longitude\":-0.4,\"speed\":5,\"from\":90,\(hour)}}",
    ]
  }

  @Test("Forecasts of the wind and of other species that were issued in the future are found, too")
  func issuedAhead() async throws {
    let issued = { (time: String) in "\"kind\":\"forecast\",\"issued\":\"2027-01-15T\(time):00Z\"" }
    #expect(try await problems([ProgramFolder.reading()] + lines(from: "08:00", to: "09:00", issued("07:00"))) == [])
    let found = try await problems([ProgramFolder.reading()] + lines(from: "08:00", to: "09:00", issued("10:00")))
    let sentence = "is a forecast that says it was issued after 2027-01-15T09:00:00Z: is a local time taken for UTC?"
    #expect(
      found == [
        "testcases/one: the reading a temperature 2027-01-15T08:00:00Z \(sentence)",
        "testcases/one: the wind 39.5,-0.4 2027-01-15T08:00:00Z \(sentence)",
      ])
  }

  @Test("A wind and another species of another hour than the asked one are found, too")
  func otherHour() async throws {
    let found = try await problems(lines(from: "06:00", to: "07:00", "\"kind\":\"observed\""))
    #expect(found.count == 2 && found.allSatisfy { $0.contains(" lies outside the asked time: ") }, "\(found)")
  }
}
