internal import AirData
package import Foundation
internal import Geo

/// Filled contours as GeoJSON (RFC 7946): one MultiPolygon for each category of a layer.
package enum ContourGeoJSON {
  /// The contours of a layer at the bounds of the report's scale; empty where the scale does not rate the pollutant.
  ///
  /// Concentrations are those of the hour, held against the bounds as if they were averaged as the scale asks.
  package static func write(_ layer: MapLayer, of report: HourReport) -> Data {
    var text = ByteText(capacity: 1 << 18)
    text.append(
      "{\"type\":\"FeatureCollection\",\"hour\":\"\(TimeText.format(report.hour, zone: .gmt))\",\"layer\":\"\(layer.word)\""
    )
    text.append(",\"scale\":\"\(report.scale.id.rawValue)\",\"attribution\":")
    text.append(json: report.attribution.joined(separator: "; "))
    text.append(",\"features\":[")
    if let (values, thresholds) = contents(layer, report) {
      let bands = BandPolygons.all(spec: report.spec, values: values, thresholds: thresholds)
      for (number, band) in bands.enumerated() {
        if number > 0 { text.append(",") }
        append(band, thresholds, layer, report, to: &text)
      }
    }
    text.append("\n]}\n")
    return text.data
  }

  private static func contents(_ layer: MapLayer, _ report: HourReport) -> ([Float], BandThresholds)? {
    switch layer {
    case .index:
      report.index.map { ($0.values, BandThresholds(indexOn: $0.scale)) }
    case .pollutant(let pollutant):
      report[pollutant].flatMap { raster in
        BandThresholds(report.scale, pollutant).map { (raster.values, $0) }
      }
    }
  }

  private static func append(
    _ band: BandPolygons, _ thresholds: BandThresholds, _ layer: MapLayer, _ report: HourReport, to text: inout ByteText
  ) {
    let category = report.scale.categories[thresholds.ordinals[band.band] - 1]
    text.append("\n{\"type\":\"Feature\",\"properties\":{\"category\":")
    text.append(category.ordinal)
    text.append(",\"name\":")
    text.append(json: category.name.en)
    text.append(",\"color\":\"\(category.color.hex)\",\"above\":")
    append(bound: band.band - 1, thresholds, to: &text)
    text.append(",\"upTo\":")
    append(bound: band.band, thresholds, to: &text)
    if layer != .index { text.append(",\"unit\":\"µg/m³\"") }
    text.append("},\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[")
    for (number, polygon) in band.polygons.enumerated() {
      if number > 0 { text.append(",") }
      append(polygon.rings, to: &text)
    }
    text.append("]}}")
  }

  private static func append(bound: Int, _ thresholds: BandThresholds, to text: inout ByteText) {
    guard thresholds.bounds.indices.contains(bound) else { return text.append("null") }
    text.append(Double(thresholds.bounds[bound]), decimals: 3)
  }

  private static func append(_ rings: [[Coordinate]], to text: inout ByteText) {
    text.append("[")
    for (number, ring) in rings.enumerated() {
      text.append(number > 0 ? ",[" : "[")
      for (place, coordinate) in ring.enumerated() {
        text.append(place > 0 ? ",[" : "[")
        text.append(coordinate.longitude, decimals: 7)
        text.append(",")
        text.append(coordinate.latitude, decimals: 7)
        text.append("]")
      }
      text.append("]")
    }
    text.append("]")
  }
}
