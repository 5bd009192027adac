import AirData
import Foundation
import Synchronization
import TestSupport

@testable import PluginHost

/// A clock and a pace that move only when somebody waits, and then at once.
final class FakeTime: WallClock, Sleeper {
  static let start = Date(timeIntervalSince1970: 1_768_035_600)

  private let state = Mutex((seconds: 0.0, waits: [Double]()))
  private let chanceValue: Double

  init(chance: Double = 1) {
    chanceValue = chance
  }

  var now: Date { Self.start + seconds }
  var seconds: Double { state.withLock { $0.seconds } }
  /// Every wait so far.
  var waits: [Double] { state.withLock { $0.waits } }

  func pass(_ seconds: Double) {
    state.withLock { $0.seconds += seconds }
  }

  func wait(seconds: Double) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.waits.append(seconds)
      state.seconds += seconds
    }
  }

  func chance() -> Double { chanceValue }
}

/// One source's way to the network over the real client, with a cache folder of its own and a time that does not pass
/// by itself.
struct FeedBench {
  let time = FakeTime()
  let folder: TemporaryFolder
  var quota: SourceManifest.Quota?
  var cacheRule = SourceManifest.CacheRule.keep(seconds: 600)
  var key: String?
  var deadlineSeconds = 90.0

  private static let http = CurlHTTPClient(version: "1")

  init(quota: SourceManifest.Quota? = nil, cacheRule: SourceManifest.CacheRule = .keep(seconds: 600)) throws {
    folder = try TemporaryFolder()
    self.quota = quota
    self.cacheRule = cacheRule
  }

  /// A client as a new process would make it.
  func client() throws -> FeedClient {
    let spec = SettingSpec("key", .secret, help: "A key.")
    let manifest = SourceManifest(
      id: "feed", name: "Feed", version: "1.0.0", summary: "For tests.", pollutants: [.no2], licence: "CC0",
      attribution: "Nobody", quota: quota, cacheRule: cacheRule, settings: [spec])
    let settings = try SourceSettings(key.map { ["key": .text($0)] } ?? [:], specs: [spec])
    return FeedClient(
      over: Self.http, manifest: manifest, settings: settings, cacheFolder: folder.url, clock: time,
      deadlineSeconds: deadlineSeconds, pace: time)
  }

  /// Status and body of an answer, or the sentence of the failure.
  func ask(_ url: String, _ change: (inout HTTPRequest) -> Void = { _ in }) async throws -> String {
    var request = HTTPRequest(url: url)
    change(&request)
    do {
      let response = try await client().send(request)
      return "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
    } catch let error as SourceError {
      return "\(error.shortDescription): \(error.message)"
    }
  }

  /// Paths below the cache folder of all files.
  var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
    return names.filter { (try? Data(contentsOf: folder.url.appending(path: $0))) != nil }.sorted()
  }

  /// Paths of those that hold an answer; beside them requests are counted.
  var answers: [String] { files.filter { $0.hasPrefix("http/") } }
}
