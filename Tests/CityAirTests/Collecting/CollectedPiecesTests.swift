import AirData
import Archive
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import TestSupport
import Testing

@testable import CityAir

@Suite("Collecting in pieces, from sources that may fail")
struct CollectedPiecesTests {
  /// A reading of every hour, however long ago.
  private static let long: FakeFeed.Answer = { query in
    try HourlyFeed.answer(query).map { $0.with(concentration: 10) }
  }

  @Test("a long time is asked for in pieces of ten days, each told when it is kept")
  func asksInPieces() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    let steps = Recorder<Int>()
    let answer = try await city.engine.collect(from: FakeCity.hour - 25 * 86_400, to: FakeCity.hour) {
      steps.add($0.done)
    }
    #expect(feed.asked.map { $0.interval.duration / 86_400 } == [10, 10, 5])
    #expect(steps.all == [0, 1, 2, 3])
    #expect(answer.sources.map(\.newCount) == [25 * 24])
  }

  @Test(
    "a source that reads all for each question is asked for more pieces at once, unless what it gave is replaced",
    arguments: zip([false, true], [[10, 20, 40, 30], Array(repeating: 10, count: 10)] as [[Double]]))
  func asksForSeveral(isReplacing: Bool, days: [Double]) async throws {
    let feed = FakeFeed(readsWhole: true, answering: Self.long)
    let city = try FakeCity([feed])
    let steps = Recorder<Int>()
    let answer = try await city.engine.collect(
      from: FakeCity.hour - 100 * 86_400, to: FakeCity.hour, replacing: isReplacing
    ) {
      steps.add($0.done)
    }
    #expect(feed.asked.map { $0.interval.duration / 86_400 } == days)
    #expect(steps.all.last == 10)
    #expect(answer.sources.map(\.newCount) == [100 * 24])
  }

  @Test("a source for which several pieces are too much is asked for one at a time again")
  func asksForSeveralInVain() async throws {
    let feed = FakeFeed(readsWhole: true) { query in
      if query.interval.duration > 20 * 86_400 { throw SourceError.unavailable("It is too much.") }
      return try Self.long(query)
    }
    let city = try FakeCity([feed])
    let answer = try await city.engine.collect(from: FakeCity.hour - 70 * 86_400, to: FakeCity.hour)
    #expect(feed.asked.map { $0.interval.duration / 86_400 } == [10, 20, 40, 10, 10, 10, 10])
    #expect(answer.sources.map(\.failure) == [nil] && answer.sources.map(\.newCount) == [70 * 24])
  }

  @Test("a source that fails half way keeps what came before, and the others go on")
  func keepsWhatCameBefore() async throws {
    let failing = FakeFeed("failing") { query in
      if query.interval.end > FakeCity.hour - 10 * 86_400 { throw SourceError.unavailable("It is down.") }
      return [FakeCity.reading(1, hours: -480, source: "failing")]
    }
    let city = try FakeCity([failing, FakeFeed(answering: HourlyFeed.answer)])
    let answer = try await city.engine.collect(from: FakeCity.hour - 20 * 86_400, to: FakeCity.hour)
    #expect(answer.sources.map(\.state) == [.failed, .updated])
    #expect(answer.sources.map(\.newCount) == [1, 480])
    #expect(answer.sources[0].failure == "It is down.")
    #expect(answer.failure == nil)
    let status = try await city.engine.status()
    #expect(status.sources.map(\.lastError) == ["It is down.", nil])
    #expect(status.sources.map(\.lastSuccess) == [nil, FakeCity.hour + 1800])
  }

  @Test("progress comes to its end though a source fails at its first piece")
  func progressEnds() async throws {
    let failing = FakeFeed("failing") { _ in throw SourceError.unavailable("It is down.") }
    let city = try FakeCity([failing, FakeFeed(answering: HourlyFeed.answer)])
    let steps = Recorder<Int>()
    _ = try await city.engine.collect(from: FakeCity.hour - 25 * 86_400, to: FakeCity.hour) {
      steps.add($0.done)
    }
    #expect(steps.all.max() == 6)
  }

  @Test("a run is for nothing when every source fails")
  func tellsTotalFailure() async throws {
    let down: FakeFeed.Answer = { _ in throw SourceError.unavailable("It is down.") }
    let late: FakeFeed.Answer = { _ in throw SourceError.unavailable("The source did not answer within 2 seconds.") }
    let city = try FakeCity([FakeFeed("one", answering: down), FakeFeed("two", answering: late)])
    let failure = try #require(try await city.engine.collect().failure)
    #expect(
      failure.en == "Every source failed: 'one': It is down.; 'two': The source did not answer within 2 seconds.")
    #expect(failure.es.hasSuffix("'one': It is down.; 'two': La fuente no ha respondido en 2 segundos."))
  }

  @Test("a run is for nothing when every source fails that may be kept")
  func tellsTotalFailureBesideForbidden() async throws {
    let down = FakeFeed("one") { _ in throw SourceError.unavailable("It is down.") }
    let forbidden = FakeFeed("waqi", cacheRule: .forbidden) { _ in [] }
    let answer = try await FakeCity([down, forbidden]).engine.collect()
    #expect(answer.failure?.en == "Every source failed: 'one': It is down.")
  }

  @Test("a source whose name belongs to another in the archive fails alone")
  func keepsOthersWhenOneIsRefused() async throws {
    let feed = FakeFeed("one", answering: HourlyFeed.named("one"))
    let folder = try FakeCity([feed])
    _ = try await folder.engine.collect()
    let taken = FakeFeed("two", answering: HourlyFeed.named("two"))
    let other = FakeFeed("three", answering: HourlyFeed.named("three"))
    let path = folder.folder.path("air.sqlite")
    let both = try FakeCity([taken, other]) {
      $0.archive = path
      $0.sources[0].name = "one"
    }
    let answer = try await both.engine.collect()
    #expect(answer.sources.map(\.state) == [.failed, .updated] && answer.failure == nil)
    #expect(answer.sources[0].failure?.contains("under the name 'one', which is 'two' now") == true)
    let alone = try FakeCity([taken]) {
      $0.archive = path
      $0.sources[0].name = "one"
    }
    let error = await #expect(throws: BrisaError.self) { try await alone.engine.collect() }
    #expect(error?.code == .badConfiguration)
  }

  @Test("a time longer than any feed's is refused before anything is made")
  func refusesCenturies() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    let error = await #expect(throws: BrisaError.self) {
      try await city.engine.collect(from: FakeCity.hour - 126 * 31_557_600, to: FakeCity.hour)
    }
    #expect(error?.code == .badArgument && error?.message.contains("4603 pieces: ask for at most 50 years") == true)
    #expect(!FileManager.default.fileExists(atPath: city.folder.path("air.sqlite")) && feed.asked.isEmpty)
  }

  @Test("a source whose terms forbid it is neither asked nor kept, nor taken from an archive")
  func keepsToTheTerms() async throws {
    let feed = FakeFeed("waqi", cacheRule: .forbidden) { _ in [FakeCity.reading(40, source: "waqi")] }
    let city = try FakeCity([feed])
    let answer = try await city.engine.collect()
    #expect(answer.sources.map(\.state) == [.forbidden])
    #expect(answer.failure == nil)
    #expect(feed.asked.isEmpty)
    #expect(try city.kept().isEmpty)
    for _ in 0..<2 { _ = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour) }
    #expect(feed.asked.count == 2)
    #expect(try city.kept().isEmpty)
  }
}

/// Values that arrive from several threads.
private final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }

  func add(_ value: Value) { lock.withLock { values.append(value) } }
}
