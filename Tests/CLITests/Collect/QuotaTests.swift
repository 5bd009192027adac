import Foundation
import TestSupport
import Testing

@Suite("A quota of several windows, over several commands")
struct QuotaTests {
  private let programs: ProgramFolder
  private let config: [String]

  init() throws {
    programs = try ProgramFolder()
    let windows = #"[{"requests":30,"per_seconds":3600},{"requests":3,"per_seconds":60}]"#
    let reading = """
      {"reading":{"station":{"id":"a","latitude":39.5,"longitude":-0.4},"pollutant":"no2","value":7,\
      "start":"2026-03-02T08:00:00Z","end":"2026-03-02T09:00:00Z"}}
      """
    let script = ProgramFolder.source("say '\(reading)'\nsay '{\"end\":true}'")
      .replacing("\"cache\":0", with: "\"cache\":0,\"quota\":\(windows)")
    try programs.add("hill", script: script)
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources: [{id: exec, settings: {program: hill}}]
      """
    config = ["--config", try programs.folder.write(yaml, as: "brisa.yml")]
  }

  /// A cache of the test's own, in which quotas are counted.
  private var cache: [String: String] { ["XDG_CACHE_HOME": programs.folder.path("cache")] }

  @Test("is counted over commands that run at once, and never exceeded")
  func holdsOverProcesses() async throws {
    let words = ["air", "39.5,-0.4", "--at", "2026-03-02T08:30:00Z"] + config
    let results = try await withThrowingTaskGroup(of: Command.Result.self) { group in
      for _ in 0..<8 { group.addTask { try Clean.run(words, environment: cache) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.filter { $0.status == 0 }.count == 3)
    let refused = results.filter { $0.status != 0 }
    #expect(refused.allSatisfy { $0.errors.contains("3 questions a minute, is used up: it is free again at ") })
  }

  @Test("requests to a feed without a quota are counted and told, and none is refused")
  func countsWithoutLimit() throws {
    let server = try LoopbackServer { connection, _ in
      let rows = "x,north,39.5,-0.4,,2026-03-02T08:00:00Z,no2,7,µg/m³\n"
      let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
      connection.answer(body: Array((header + rows).utf8))
    }
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: free.sqlite
      sources: [{id: station-csv, settings: {kind: http, url: '\(server.url)/air.csv'}}]
      """
    let config = ["--config", try programs.folder.write(yaml, as: "free.yml")]
    for _ in 0..<3 { _ = try Clean.run(["sync"] + config, environment: cache) }
    let asked = Double(server.requests.count)
    #expect(asked >= 1)
    let status = try Clean.json(["status"] + config, environment: cache)
    #expect(try Project.schema("status").faults(status) == [])
    #expect(status["sources"][0]["requests"]["count"].number == asked)
    let text = try Clean.output(["status"] + config, environment: cache)
    #expect(text.contains("\(server.requests.count) a day, no limit"), "\(text)")
  }

  @Test("is told by brisa status, window by window")
  func isTold() throws {
    _ = try Clean.output(["sync"] + config, environment: cache)
    let status = try Clean.json(["status"] + config, environment: cache)
    #expect(try Project.schema("status").faults(status) == [])
    let quota = status["sources"][0]["quota"]
    #expect(quota["windows"].elements.map { $0["perSeconds"].number } == [60, 3600])
    #expect(quota["windows"].elements.map { $0["limit"].number } == [3, 30])
    #expect(quota["limit"].number == 3 && quota["used"].number == quota["windows"][0]["used"].number)
    #expect(try Clean.output(["status"] + config, environment: cache).contains("1/3 a minute, 1/30 an hour"))
  }
}
