import Foundation
import TestSupport
import Testing

@Suite("brisa heatmap --watch")
struct WatchTests {
  private let city: CollectingCity
  private let files: ReportFiles

  init() throws {
    city = try CollectingCity(hours: 3)
    files = ReportFiles(path: city.folder.path("out"))
    _ = try Clean.output(["sync"] + city.config)
  }

  private func watch(_ more: [String] = []) throws -> RunningCommand {
    try RunningCommand(
      ["heatmap", "--watch", "--poll", "1s", "--cell", "1500", "--pollutant", "no2", "-o", files.path] + city.config
        + more)
  }

  /// Waits until something holds, for ten minutes at most.
  private func wait(_ condition: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(600)
    while try !condition() {
      try #require(ContinuousClock.now < deadline)
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Whether the hours of a run and its page are there.
  private func isMade() throws -> Bool {
    guard let index = try files.index else { return false }
    return index["documents"].elements.count >= 2 && index["hours"].elements.count >= 3
  }

  @Test(
    "writes what the archive has, a line for each hour, and ends on a signal with status 0",
    arguments: [SIGINT, SIGTERM])
  func endsOnASignal(signal: Int32) throws {
    let watch = try watch()
    try wait(isMade)
    watch.send(signal)
    _ = try watch.output()
    #expect(watch.status == 0)
    #expect(try files.faults == [])
    #expect(files.parts == [])
    let index = try #require(try files.index)
    #expect(try Project.schema("heatmap-index").faults(index) == [])
    let lines = try watch.errorsSoFar().split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(" written") } == index["hours"].elements.count)
  }

  @Test("writes an hour again when another process collects more of it")
  func followsTheArchive() throws {
    let watch = try watch()
    try wait(isMade)
    let before = try files.index
    let row = "c,39.475,-0.36,traffic,\(CollectingCity.words(city.hour(1))),no2,99,µg/m³\n"
    let table = try String(contentsOfFile: city.folder.path("readings.csv"), encoding: .utf8)
    try city.folder.write(table + row, as: "readings.csv")
    _ = try Clean.output(["sync"] + city.config)
    try wait {
      let now = try files.index
      return try isMade() && now?["hours"].elements.last != before?["hours"].elements.last
    }
    watch.send(SIGTERM)
    _ = try watch.output()
    #expect(try files.faults == [])
    #expect(try files.index?["hours"].elements.first == before?["hours"].elements.first)
  }

  /// Every run finds all files made of something else, so that each kill hits one that replaces files.
  @Test("leaves a folder that is as its list says, however often it is killed")
  func survivesKills() throws {
    let palettes = ["scale", "cividis"]
    let wholeRun = try KillTrial.seconds {
      let first = try watch(["--force", "--palette", palettes[1]])
      try wait(isMade)
      first.kill()
      _ = try first.output()
    }
    try KillTrial.kill(times: 15, within: wholeRun, seed: 2026) { kill in
      try watch(["--force", "--palette", palettes[kill % 2]])
    } look: { kill in
      let faults = try files.faults
      #expect(faults == [], "kill \(kill)")
      return try !isMade()
    }
    let last = try watch(["--force"])
    try wait { try isMade() && files.index?["palette"].text == "scale" }
    last.send(SIGTERM)
    _ = try last.output()
    #expect(try files.faults == [])
    #expect(files.parts == [])
  }
}
