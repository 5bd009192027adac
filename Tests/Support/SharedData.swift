package import Foundation

/// Real extracts and readings that are not part of the project; tests that need them are skipped where they are not.
package enum SharedData {
  /// The folder, nil where it is not there.
  package static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["BRISA_SHARED_DATA"].map { URL(fileURLWithPath: $0) }
    let folder = named ?? Project.folder.deletingLastPathComponent().appending(path: "shared/data")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The path of a file, nil where it is not there.
  package static func path(_ name: String) -> String? {
    guard let path = folder?.appending(path: name).path else { return nil }
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }

  /// The city's own list of the crossings of València, nil where it is not there.
  package static var cityList: String? { path("../facts/valencia-crossings.csv") }

  /// The examples of answers that were agreed on; none where they are not there.
  package static var examples: [URL] {
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(
        at: $0.deletingLastPathComponent().appending(path: "examples"), includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  /// The path of an extract, nil where it is not there.
  package static func extract(_ name: String) -> String? { path("osm/\(name).osm.pbf") }
}
