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
    /// What the figures of each pollutant are: `measured`, `forecast`, `typical`, `stale` or `bridged`.
    let origin: [String: String]
    /// Whether the index is partial somewhere: there the tiles are hatched.
    let isPartial: Bool
    /// What the index lacks anywhere.
    let missingPollutants: [String]
    /// What there is to say of it in the language of the run; absent for a whole one.
    let partial: String?
    /// Number of tiles of the cover that are transparent throughout and have no file; absent where tiles are painted on
    /// demand.
    let tilesWithoutFile: Int?
    /// Digest of the readings and of all that is set; absent where tiles are painted on demand.
    let inputs: String?
  }

  /// The tiles that it is about.
  struct Subject {
    let air: GatheredAir
    let city: CityConfiguration
    let layer: TileLayer
    let palette: Palette
    let language: Language
    let box: BoundingBox
    let zooms: ClosedRange<Int>
    /// The zoom at which a map begins.
    let firstZoom: Int
    /// Pixels along the side of a tile.
    let tileSize: Int
    /// The address of a tile, with `{z}`, `{x}` and `{y}` in it.
    let address: String
    /// Who must be named.
    let attribution: [String]
    var tilesWithoutFile: Int?
    var inputs: String?
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

  init(_ subject: Subject, caveats: MapCaveats) {
    let fields = subject.air.fields
    let scale = fields.scale
    let unit = Self.unit(of: subject.layer, on: scale)
    let layer = LayerLegend(subject.layer, scale: scale, palette: subject.palette, language: subject.language)
    let coverage = caveats.coverage
    let partial = caveats.sentence?[subject.language]
    let city = subject.city.titleName
    name = city.isEmpty ? layer.title : "\(city): \(layer.title)"
    description = "\(layer.title) (\(unit)), \(TimeText.format(fields.hour, zone: subject.city.timeZone)) + 1 h"
    attribution = subject.attribution.map(XMLText.escaped).joined(separator: " | ")
    legend = Self.legend("\(layer.title), \(unit)", layer.bands, partial: partial, in: subject.language)
    tiles = [subject.address]
    tileSize = subject.tileSize
    let box = subject.box
    bounds = [box.west, box.south, box.east, box.north]
    // A metre is enough for a beginning.
    let middle = [box.center.longitude, box.center.latitude].map { $0.rounded(decimals: 5) }
    center = middle + [Double(subject.firstZoom)]
    minzoom = subject.zooms.lowerBound
    maxzoom = subject.zooms.upperBound
    brisa = Content(
      program: "brisa \(BrisaVersion.current)", city: subject.city.name, hour: fields.hour, layer: subject.layer.word,
      unit: unit, scale: scale.id.rawValue, palette: subject.palette.rawValue, opacity: TilePicture.opacity,
      bands: layer.bands, origin: subject.air.provenance.originNames(of: subject.layer), isPartial: coverage.isPartial,
      missingPollutants: coverage.missingPollutants.map(\.rawValue), partial: partial,
      tilesWithoutFile: subject.tilesWithoutFile, inputs: subject.inputs)
  }

  private static func unit(of layer: TileLayer, on scale: IndexScale) -> String {
    switch layer {
    case .air(.index): scale.id.rawValue
    case .air(.pollutant): "µg/m³"
    case .doubt(let layer): layer.unit
    }
  }

  /// A list of colours, which map libraries show as it is.
  private static func legend(
    _ title: String, _ bands: [LayerLegend.Band], partial: String?, in language: Language
  ) -> String {
    let numbers = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en")).grouping(.never)
    let rows = bands.map { band in
      let bound = band.upTo.map { " ≤ \(language.digits($0.rounded(decimals: 1).formatted(numbers)))" }
      return "<div><span style=\"display:inline-block;width:1em;height:1em;background:\(band.color)\"></span> "
        + "\(XMLText.escaped(band.name))\(bound ?? "")</div>"
    }
    let note = partial.map { "<div>\(XMLText.escaped($0))</div>" }
    return "<div><b>\(XMLText.escaped(title))</b>\(rows.joined())\(note ?? "")</div>"
  }
}
