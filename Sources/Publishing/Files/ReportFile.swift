internal import Files
internal import Foundation
internal import PluginHost

/// A file of a run of reports, as lists and records name it.
struct ReportFile: Codable, Sendable, Hashable {
  /// Path in the run's folder.
  let path: String
  let bytes: Int
  let sha256: String

  init(path: String, data: Data) {
    self.path = path
    bytes = data.count
    sha256 = SHA256.hex(data)
  }

  /// Reads one whose path leads to a file inside the folder.
  /// - Throws: `DecodingError` for any other.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(NameInFolder.self, forKey: .path).text
    bytes = try container.decode(Int.self, forKey: .bytes)
    sha256 = try container.decode(String.self, forKey: .sha256)
  }

  /// Whether a file of its name and size is there.
  func isThere(in run: OpenFolder) -> Bool { NameInFolder(path).map { run.bytes(of: $0) == bytes } ?? false }

  /// Whether it is there as it was written, byte for byte.
  func isWhole(in run: OpenFolder) -> Bool {
    guard isThere(in: run), let name = NameInFolder(path), let data = run.read(name) else { return false }
    return SHA256.hex(data) == sha256
  }
}
