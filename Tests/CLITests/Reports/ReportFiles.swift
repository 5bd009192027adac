import Foundation
import PluginHost
import TestSupport

/// What lies in the folder of a run of reports.
struct ReportFiles {
  let path: String

  /// What `index.json` says, nil where there is none.
  var index: JSONValue? {
    get throws {
      guard let data = FileManager.default.contents(atPath: "\(path)/index.json") else { return nil }
      return try JSONValue(parsing: String(decoding: data, as: UTF8.self))
    }
  }

  /// What of `index.json` is not so: files that have gone, or have other bytes.
  var faults: [String] {
    get throws {
      guard let index = try index else { return [] }
      let files = index["hours"].elements.flatMap { $0["files"].elements } + index["documents"].elements
      return files.compactMap { file in
        guard let name = file["path"].text, let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
          return "\(file["path"]) has gone"
        }
        return SHA256.hex(data) == file["sha256"].text ? nil : "\(name) has other bytes"
      }
    }
  }

  /// Every file, by path in the folder.
  var names: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

  /// Files that are half written.
  var parts: [String] { names.filter { $0.hasSuffix(".part") || $0.contains(".dat.nosync") } }

  /// The records of the hours that have a report.
  var hours: [String] {
    names.filter { name in
      guard name.hasSuffix("/hour.json"), let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        return false
      }
      return !String(decoding: data, as: UTF8.self).contains("\"changing\"")
    }
  }
}
