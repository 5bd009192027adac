internal import AirData
internal import Foundation
internal import Geo

/// The beginning of a map, as a line has it; the values follow in lines of their own.
struct MapMessage: Codable {
  /// The grid of a raster.
  struct Raster: Codable {
    /// West, south, east, north.
    let box: [Double]
    let columns: Int
    let rows: Int
  }

  let pollutant: String
  let from: String
  let to: String
  let licence: String
  let attribution: String
  /// Metres; 0 for lines.
  let resolution: Double
  /// None for a map of lines.
  var raster: Raster?

  init(_ map: AirMap) {
    (pollutant, resolution) = (map.pollutant.rawValue, map.resolutionMeters)
    (from, to) = (ZonedTime.format(map.from), ZonedTime.format(map.to))
    (licence, attribution) = (map.licence, map.attribution)
    if case .raster(let grid) = map.content {
      let box = [grid.box.west, grid.box.south, grid.box.east, grid.box.north]
      raster = Raster(box: box, columns: grid.columns, rows: grid.rows)
    }
  }

  /// The map with its values; nothing is checked but what JSON cannot say.
  func map(values: [Float], lines: [AirMapLine]) throws(ProtocolFault) -> AirMap {
    guard let pollutant = Pollutant(parsing: pollutant) else {
      throw ProtocolFault("map.pollutant: '\(PlainText.clean(pollutant, maxCharacters: 40))' is unknown")
    }
    var content = AirMap.Content.lines(lines)
    if let raster {
      guard raster.box.count == 4 else { throw ProtocolFault("map.raster.box: must be [west, south, east, north]") }
      let box = BoundingBox(west: raster.box[0], south: raster.box[1], east: raster.box[2], north: raster.box[3])
      content = .raster(AirMapRaster(box: box, columns: raster.columns, rows: raster.rows, values: values))
    }
    return AirMap(
      pollutant: pollutant, from: try ZonedTime.parse(from, path: "map.from"),
      to: try ZonedTime.parse(to, path: "map.to"), licence: PlainText.clean(licence, maxCharacters: 500),
      attribution: PlainText.clean(attribution, maxCharacters: 500), resolutionMeters: resolution, content: content)
  }
}
