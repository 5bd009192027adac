import AirData
import Foundation
import Synchronization

/// A place to run one source on given bytes, delivered as a file and by HTTP alike, in a folder that is removed at the
/// end.
final class SourceBench: SourceLog, HTTPClient, WallClock {
  let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let folder: URL
  private let input: [UInt8]
  private let notices = Mutex<[Notice]>([])
  private let requests = Mutex<[String]>([])

  init(input: [UInt8]) throws {
    self.input = input
    folder = FileManager.default.temporaryDirectory.appending(path: "brisa-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(input).write(to: folder.appending(path: "input.csv"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var allNotices: [Notice] { notices.withLock { $0 } }
  var allRequests: [String] { requests.withLock { $0 } }

  /// Path of a file in the bench's folder.
  func path(_ name: String) -> String { folder.appending(path: name).path() }

  /// Makes the source; a relative `path` counts from the bench's folder, as the host counts it from the
  /// configuration's.
  func source(_ entry: Registry.Entry, _ settings: [String: SettingValue], zone: TimeZone = .gmt) throws
    -> any ReadingProvider
  {
    var settings = settings
    if case .text(let name) = settings["path"], !name.isEmpty, !name.hasPrefix("/") {
      settings["path"] = .text(path(name))
    }
    let context = SourceContext(http: self, clock: self, log: self, cacheFolder: folder, timeZone: zone)
    return try entry.make(SourceSettings(settings, specs: entry.manifest.settings), context)
  }

  func debug(_ message: String) {}

  func notice(_ notice: Notice) {
    notices.withLock { $0.append(notice) }
  }

  func send(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    requests.withLock { $0.append(request.url) }
    if request.url.hasSuffix("/missing") { return HTTPResponse(status: 404, headers: [:], body: []) }
    return HTTPResponse(status: 200, headers: [:], body: input)
  }
}
