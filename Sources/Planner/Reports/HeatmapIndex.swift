internal import Foundation

/// `index.json`: all files of a run with what they were made of.
struct HeatmapIndex: Codable, Hashable {
  var version = 1
  let program: String
  let city: String
  let timeZone: String
  let scale: String
  let layer: String
  let palette: String
  let language: String
  let font: String
  /// West, south, east, north.
  let box: [Double]
  let rows: Int
  let columns: Int
  let attribution: [String]
  var hours: [HeatmapRecord]
  var documents: [HeatmapRecord.File]

  /// Its name in the folder of the run.
  static let fileName = "index.json"

  /// The list at a path, nil where there is none that can be read.
  static func read(at path: String) -> HeatmapIndex? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(HeatmapIndex.self, from: $0) }
  }
}
