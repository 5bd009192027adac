import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("A library in a process of its own")
struct IsolatedLibraryTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
    try TroubleLibrary.copy(to: folder)
  }

  private func trouble(_ word: SettingValue, deadline: Double = 60) async throws -> SourceAnswer {
    let trial = Trial(folder.searchPath)
    try #require(trial.problems == [])
    let answer = try #require(await trial.ask("trouble", settings: ["trouble": word], deadline: deadline).first)
    #expect(try await folder.isQuiet(), "\(folder.processes) are left over")
    return answer
  }

  @Test("is listed with its whole manifest, without being opened here")
  func listed() throws {
    let apart = try #require(Trial(folder.searchPath).registry.entry("trouble"))
    #expect(apart.isIsolated)
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    #expect(!maps.contains(folder.folder.url.path))
    var isolation = Trial.patient
    isolation.modes = ["trouble": .host]
    let here = try #require(Trial(folder.searchPath, isolation: isolation).registry.entry("trouble"))
    #expect(!here.isIsolated)
    #expect(apart.manifest == here.manifest)
  }

  @Test("answers as it does in the host")
  func answers() async throws {
    var isolation = Trial.patient
    let apart = await Trial(folder.searchPath).ask("trouble")
    isolation.modes = ["trouble": .host]
    let here = await Trial(folder.searchPath, isolation: isolation).ask("trouble")
    #expect(apart.map(\.readings) == here.map(\.readings))
    #expect(apart.map(\.report) == here.map(\.report))
    #expect(apart.first?.report.notices == [Notice(code: "zone", message: "GMT trouble")])
  }

  @Test("brings wind too, and knows the host's time")
  func winds() async throws {
    struct Stopped: WallClock { let now = Trial.hour }
    let entry = try #require(Trial(folder.searchPath).registry.entry("trouble"))
    let environment = SourceEnvironment(
      http: CurlHTTPClient(version: "0"), clock: Stopped(), cacheFolder: folder.folder.url, timeZone: .gmt)
    let settings = try SourceSettings([:], specs: entry.manifest.settings)
    let source = try environment.source(
      entry, settings: settings, log: SourceNotices(debug: { _ in }), deadlineSeconds: 30)
    let wind = try #require(try await source.promisedWinds(for: Trial.query).first)
    #expect(wind.speedMetersPerSecond == 3 && wind.fromDegrees == 90 && wind.sourceID == "trouble")
    guard case .forecast(let issued) = wind.kind else {
      Issue.record("\(wind.kind) is no forecast")
      return
    }
    #expect((0..<60).contains(issued.timeIntervalSince(Trial.hour)))
  }

  @Test("that traps costs itself, with the trap's own words")
  func traps() async throws {
    let failure = try await trouble("trap").report.failure ?? ""
    #expect(failure.contains("crashed with signal"), "\(failure)")
    #expect(failure.contains("Index out of range"), "\(failure)")
  }

  @Test("that hangs is killed at the deadline")
  func hangs() async throws {
    let failure = try await trouble("hang", deadline: 4).report.failure
    #expect(failure?.contains("did not answer within 4.0 seconds") == true)
  }

  @Test("that leaves processes behind leaves none")
  func forks() async throws {
    #expect(try await trouble("fork").readings.count == 1)
    #expect(folder.startCount >= 3)
  }

  @Test("that ends the process costs itself")
  func exits() async throws {
    #expect(try await trouble("exit").report.failure?.contains("crashed with status 7") == true)
  }

  @Test("may print what it likes")
  func prints() async throws {
    #expect(try await trouble("print").readings.count == 1)
  }

  @Test("that gives values that are no numbers gives the others too")
  func noNumbers() async throws {
    let answer = try await trouble("nan")
    #expect(answer.readings.map(\.concentration) == [4])
    #expect(answer.report.notices.map(\.code) == ["bad-line"])
  }

  @Test("keeps the kinds of its errors")
  func errors() async throws {
    #expect(try await trouble("throw").report.failure == "Come back tomorrow.")
    var trial = Trial(folder.searchPath)
    trial.variables = ["TROUBLE": "wrong"]
    #expect(
      trial.runner().problem(with: SourceConfiguration(id: "trouble", settings: ["key": "env:TROUBLE"]))?.message
        == "Setting 'key' opens nothing.")
  }

  @Test("that crashes while it is opened is left out, and the others are not")
  func crashesAtOpening() throws {
    let stamp = PluginStamp.current
    let library = LibraryFolder()
    try library.compile(
      "libbrisa-bomb.so",
      "#include <stdlib.h>\nconst char stamp[] = \"\(PluginStamp.prefix)\(stamp.kit) compiler=\(stamp.compiler) end\";"
        + "__attribute__((constructor)) static void f(void) { abort(); }")
    let path = PluginSearchPath(
      folders: [library.path, folder.folder.url.path].map { .init(path: $0, isRequired: true) })
    let trial = Trial(path)
    #expect(trial.problems.map(\.code) == [.crashed])
    #expect(trial.problems.first?.message.contains("crashed with signal 6 (abort)") == true)
    #expect(trial.registry.entries.map(\.manifest.id) == ["trouble"])
  }

  @Test("can be one that came with the program")
  func bundled() {
    let folder = PluginSearchPath(folders: [.init(path: BuildFolder.path, isRequired: true)])
    #expect(Trial(folder).registry.entry("station-csv")?.isIsolated == false)
    var isolation = Trial.patient
    isolation.modes = ["station-csv": .process]
    #expect(Trial(folder, isolation: isolation).registry.entry("station-csv")?.isIsolated == true)
  }
}
