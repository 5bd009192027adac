import AirData
import Foundation
import Synchronization

/// A place to run one source in, removed at the end: a folder with its files, and a server with its feed's answers.
final class SourceBench: SourceLog, HTTPClient, WallClock {
  let now: Date
  private let folder: URL
  private let input: [UInt8]
  private let server: RecordedServer?
  private let notices = Mutex<[Notice]>([])
  private let requests = Mutex<[String]>([])

  private static let client = CurlHTTPClient(version: "0.0.0")

  /// A bench with given bytes, delivered as `input.csv` and by HTTP alike.
  init(input: [UInt8]) throws {
    self.input = input
    now = Date(timeIntervalSince1970: 1_800_000_000)
    folder = try Self.makeFolder()
    server = nil
    try Data(input).write(to: folder.appending(path: "input.csv"))
  }

  /// A bench with the files and the recorded answers of a case, each of them damaged; answers go through the real client.
  init(_ recorded: PluginCase, damage: ([UInt8]) -> [UInt8] = { $0 }) throws {
    input = []
    now = recorded.now
    let folder = try Self.makeFolder()
    self.folder = folder
    for name in try recorded.inputs {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let bytes = try [UInt8](Data(contentsOf: recorded.folder.appending(path: name)))
      try Data(bytes.isEmpty ? [] : damage(bytes)).write(to: file)
    }
    server =
      recorded.responses.isEmpty
      ? nil
      : try RecordedServer(recorded.responses) { name in
        (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) } ?? []
      }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var allNotices: [Notice] { notices.withLock { $0 } }
  var allRequests: [String] { requests.withLock { $0 } }

  /// Path of a file in the bench's folder.
  func path(_ name: String) -> String { folder.appending(path: name).path() }

  /// Makes the source of a recorded case.
  func source(_ entry: Registry.Entry, _ recorded: PluginCase) throws -> any ReadingProvider {
    try source(entry, recorded.settings, zone: recorded.timeZone)
  }

  /// Makes the source; a relative path counts from the bench's folder, as the host counts it from the configuration's.
  func source(_ entry: Registry.Entry, _ settings: [String: SettingValue], zone: TimeZone = .gmt) throws
    -> any ReadingProvider
  {
    var settings = settings.mapValues(filled)
    for spec in entry.manifest.settings {
      guard case .path = spec.kind, case .text(let name) = settings[spec.name], !name.isEmpty, !name.hasPrefix("/")
      else { continue }
      settings[spec.name] = .text(path(name))
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
    if server != nil { return try await Self.client.send(request, onProgress: onProgress) }
    if request.url.hasSuffix("/missing") { return HTTPResponse(status: 404, headers: [:], body: []) }
    return HTTPResponse(status: 200, headers: [:], body: input)
  }

  /// A setting with the bench's own places put in.
  private func filled(_ value: SettingValue) -> SettingValue {
    guard case .text(let text) = value else { return value }
    let folder = String(folder.path().trimmingSuffix(while: { $0 == "/" }))
    return .text(
      text.replacing("{server}", with: server?.url ?? "http://127.0.0.1:9").replacing("{case}", with: folder))
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "brisa-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
