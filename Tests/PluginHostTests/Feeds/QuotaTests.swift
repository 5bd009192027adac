import AirData
import Dispatch
import Foundation
import Geo
import Synchronization
import TestSupport
import Testing

@testable import PluginHost

private let hourly = SourceManifest.Quota(requests: 3, perSeconds: 3600)

private let several = SourceManifest.Quota([
  .init(requests: 5, perSeconds: 3600), .init(requests: 2, perSeconds: 60), .init(requests: 100, perSeconds: 86_400),
])

@Suite("A feed's quota")
struct QuotaTests {
  @Test("Beyond the quota nothing is sent, and the error says when it frees")
  func exhausted() async throws {
    let bench = try FeedBench(quota: hourly, cacheRule: .forbidden)
    let server = try LoopbackServer.always(body: "air")
    for _ in 0..<3 { #expect(try await bench.ask(server.url) == "200 air") }
    #expect(
      try await bench.ask(server.url + "/x?key=1")
        == "quota: The quota of \(server.url)/x, 3 requests an hour, is used up: it is free again at 2026-01-10T10:01:00Z."
    )
    #expect(server.requests.count == 3)
    bench.time.pass(3600)
    #expect(try await bench.ask(server.url).hasPrefix("quota: "))
    bench.time.pass(60)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(bench.time.waits.isEmpty)
  }

  @Test("Of several windows all hold, and the sentence names the one that opens last")
  func severalWindows() async throws {
    let bench = try FeedBench(quota: several, cacheRule: .forbidden)
    let server = try LoopbackServer.always(body: "air")
    for _ in 0..<2 { #expect(try await bench.ask(server.url) == "200 air") }
    #expect(
      try await bench.ask(server.url)
        == "quota: The quota of \(server.url)/, 2 requests a minute, is used up: it is free again at "
        + "2026-01-10T09:01:01Z.")
    bench.time.pass(61)
    for _ in 0..<2 { #expect(try await bench.ask(server.url) == "200 air") }
    bench.time.pass(61)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(
      try await bench.ask(server.url)
        == "quota: The quota of \(server.url)/, 5 requests an hour, is used up: it is free again at "
        + "2026-01-10T10:01:00Z.")
    #expect(server.requests.count == 5)
  }

  @Test("A window that opens soon is waited for, and never beyond the source's deadline")
  func waits() async throws {
    var bench = try FeedBench(quota: .init(requests: 1, perSeconds: 60), cacheRule: .forbidden)
    let server = try LoopbackServer.always(body: "air")
    #expect(try await bench.ask(server.url) == "200 air")
    bench.time.pass(41)
    bench.deadlineSeconds = 20
    #expect(try await bench.ask(server.url).hasPrefix("quota: "))
    bench.deadlineSeconds = 30
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(bench.time.waits.map { $0.rounded() } == [20])
    bench.time.pass(41)
    bench.deadlineSeconds = .infinity
    #expect(try await bench.ask(server.url) == "200 air", "somebody else watches the deadline")
    #expect(bench.time.waits.map { $0.rounded() } == [20, 20])
  }

  @Test("The last refusal is remembered for whoever asks for more, and a wait that helped is none")
  func refusal() async throws {
    let bench = try FeedBench(quota: .init(requests: 1, perSeconds: 60), cacheRule: .forbidden)
    let server = try LoopbackServer.always()
    let ledger = QuotaLedger(folder: bench.folder.url)
    _ = try await bench.ask(server.url)
    bench.time.pass(41)
    #expect(try await bench.ask(server.url) == "200 ")
    #expect(ledger.usage(of: bench.quota, at: bench.time.now).lastRefusal == nil)
    let time = bench.time.now
    _ = try await bench.ask(server.url)
    let refusal = try #require(ledger.usage(of: bench.quota, at: time).lastRefusal)
    #expect(refusal.time == time && refusal.until == ledger.usage(of: bench.quota, at: time).freesAt)
  }

  @Test("Every try counts, an answer from the cache does not")
  func tries() async throws {
    let bench = try FeedBench(quota: hourly)
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer("500 Internal Server Error") },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    for _ in 0..<5 { #expect(try await bench.ask(server.url) == "200 air") }
    let ledger = QuotaLedger(folder: bench.folder.url)
    #expect(ledger.usage(of: hourly, at: bench.time.now).windows.map(\.used) == [2])
  }

  @Test("Questions weigh what the source says, and one that outweighs the quota is refused for good")
  func weights() async throws {
    let bench = try FeedBench(quota: hourly, cacheRule: .forbidden)
    let server = try LoopbackServer.always()
    #expect(try await bench.ask(server.url) { $0.quotaWeight = 2.5 } == "200 ")
    #expect(try await bench.ask(server.url).hasPrefix("quota: The quota of"))
    #expect(try await bench.ask(server.url) { $0.quotaWeight = 0.5 } == "200 ")
    #expect(
      try await bench.ask(server.url) { $0.quotaWeight = 3.5 }
        == "quota: One question to \(server.url)/ counts as 4 requests, but its quota is 3 requests an hour: ask for less at once."
    )
  }

  @Test("One that weighs all of the quota waits until parts of requests have left the window")
  func wholeQuota() throws {
    let folder = try TemporaryFolder()
    let ledger = QuotaLedger(folder: folder.url)
    let quota = SourceManifest.Quota(requests: 10, perSeconds: 3600)
    let later = FakeTime.start + 120
    // As numbers of a machine, these two taken away again from their sum and ten leave more than ten.
    #expect(ledger.spend(0.1, of: quota, server: "s", at: FakeTime.start) == nil)
    #expect(ledger.spend(0.2, of: quota, server: "s", at: later) == nil)
    let refusal = try #require(ledger.spend(10, of: quota, server: "s", at: later))
    guard case .usedUp(_, let free) = refusal else {
      Issue.record("\(refusal)")
      return
    }
    #expect(ledger.spend(10, of: quota, server: "s", at: free) == nil)
  }

  @Test("A request that weighs nothing or less is not sent", arguments: [0, -1, Double.nan, .infinity])
  func noWeight(weight: Double) async throws {
    let bench = try FeedBench(quota: hourly, cacheRule: .forbidden)
    let server = try LoopbackServer.always()
    let told = try await bench.ask(server.url) { $0.quotaWeight = weight }
    #expect(told == "malformed: A request to \(server.url)/ has the weight \(weight): it must be a number above 0.")
    #expect(server.requests.isEmpty)
  }

  @Test("Each key has a quota of its own, and no file holds a key")
  func keys() async throws {
    var bench = try FeedBench(quota: .init(requests: 1, perSeconds: 60), cacheRule: .forbidden)
    let server = try LoopbackServer.always()
    for key in ["hush-one", "hush-two"] {
      bench.key = key
      #expect(try await bench.ask(server.url) == "200 ")
      #expect(try await bench.ask(server.url).hasPrefix("quota: "))
    }
    try #require(!bench.files.isEmpty)
    for file in bench.files {
      #expect(!file.contains("hush"))
      #expect(!(try String(contentsOf: bench.folder.url.appending(path: file), encoding: .utf8)).contains("hush"))
    }
  }

  @Test("Usage tells what is used, the limit, and when it frees")
  func usage() throws {
    let folder = try TemporaryFolder()
    let ledger = QuotaLedger(folder: folder.url)
    let now = FakeTime.start
    #expect(ledger.usage(of: several, at: now).windows.map(\.used) == [0, 0, 0])
    #expect(ledger.usage(of: several, at: now).freesAt == nil)
    #expect(ledger.spend(2, of: several, server: "s", at: now) == nil)
    let usage = ledger.usage(of: several, at: now)
    #expect(usage.windows.map(\.perSeconds) == [60, 3600, 86_400])
    #expect(usage.windows.map(\.used) == [2, 2, 2] && usage.windows.map(\.limit) == [2, 5, 100])
    #expect(usage.windows.map(\.freesAt) == [now + 61, nil, nil] && usage.freesAt == now + 61)
    #expect(usage.fullest?.perSeconds == 60)
    #expect(usage.windows.map(\.perSeconds) == [60, 3600, 86_400])
    ledger.pause("s", until: now + 9000, several, at: now)
    #expect(ledger.usage(of: several, at: now).freesAt == now + 9000)
    #expect(ledger.usage(of: nil, at: now).freesAt == now + 9000 && ledger.usage(of: nil, at: now).windows.isEmpty)
    #expect(ledger.usage(of: several, at: now + 9000).freesAt == nil)
  }

  @Test("Many that ask at once never get more than the quota, and not less")
  func concurrent() throws {
    let folder = try TemporaryFolder()
    let quota = SourceManifest.Quota(requests: 400, perSeconds: 3600)
    let granted = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      let ledger = QuotaLedger(folder: folder.url)
      guard ledger.spend(1, of: quota, server: "s", at: FakeTime.start) == nil else { return }
      granted.withLock { $0 += 1 }
    }
    #expect(granted.withLock { $0 } == 400)
  }

  @Test(
    "A damaged ledger is begun anew",
    arguments: ["", "{", "[]", "{\"windows\":{\"60\":[{\"end\":1e999}]}}", "{\"windows\":7}"])
  func damaged(text: String) throws {
    let folder = try TemporaryFolder()
    let ledger = QuotaLedger(folder: folder.url)
    #expect(ledger.spend(3, of: hourly, server: "s", at: FakeTime.start) == nil)
    try folder.write(text, as: "quota/all.json")
    #expect(ledger.spend(1, of: hourly, server: "s", at: FakeTime.start) == nil)
    #expect(ledger.usage(of: hourly, at: FakeTime.start).windows.map(\.used) == [1])
  }

  @Test("A clock that was wrong once does not block a feed")
  func wrongClock() throws {
    let ledger = QuotaLedger(folder: try TemporaryFolder().url)
    #expect(ledger.spend(3, of: hourly, server: "s", at: FakeTime.start + 1e8) == nil)
    ledger.pause("s", until: FakeTime.start + 1e8 + 60, hourly, at: FakeTime.start + 1e8)
    #expect(ledger.spend(1, of: hourly, server: "s", at: FakeTime.start) == nil)
  }
}

@Suite("The sliding window of a quota")
struct QuotaRecordTests {
  /// Every request with its time: what the record must never undercount.
  private struct Oracle {
    var spent: [(time: Double, weight: Double)] = []

    func used(_ now: Double, window: Double) -> Double {
      spent.filter { $0.time > now - window && $0.time <= now }.reduce(0) { $0 + $1.weight }
    }
  }

  @Test("No window holds more than the quota, and a promised time holds", arguments: 0..<50)
  func neverOver(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let quota = SourceManifest.Quota(
      (0..<Int.random(in: 1...3, using: &random)).map { index in
        .init(
          requests: Int.random(in: 1...40, using: &random),
          perSeconds: Int.random(in: 1...1200, using: &random) + index * 1200)
      })
    let shortest = Double(quota.windows[0].perSeconds)
    let most = quota.windows.map(\.requests).min() ?? 1
    var (record, oracle, now) = (QuotaRecord(), Oracle(), 1.7e9)
    for step in 0..<400 {
      now += Double.random(in: 0...shortest / 20, using: &random)
      let weight = Double(Int.random(in: 1...most, using: &random))
      var time = Date(timeIntervalSince1970: now)
      record.settle(quota, now: time)
      for window in quota.windows {
        let used = oracle.used(now, window: Double(window.perSeconds))
        #expect(record.used(window) >= used - 1e-6, "seed \(seed), step \(step)")
      }
      if let free = record.obstacle(to: weight, quota)?.until {
        #expect(free > time, "seed \(seed), step \(step)")
        guard step.isMultiple(of: 7) else { continue }
        (now, time) = (free.timeIntervalSince1970, free)
        record.settle(quota, now: time)
        #expect(record.obstacle(to: weight, quota) == nil, "seed \(seed), step \(step)")
      }
      record.add(weight, quota, now: time)
      oracle.spent.append((now, weight))
      for window in quota.windows {
        let used = oracle.used(now, window: Double(window.perSeconds))
        #expect(used <= Double(window.requests), "seed \(seed), step \(step)")
      }
      #expect(record.windows.values.allSatisfy { $0.count <= 62 })
    }
  }
}
