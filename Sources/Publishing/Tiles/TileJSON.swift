internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

/// `tiles.json`: TileJSON 3.0.0, with what a program needs that draws a legend of its own under `brisa`.
struct TileJSON: Encodable {
  /// What the tiles are of.
  struct Content: Encodable {
    let program: String
    let city: String
    /// Start of the hour, UTC.
    let hour: Date
    let layer: String
    let unit: String
    let scale: String
    let palette: String
    let opacity: Double
    let bands: [LayerLegend.Band]
    /// Whether the index is partial somewhere: there the tiles are hatched.
    let isPartial: Bool
    /// What the index lacks anywhere.
    let missingPollutants: [String]
    /// What there is to say of it in the language of the run; absent for a whole one.
    let partial: String?
    /// Number of tiles of the cover that are transparent throughout; they have no file.
    let tilesWithoutFile: Int
    /// Digest of the readings and of all that is set.
    let inputs: String
  }

  let tilejson = "3.0.0"
  let version = "1.0.0"
  let scheme = "xyz"
  let name: String
  let description: String
  let attribution: String
  let legend: String
  let tiles: [String]
  let tileSize: Int
  let bounds: [Double]
  let center: [Double]
  let minzoom: Int
  let maxzoom: Int
  let brisa: Content

  /// The ending of a tile's name.
  static func ending(of name: String) -> String { name.hasSuffix("@2x.png") ? "@2x.png" : ".png" }

  /// The names of both files.
  static let fileNames = [".png", "@2x.png"].map(fileName(forEnding:))

  /// The file's name for each ending of tiles.
  static func fileName(forEnding ending: String) -> String { ending == "@2x.png" ? "tiles@2x.json" : "tiles.json" }

  init(
    _ run: TilesRun, city: CityConfiguration, attribution names: [String], caveats: IndexCaveats, ending: String,
    empty: Int
  ) {
    let question = run.question
    let scale = run.air.picture.scale
    let unit = question.pollutant == nil ? scale.id.rawValue : "µg/m³"
    let layer = LayerLegend(question.layer, scale: scale, palette: question.palette, language: question.language)
    let title = layer.title
    let bands = layer.bands
    let coverage = caveats.coverage
    let partial = caveats.sentence?[question.language]
    name = "\(city.name): \(title)"
    description = "\(title) (\(unit)), \(TimeText.format(run.air.picture.hour, zone: city.timeZone)) + 1 h"
    attribution = names.map(XMLText.escaped).joined(separator: " | ")
    legend = Self.legend("\(title), \(unit)", bands, partial: partial)
    let address =
      question.address.isEmpty || question.address.hasSuffix("/") ? question.address : question.address + "/"
    tiles = ["\(address){z}/{x}/{y}\(ending)"]
    tileSize = question.size == .large ? 512 : 256
    let box = run.box
    bounds = [box.west, box.south, box.east, box.north]
    center = [box.center.longitude, box.center.latitude, Double(question.zooms.lowerBound)]
    minzoom = question.zooms.lowerBound
    maxzoom = question.zooms.upperBound
    brisa = Content(
      program: "brisa \(BrisaVersion.current)", city: city.name, hour: run.air.picture.hour, layer: question.layer.word,
      unit: unit, scale: scale.id.rawValue, palette: question.palette.rawValue, opacity: TilePicture.opacity,
      bands: bands, isPartial: coverage.isPartial,
      missingPollutants: coverage.missingPollutants.map(\.rawValue), partial: partial, tilesWithoutFile: empty,
      inputs: run.digest)
  }

  /// A list of colours, which map libraries show as it is.
  private static func legend(_ title: String, _ bands: [LayerLegend.Band], partial: String?) -> String {
    let rows = bands.map { band in
      let bound = band.upTo.map { " ≤ \($0.rounded(decimals: 1).formatted(.number.locale(Locale(identifier: "en"))))" }
      return "<div><span style=\"display:inline-block;width:1em;height:1em;background:\(band.color)\"></span> "
        + "\(XMLText.escaped(band.name))\(bound ?? "")</div>"
    }
    let note = partial.map { "<div>\(XMLText.escaped($0))</div>" }
    return "<div><b>\(XMLText.escaped(title))</b>\(rows.joined())\(note ?? "")</div>"
  }
}
