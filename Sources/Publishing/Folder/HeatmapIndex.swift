internal import AirData
internal import AirField
internal import Files
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

/// `index.json`: all files of a run with what they were made of.
struct HeatmapIndex: Codable, Hashable {
  var version = 1
  let program: String
  let city: String
  let timeZone: String
  let scale: String
  /// How readings become a field, as `--field` has it.
  let method: String
  let layer: String
  let palette: String
  let language: String
  let font: String
  /// Seconds from one report to the next.
  let stepSeconds: Double
  /// Where the box comes from.
  let boxFrom: BoxOrigin
  /// West, south, east, north.
  let box: [Double]
  /// Side of a cell in metres, as asked for.
  let cellMeters: Double
  let rows: Int
  let columns: Int
  /// The kinds of files that were chosen, with `gz` for compressed tables; nil where there are all, as they are.
  var files: [String]?
  var attribution: [String] = []
  var hours: [HeatmapRecord] = []
  var documents: [ReportFile] = []

  /// Where a box comes from.
  enum BoxOrigin: String, Codable {
    /// It is that of the network, and changes with it.
    case network
    /// A person has set it.
    case settings
  }

  /// Its name in the folder of the run.
  static let fileName = "index.json"

  /// The list in a folder, nil where there is none that can be read.
  static func read(in folder: OpenFolder) -> HeatmapIndex? {
    let data = NameInFolder(fileName).flatMap { folder.read($0) }
    return data.flatMap { try? JSONDecoder().decode(HeatmapIndex.self, from: $0) }
  }
}

extension HeatmapIndex {
  /// What whoever asked for the reports has set, as a person says it.
  private var settings: [(name: String, value: String)] {
    [
      ("city", city), ("time zone", timeZone), ("scale", scale), ("method", method), ("layer", layer),
      ("palette", palette), ("language", language), ("every", Self.hours(stepSeconds)),
      ("box", boxFrom == .network ? "of the network" : box.map { "\($0)" }.joined(separator: ",")),
      ("cell", "\(cellMeters) m"), ("files", files?.joined(separator: ",") ?? "all"),
    ]
  }

  /// `3 h`, whatever somebody has written for the seconds.
  private static func hours(_ seconds: Double) -> String {
    Int(exactly: (seconds / 3600).rounded(.towardZero)).map { "\($0) h" } ?? "\(seconds) s"
  }

  /// What was set otherwise for another list, like `palette scale, not cividis`; empty where nothing was.
  func differences(from other: HeatmapIndex) -> [String] {
    zip(settings, other.settings).filter { $0.value != $1.value }.map { "\($0.name) \($0.value), not \($1.value)" }
  }
}
