import AirData
import Foundation
import Geo
import PluginHost
import Synchronization
import TestSupport
import Testing

private let hour = Date(timeIntervalSince1970: 1_800_000_000)
private let query = ReadingQuery(
  box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
  interval: DateInterval(start: hour - 86_400, duration: 100_000))

/// A clock that stands still at the end of the hour.
private struct HourLater: WallClock {
  var now: Date { hour + 3600 }
}

/// A source whose readings are made by a function that the settings name.
private struct ScriptedSource: AirSource {
  static let manifest = SourceManifest(
    id: "scripted", name: "Scripted", version: "1.0.0", summary: "For tests.", pollutants: [.no2, .pm25],
    licence: "CC0", attribution: "Nobody", cacheRule: .forbidden,
    settings: [
      SettingSpec("script", .text, required: true, help: "What to do."),
      SettingSpec("attribution", .text, help: "Who."), SettingSpec("key", .secret, help: "A key."),
    ])

  private let script: String
  private let key: String
  private let context: SourceContext

  init(settings: SourceSettings, context: SourceContext) throws {
    script = settings.text("script") ?? ""
    key = settings.text("key") ?? ""
    self.context = context
    if script == "throw in init" { throw SourceError.setting(name: "script", problem: "asks for it") }
    if script == "throw oddly" { throw CocoaError(.featureUnsupported) }
  }

  func others(for query: ReadingQuery) async throws -> [SpeciesReading] {
    guard script == "judge" else { return [] }
    let judged = reading(quality: Reading.Quality(rawValue: 0xFF))
    return [
      SpeciesReading(
        station: judged.station, species: .nox, value: 5, uncertainty: 1, start: judged.start, end: judged.end,
        quality: judged.quality, sourceID: judged.sourceID)
    ]
  }

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    switch script {
    case "throw": throw SourceError.unavailable("The feed is closed.")
    case "throw quota": throw SourceError.quota("Come back tomorrow.")
    case "throw key": throw SourceError.malformed("The feed says '\(key)'.")
    case "throw key oddly": throw CocoaError(.featureUnsupported, userInfo: ["url": "/?key=\(key)"])
    case "tell key":
      context.log.debug("Asking with \(key).")
      context.log.notice(Notice(code: "hello", message: "The key is \(key)."))
    case "ask": _ = try await context.http.send(HTTPRequest(url: "https://example.org/\(key)"))
    case "sleep": try await Task.sleep(for: .seconds(600))
    case "block": block()
    case "echo key": return [reading(stationName: "Station \(key)", credit: Credit(attribution: key, licence: key))]
    case "lie": return liar
    case "judge": return [reading(quality: Reading.Quality(rawValue: 0xFF))]
    case "notice": context.log.notice(Notice(code: "hello", message: "Hello."))
    case "flood": for _ in 0..<1000 { context.log.notice(Notice(code: "flood", message: "More.")) }
    case "typical": return [reading(kind: .typical(of: .daily))]
    case "both": return [reading(kind: .typical(of: .daily)), reading(from: -7200)]
    case "stale": return [reading(from: -7200), reading(from: -10_800)]
    case "future": return [reading(from: 3600)]
    case "fresh": return [reading(from: -3600), reading(), reading(from: 3600)]
    default: break
    }
    return []
  }

  private func block() {
    Thread.sleep(forTimeInterval: 30)
  }

  private var liar: [Reading] {
    [
      reading(5), reading(.nan), reading(.infinity), reading(-1), reading(5, pollutant: .o3), reading(5, latitude: 50),
      reading(5, latitude: .nan), reading(5, from: 1e7), reading(5, seconds: 0), reading(5, source: "other"),
    ]
  }

  private func reading(
    _ value: Double = 5, pollutant: Pollutant = .no2, latitude: Double = 39.5, from: Double = 0, seconds: Double = 3600,
    kind: Reading.Kind = .observed, quality: Reading.Quality = [], source: String = "scripted",
    stationName: String = "A", credit: Credit? = nil
  ) -> Reading {
    let place = Coordinate(latitude: latitude, longitude: -0.4)
    return Reading(
      station: Station(id: "a", name: stationName, coordinate: place, type: .unknown, credit: credit),
      pollutant: pollutant, concentration: value, start: hour + from, end: hour + from + seconds, kind: kind,
      quality: quality, sourceID: source)
  }
}

/// How often a source was made.
private final class CountedInstances: Sendable {
  let count = Atomic(0)
}

private func ask(_ scripts: String..., deadline: Double = 60) async -> [SourceAnswer] {
  await runner(deadline: deadline).ask(
    scripts.map { SourceConfiguration(id: "scripted", settings: ["script": .text($0)]) }, for: query, at: hour + 1800)
}

private func runner(
  deadline: Double = 60, variables: [String: String] = [:], debug: @escaping @Sendable (String) -> Void = { _ in }
) -> SourceRunner {
  let registry = Registry()
  registry.register(ScriptedSource.self)
  let environment = SourceEnvironment(
    http: NoNetwork(), clock: HourLater(), cacheFolder: TemporaryFolder.ofCaches, timeZone: .gmt,
    variables: variables,
    debug: debug)
  return SourceRunner(registry: registry, environment: environment, deadlineSeconds: deadline)
}

@Suite("Asking sources")
struct SourceRunnerTests {
  /// A source whose instances are counted.
  private static func counting(_ made: CountedInstances) -> SourceRunner {
    let registry = Registry()
    registry.add(
      Registry.Entry(manifest: ScriptedSource.manifest, file: "(test)", isIsolated: false) { settings, context in
        made.count.add(1, ordering: .relaxed)
        return try ScriptedSource(settings: settings, context: context)
      })
    return SourceRunner(
      registry: registry,
      environment: SourceEnvironment(
        http: NoNetwork(), cacheFolder: TemporaryFolder.ofCaches, timeZone: .gmt, variables: [:]),
      deadlineSeconds: 3600)
  }

  @Test("A source is made once to be checked and asked, and again for each further question")
  func madeOnce() async {
    let made = CountedInstances()
    let runner = Self.counting(made)
    let source = SourceConfiguration(id: "scripted", settings: ["script": .text("notice")])
    #expect(runner.problem(with: source) == nil)
    let first = await runner.ask([source], for: query, at: hour)
    #expect(made.count.load(ordering: .relaxed) == 1)
    #expect(first.first?.report.notices.map(\.code) == ["hello"])
    let second = await runner.ask([source], for: query, at: hour)
    #expect(made.count.load(ordering: .relaxed) == 2)
    #expect(second.first?.report.notices.map(\.code) == ["hello"])
  }

  @Test(
    "A source that takes long to fail is asked once in a round, and others each time",
    arguments: [(Duration.zero, 3), (.seconds(600), 4)])
  func oneRound(patience: Duration, count: Int) async {
    let made = CountedInstances()
    let runner = Self.counting(made).forOneRound(patience: patience)
    let sources = ["throw", "notice"].map { SourceConfiguration(id: "scripted", settings: ["script": .text($0)]) }
    for _ in 0..<2 {
      let answers = await runner.ask(sources, for: query, at: hour)
      #expect(answers.map(\.report.failure) == ["The feed is closed.", nil])
    }
    #expect(made.count.load(ordering: .relaxed) == count)
  }

  @Test("A reading that covers the time makes a source fresh, and the newest begun hour gives its age")
  func fresh() async throws {
    let report = try #require(await ask("fresh").first).report
    #expect(report.state == .fresh && report.readingCount == 3 && report.failure == nil)
    #expect(report.newestStart == hour && report.ageSeconds == 1800)
    #expect(report.id == "scripted" && report.name == "Scripted" && report.licence == "CC0")
  }

  @Test(
    "States say how much the readings tell of the time",
    arguments: [
      ("typical", SourceReport.State.typical), ("both", .typical), ("stale", .stale), ("future", .stale),
      ("nothing", .empty),
      ("throw", .failed), ("throw quota", .quota),
    ])
  func states(script: String, state: SourceReport.State) async {
    #expect(await ask(script).map(\.report.state) == [state])
  }

  @Test("A stale source's age counts from its newest reading; a future one has none")
  func ages() async {
    #expect(await ask("stale").first?.report.ageSeconds == 9000)
    #expect(await ask("future").first?.report.ageSeconds == nil)
  }

  @Test("Unsound readings are left out, counted, and told")
  func liar() async throws {
    let answer = try #require(await ask("lie").first)
    #expect(answer.readings.map(\.concentration) == [5])
    #expect(answer.report.notices.map(\.code) == ["source-lied"])
    let message = try #require(answer.report.notices.first?.message)
    #expect(message.hasPrefix("Scripted gave 9 readings that cannot be used"))
    #expect(
      message.contains("2 × the concentration is not a number") && message.contains("1 × it names another source"))
    let spanish = try #require(answer.report.notices.first?.text.es)
    #expect(spanish.contains("2 × la concentración no es un número"), "\(spanish)")
  }

  @Test("Reservations that are the host's own are taken off what a source gives")
  func judge() async throws {
    let answer = try #require(await ask("judge").first)
    #expect(answer.readings.map(\.quality) == [.ofSources])
    #expect(answer.others.map(\.quality) == [.ofSources] && answer.others.map(\.uncertainty) == [1])
  }

  @Test(
    "A source that fails is a report and not an error",
    arguments: [
      ("throw", "The feed is closed."), ("throw in init", "Setting 'script' asks for it."),
    ])
  func failure(script: String, message: String) async {
    let answers = await ask(script, "fresh")
    #expect(answers.map(\.report.state) == [.failed, .fresh])
    #expect(answers.first?.report.failure == message)
  }

  @Test("An error of any other type is a sentence too")
  func oddError() async {
    #expect(await ask("throw oddly").first?.report.failure?.hasPrefix("The source failed: ") == true)
  }

  @Test(
    "A source that sleeps beyond the deadline fails, and so does one that blocks its thread",
    arguments: ["sleep", "block"])
  func deadline(script: String) async {
    let answers = await ask(script, script, script, script, deadline: 1)
    #expect(answers.map(\.report.state) == [.failed, .failed, .failed, .failed])
    #expect(answers.first?.report.failure == "The source did not answer within 1.0 seconds.")
    // A sound one beside it is answered in the same question.
    #expect(await ask(script, "fresh", deadline: 10).map(\.report.state) == [.failed, .fresh])
    // Those that block still have their threads, for longer than this one may take.
    #expect(await ask("fresh", deadline: 15).map(\.report.state) == [.fresh])
  }

  @Test("A cancelled question does not wait for its sources")
  func cancelled() async {
    let task = Task { await ask("block") }
    task.cancel()
    #expect(await task.value.map(\.report.failure) == ["The question was cancelled."])
  }

  @Test("Notices of a source are part of its report, up to a bound")
  func notices() async {
    #expect(await ask("notice").first?.report.notices == [Notice(code: "hello", message: "Hello.")])
    #expect(await ask("flood").first?.report.notices.count == 100)
  }

  @Test(
    "No error, notice or note of a source holds its key",
    arguments: ["throw key", "throw key oddly", "tell key", "ask"])
  func keys(script: String) async throws {
    let notes = Mutex<[String]>([])
    let source = SourceConfiguration(id: "scripted", settings: ["script": .text(script), "key": "env:FEED_KEY"])
    let runner = runner(variables: ["FEED_KEY": "hu/sh"]) { note in notes.withLock { $0.append(note) } }
    #expect(runner.problem(with: source) == nil)
    let report = try #require(await runner.ask([source], for: query, at: hour).first).report
    let said = [report.failure ?? ""] + report.notices.map(\.message) + notes.withLock { $0 }
    #expect(said.joined().contains("***") && !said.joined().contains("hu/sh"))
  }

  @Test("No reading holds the key that a feed has sent back")
  func keyInReading() async throws {
    let source = SourceConfiguration(id: "scripted", settings: ["script": "echo key", "key": "env:FEED_KEY"])
    let answer = await runner(variables: ["FEED_KEY": "hu/sh"]).ask([source], for: query, at: hour).first
    let station = try #require(answer?.readings.first).station
    #expect(station.name == "Station ***" && station.credit == Credit(attribution: "***", licence: "***"))
    #expect(answer.map { "\($0)" }?.contains("hu/sh") == false)
  }

  @Test(
    "A key that is not where the configuration says makes the source a failed one and not the configuration a wrong one"
  )
  func missingKey() async {
    let source = SourceConfiguration(id: "scripted", settings: ["script": "fresh", "key": "env:FEED_KEY"])
    #expect(runner().problem(with: source) == nil)
    let reports = await runner().ask(
      [source, .init(id: "scripted", settings: ["script": "fresh"])], for: query, at: hour
    )
    .map(\.report)
    #expect(
      reports.first?.failure
        == "Setting 'key' takes its value from the environment variable FEED_KEY, which is not set: export it.")
    #expect(reports.map(\.state) == [.failed, .fresh])
  }

  @Test("A key that is written into the configuration is found without asking")
  func writtenKey() {
    let source = SourceConfiguration(id: "scripted", settings: ["script": "fresh", "key": "abc"])
    #expect(runner().problem(with: source)?.message.contains("must not be written here") == true)
  }

  @Test("Answers come in the order of the configuration")
  func order() async {
    #expect(await ask("stale", "fresh", "typical").map(\.report.state) == [.stale, .fresh, .typical])
  }

  @Test("Settings name the source and whom to thank")
  func identity() async throws {
    let source = SourceConfiguration(
      id: "scripted", name: "My feed", settings: ["script": "fresh", "attribution": "The city"])
    let report = try #require(await runner().ask([source], for: query, at: hour).first).report
    #expect(report.name == "My feed" && report.attribution == "The city")
  }

  @Test("A source that is not installed, and settings that do not fit, are found without asking")
  func problems() {
    let runner = runner()
    #expect(
      runner.problem(with: SourceConfiguration(id: "other"))?.message
        == "There is no source 'other'; installed are: scripted.")
    #expect(
      runner.problem(with: SourceConfiguration(id: "scripted"))?.message
        == "Setting 'script' must be given: What to do.")
    #expect(runner.problem(with: SourceConfiguration(id: "scripted", settings: ["script": "fresh"])) == nil)
  }
}
