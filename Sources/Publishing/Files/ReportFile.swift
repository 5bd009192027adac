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

  /// Whether it is there in its size.
  func isWhole(in run: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(run)/\(path)")
    return attributes?[.size] as? Int == bytes
  }
}
