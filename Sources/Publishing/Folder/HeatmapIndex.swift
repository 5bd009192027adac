internal import AirData
internal import AirField
internal import Files
internal import Foundation
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
  private var settings: [(name: LocalizedText, value: LocalizedText)] {
    typealias Text = LocalizedText
    let network = Text(en: "of the network", es: "de la red", ca: "de la xarxa")
    let all = Text(en: "all", es: "todos", ca: "tots")
    return [
      (Text(en: "city", es: "ciudad", ca: "ciutat"), Text(same: city)),
      (Text(en: "time zone", es: "zona horaria", ca: "zona horària"), Text(same: timeZone)),
      (Text(en: "scale", es: "escala", ca: "escala"), Text(same: scale)),
      (Text(en: "method", es: "método", ca: "mètode"), Text(same: method)),
      (Text(en: "layer", es: "capa", ca: "capa"), Text(same: layer)),
      (Text(en: "palette", es: "paleta", ca: "paleta"), Text(same: palette)),
      (Text(en: "language", es: "idioma", ca: "idioma"), Text(same: language)),
      (Text(en: "every", es: "cada", ca: "cada"), Text(same: Self.hours(stepSeconds))),
      (
        Text(en: "box", es: "recuadro", ca: "requadre"),
        boxFrom == .network ? network : Text(same: box.map { "\($0)" }.joined(separator: ","))
      ),
      (Text(en: "cell", es: "celda", ca: "cel·la"), Text(same: "\(cellMeters) m")),
      (Text(en: "files", es: "ficheros", ca: "fitxers"), files.map { Text(same: $0.joined(separator: ",")) } ?? all),
    ]
  }

  /// `3 h`, whatever somebody has written for the seconds.
  private static func hours(_ seconds: Double) -> String {
    Int(exactly: (seconds / 3600).rounded(.towardZero)).map { "\($0) h" } ?? "\(seconds) s"
  }

  /// What was set otherwise for another list, like `palette scale, not cividis`; empty where nothing was.
  func differences(from other: HeatmapIndex) -> [LocalizedText] {
    zip(settings, other.settings).filter { $0.value != $1.value }.map { mine, others in
      LocalizedText(
        en: "\(mine.name.en) \(mine.value.en), not \(others.value.en)",
        es: "\(mine.name.es) \(mine.value.es), no \(others.value.es)",
        ca: "\(mine.name.ca) \(mine.value.ca), no \(others.value.ca)")
    }
  }
}
