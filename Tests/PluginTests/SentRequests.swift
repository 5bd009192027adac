import AirData
import Foundation
import Synchronization
import Testing

/// Keeps the requests of a source, with everything that a server does not see; answers them in turn, as far as it goes.
final class SentRequests: HTTPClient, SourceLog, WallClock {
  let now: Date
  private let requests = Mutex<[HTTPRequest]>([])
  private let answers: Mutex<ArraySlice<String>>

  init(now: Date, answers: [String] = []) {
    self.now = now
    self.answers = Mutex(answers[...])
  }

  var all: [HTTPRequest] { requests.withLock { $0 } }

  /// A source of this repository, by its id.
  func source(_ id: String, _ settings: [String: SettingValue]) throws -> any ReadingProvider {
    let entry = try #require(PluginFolder.all.first { $0.id == id }).entry()
    let context = SourceContext(
      http: self, clock: self, log: self, cacheFolder: FileManager.default.temporaryDirectory, timeZone: .gmt)
    return try entry.make(SourceSettings(settings, specs: entry.manifest.settings), context)
  }

  func send(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    requests.withLock { $0.append(request) }
    guard let answer = answers.withLock({ $0.popFirst() }) else { throw .unavailable("Nothing is answered here.") }
    return HTTPResponse(status: 200, headers: [:], body: Array(answer.utf8))
  }

  func debug(_ message: String) {}

  func notice(_ notice: Notice) {}
}
