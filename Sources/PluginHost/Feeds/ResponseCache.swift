internal import AirData
internal import Foundation

/// Answers of one source in files of its cache folder, readable for this user alone and bounded in size.
///
/// Files are named by a digest of method, address and header fields: a name tells nobody the key in it. What
/// cannot be read is as if it were not there, and what cannot be written is asked for again.
struct ResponseCache: Sendable {
  /// The folder of the files.
  let folder: URL
  var maxBytesPerAnswer = 16 << 20
  var maxBytes = 64 << 20
  var maxFiles = 2000
  /// Beyond this age a file is removed with the next one that comes.
  var maxAgeSeconds = 30 * 86_400.0

  init(folder: URL) {
    self.folder = folder
  }

  /// What is kept of an answer to a request.
  func answer(to request: HTTPRequest) -> StoredResponse? {
    SmallFile.read(path(request), limitBytes: 2 * maxBytesPerAnswer, isOwn: true).flatMap(
      StoredResponse.init(decoding:))
  }

  /// Keeps an answer in the place of the one before.
  func keep(_ response: StoredResponse, to request: HTTPRequest) {
    guard response.body.count <= maxBytesPerAnswer, let bytes = response.encoded(), SmallFile.makeFolder(folder)
    else { return forget(request) }
    if !SmallFile.replace(path(request), with: bytes) { forget(request) }
    trim(now: response.time)
  }

  /// Removes what is kept of an answer to a request.
  func forget(_ request: HTTPRequest) {
    unlink(path(request))
  }

  private func path(_ request: HTTPRequest) -> String {
    let fields = request.headers.map { ($0.lowercased(), $1) }.sorted { $0 < $1 }.flatMap { [$0, $1] }
    return folder.appending(path: SHA256.hex(ofTexts: [request.method.rawValue, request.url] + fields)).path
  }

  /// Removes files, the oldest first, until the rest keeps the bounds.
  private func trim(now: Date) {
    var files = files()
    var bytes = files.reduce(0) { $0 + $1.bytes }
    files.sort { $0.time > $1.time }
    while let oldest = files.last,
      files.count > maxFiles || bytes > maxBytes || now.timeIntervalSince(oldest.time) > maxAgeSeconds
    {
      unlink(oldest.path)
      bytes -= oldest.bytes
      files.removeLast()
    }
  }

  private func files() -> [(path: String, bytes: Int, time: Date)] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    return urls.compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys), let time = values.contentModificationDate else {
        return nil
      }
      return (url.path, values.fileSize ?? 0, time)
    }
  }
}
