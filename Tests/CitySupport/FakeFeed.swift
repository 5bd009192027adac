package import AirData
internal import Foundation
internal import Synchronization

/// A source in memory that does what a test says, and counts how often it is asked.
package final class FakeFeed: Sendable {
  /// What it makes of a query; readings outside of it are left out.
  package typealias Answer = @Sendable (ReadingQuery) throws -> [Reading]

  /// Its id, under which it stands in the configuration of a ``FakeCity``.
  package let id: String
  private let cacheRule: SourceManifest.CacheRule
  private let readsWhole: Bool
  private let answer: Mutex<Answer>
  private let notices = Mutex<[Notice]>([])
  private let winds: [WindReading]
  private let questions = Mutex<[ReadingQuery]>([])

  /// Creates a feed that answers as is said.
  package init(
    _ id: String = "feed", cacheRule: SourceManifest.CacheRule = .keep(seconds: 0), readsWhole: Bool = false,
    winds: [WindReading] = [], answering answer: @escaping Answer
  ) {
    self.id = id
    self.cacheRule = cacheRule
    self.readsWhole = readsWhole
    self.winds = winds
    self.answer = Mutex(answer)
  }

  /// What it was asked for so far.
  package var asked: [ReadingQuery] { questions.withLock { $0 } }

  /// Changes what it does from now on, and what it has to say whenever it is asked.
  package func change(noticing notices: [Notice] = [], _ answer: @escaping Answer) {
    self.notices.withLock { $0 = notices }
    self.answer.withLock { $0 = answer }
  }

  /// What a registry has of it.
  package var entry: Registry.Entry {
    let manifest = SourceManifest(
      id: id, name: id, version: "1.0.0", summary: "A feed of the tests.", pollutants: Set(Pollutant.allCases),
      providesWind: !winds.isEmpty, readsWhole: readsWhole, licence: "none", attribution: "Owner of \(id)",
      cacheRule: cacheRule, settings: [])
    return Registry.Entry(manifest: manifest, file: "(test)", isIsolated: false) { _, context in
      Instance(feed: self, log: context.log)
    }
  }

  private struct Instance: ReadingProvider, WindProvider {
    let feed: FakeFeed
    let log: any SourceLog

    func readings(for query: ReadingQuery) async throws -> [Reading] {
      feed.questions.withLock { $0.append(query) }
      for notice in feed.notices.withLock({ $0 }) { log.notice(notice) }
      return try feed.answer.withLock { $0 }(query).filter(query.contains)
    }

    func winds(for query: ReadingQuery) async throws -> [WindReading] {
      feed.winds.filter { $0.start < query.interval.end && $0.end > query.interval.start }
    }
  }
}
