internal import AirData
package import Foundation

/// What programs said that they are, kept between commands, so that none is started only to say it again.
///
/// An answer counts for the very file that gave it: path, arguments, size, moments of change, file number and this
/// program itself. What cannot be read or written is as good as not there.
package struct ManifestCache: Sendable {
  private let folder: URL
  private let now: @Sendable () -> Date

  /// A file that was changed so many seconds ago may change again within one tick of its file system's clock.
  private static let restlessSeconds = 2.0
  private static let maxBytes = 1 << 20

  /// Opens the cache in a folder, which is made when something is kept.
  package init(folder: URL) {
    self.init(folder: folder, now: { Date() })
  }

  init(folder: URL, now: @escaping @Sendable () -> Date) {
    self.folder = folder
    self.now = now
  }

  /// The manifests of an endpoint: as they are known, or as asking finds them.
  func manifests(
    of endpoint: ProgramEndpoint, asking ask: () throws(PluginProblem) -> [SourceManifest]
  ) throws(PluginProblem) -> [SourceManifest] {
    guard let before = Fingerprint(endpoint) else { return try ask() }
    if let known = read(endpoint, before) { return known }
    let manifests = try ask()
    if before.isOlder(than: now() - Self.restlessSeconds), Fingerprint(endpoint) == before {
      write(Entry(fingerprint: before, manifests: manifests.map(ManifestMessage.init)), endpoint)
    }
    return manifests
  }

  private struct Entry: Codable {
    let fingerprint: Fingerprint
    let manifests: [ManifestMessage]
  }

  private func read(_ endpoint: ProgramEndpoint, _ fingerprint: Fingerprint) -> [SourceManifest]? {
    guard let bytes = SmallFile.read(path(endpoint), limitBytes: Self.maxBytes, isOwn: true),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)), entry.fingerprint == fingerprint,
      !entry.manifests.isEmpty
    else { return nil }
    return try? entry.manifests.map { try $0.manifest() }
  }

  private func write(_ entry: Entry, _ endpoint: ProgramEndpoint) {
    guard let data = try? JSONEncoder().encode(entry), data.count <= Self.maxBytes, SmallFile.makeFolder(folder)
    else { return }
    _ = SmallFile.replace(path(endpoint), with: [UInt8](data))
  }

  private func path(_ endpoint: ProgramEndpoint) -> String {
    folder.appending(
      path: SHA256.hex(ofTexts: [endpoint.file, endpoint.launch.program] + endpoint.launch.arguments) + ".json"
    ).path
  }
}

/// What tells whether a program is still the one that was asked.
private struct Fingerprint: Codable, Hashable {
  /// One file, whatever it holds.
  private struct File: Codable, Hashable {
    let path: String
    let device: UInt64
    let number: UInt64
    let size: Int64
    /// Seconds and nanoseconds of the last change of content, and of anything.
    let modified: [Int]
    let changed: [Int]

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.path = path
      (device, number, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
      modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
      changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
    }
  }

  /// The program, the library that it opens, its keeper and this program itself.
  private let files: [File]
  private let arguments: [String]
  /// Of the variables that the program is given, among which may be a proxy's password.
  private let environmentDigest: String

  /// Nil where a file is missing.
  init?(_ endpoint: ProgramEndpoint) {
    var files: [File] = []
    let own = [endpoint.launch.keeper, PluginSearchPath.runningExecutable].compactMap { $0 }
    for path in Set([endpoint.file, endpoint.launch.program] + own).sorted() {
      guard let file = File(path) else { return nil }
      files.append(file)
    }
    self.files = files
    arguments = endpoint.launch.arguments
    environmentDigest = SHA256.hex(
      ofTexts: endpoint.launch.environment.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  /// Whether all files were left alone since a moment.
  func isOlder(than moment: Date) -> Bool {
    files.allSatisfy { Double(max($0.modified[0], $0.changed[0])) < moment.timeIntervalSince1970.rounded(.down) }
  }
}
