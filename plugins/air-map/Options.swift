internal import AirData
internal import Foundation

/// The settings of the source, in types of their own.
struct Options: Sendable {
  let path: String
  /// The layer or variable of the file; nil: its only one.
  let layer: String?
  /// The column of a layer, or the band of a raster; nil: the only one.
  let attribute: String?
  let pollutant: Pollutant
  /// Nil: what the file says, and µg/m³ where it says nothing.
  let unit: ConcentrationUnit?
  let time: DateInterval
  let licence: String
  let attribution: String

  init(_ settings: SourceSettings, zone: TimeZone) throws(SourceError) {
    path = settings.text("path") ?? ""
    layer = settings.text("layer")
    attribute = settings.text("attribute")
    let pollutant = settings.text("pollutant").flatMap { Pollutant(rawValue: $0) }
    guard let pollutant else { throw .setting(name: "pollutant", problem: "is unknown") }
    self.pollutant = pollutant
    unit = try settings.text("unit").map { (text) throws(SourceError) in try Self.unit(text, of: pollutant) }
    let from = try Period("from", settings.text("from") ?? "", zone: zone)
    let to = try Period("to", settings.text("to") ?? "", zone: zone)
    guard from.start < to.end else { throw .setting(name: "to", problem: "lies before 'from'") }
    time = DateInterval(start: from.start, end: to.end)
    licence = settings.text("licence") ?? ""
    attribution = settings.text("attribution") ?? ""
  }

  private static func unit(_ text: String, of pollutant: Pollutant) throws(SourceError) -> ConcentrationUnit {
    guard let unit = ConcentrationUnit(parsing: text) else {
      throw .setting(name: "unit", problem: "is '\(text)', but must be one of µg/m³, mg/m³, ppb, ppm")
    }
    guard unit.microgramsPerCubicMeter(of: pollutant) != nil else {
      throw .setting(
        name: "unit", problem: "is \(unit.symbol), which is no unit of \(pollutant.symbol): particles have µg/m³")
    }
    return unit
  }

  static let manifest = SourceManifest(
    id: "air-map", name: "Air map", version: "1.0.0",
    summary: "A map of a city from a file: GeoTIFF, NetCDF, GeoPackage or GeoJSON.",
    pollutants: Set(Pollutant.allCases), licence: "as the owner of the map says", attribution: "",
    cacheRule: .keep(seconds: 0),
    settings: [
      SettingSpec(
        "path", .path, required: true, example: "no2-2024.tif",
        help: "The file: GeoTIFF, NetCDF, GeoPackage or GeoJSON."),
      SettingSpec("layer", .text, help: "The layer, or the variable of a NetCDF file, where there are several."),
      SettingSpec(
        "attribute", .text,
        help: "The column with the values, or the number or name of the band, where there are several."),
      SettingSpec(
        "pollutant", .choice(Pollutant.allCases.map(\.rawValue)), required: true, help: "What is mapped."),
      SettingSpec(
        "unit", .text,
        help: "The unit of the values: µg/m³, mg/m³, ppb or ppm; what the file says where it is not given."),
      SettingSpec(
        "from", .text, required: true, example: "2024-01-01",
        help: "First day of the time that the map is the mean of, like 2024-01-01."),
      SettingSpec("to", .text, required: true, example: "2024-12-31", help: "Its last day, like 2024-12-31."),
      SettingSpec("licence", .text, required: true, help: "The licence of the map."),
      SettingSpec("attribution", .text, required: true, help: "Who must be named where the map is used."),
    ])
}
