internal import AirData
package import Foundation
internal import Geo

/// Filled contours as GeoJSON (RFC 7946): one MultiPolygon for each category of a layer, and another one where a
/// category is that of a partial index.
package enum ContourGeoJSON {
  /// The contours of a layer: of the index at the bounds of the report's scale, of a pollutant at those of its legend,
  /// which are parts of the WHO guideline.
  package static func write(_ layer: MapLayer, of report: HourReport, in palette: Palette) -> Data {
    var text = ByteText(capacity: 1 << 18)
    text.append(
      "{\"type\":\"FeatureCollection\",\"hour\":\"\(TimeText.format(report.hour, zone: .gmt))\",\"layer\":\"\(layer.word)\""
    )
    text.append(",\"scale\":\"\(report.scale.id.rawValue)\",\"attribution\":")
    text.append(json: report.attribution.joined(separator: "; "))
    text.append(",\"features\":[")
    let colors = ColorScale(layer, on: report.scale, palette)
    var isFirst = true
    for part in parts(layer, report) {
      for band in bands(of: part, layer, report) {
        if !isFirst { text.append(",") }
        isFirst = false
        append(band, part: part, of: layer, in: report, colors, to: &text)
      }
    }
    text.append("\n]}\n")
    return text.data
  }

  /// Cells of one layer that lack the same, if anything.
  private struct Part {
    let values: [Float]
    let thresholds: BandThresholds
    var coverage = IndexCoverage.whole
  }

  private static func parts(_ layer: MapLayer, _ report: HourReport) -> [Part] {
    switch layer {
    case .index:
      guard let index = report.index else { return [] }
      let bounds = BandThresholds(layer, on: index.scale)
      return Set(index.missingPollutants).sorted { $0.bits < $1.bits }.map { missing in
        let values = zip(index.values, index.missingPollutants).map { $1 == missing ? $0 : .nan }
        return Part(values: values, thresholds: bounds, coverage: IndexCoverage(missing: missing))
      }
    case .pollutant(let pollutant):
      guard let raster = report[pollutant] else { return [] }
      return [Part(values: raster.values, thresholds: BandThresholds(layer, on: report.scale))]
    }
  }

  private static func bands(of part: Part, _ layer: MapLayer, _ report: HourReport) -> [BandPolygons] {
    guard layer == .index, !report.scale.isNumeric else {
      return BandPolygons.all(spec: report.spec, values: part.values, thresholds: part.thresholds)
    }
    return BandPolygons.steps(spec: report.spec, values: part.values, thresholds: part.thresholds)
  }

  private static func append(
    _ band: BandPolygons, part: Part, of layer: MapLayer, in report: HourReport, _ colors: ColorScale,
    to text: inout ByteText
  ) {
    let thresholds = part.thresholds
    let number = thresholds.ordinals[band.band] - 1
    let step = LayerClass.all(of: layer, on: report.scale)[number]
    text.append("\n{\"type\":\"Feature\",\"properties\":{\"category\":")
    text.append(step.ordinal)
    text.append(",\"name\":")
    let isLeast = layer == .index && part.coverage.isPartial
    text.append(json: isLeast ? part.coverage.name(of: report.scale.categories[number]).en : step.name.en)
    text.append(",\"color\":\"\(colors.ink(ofStep: step.ordinal).hex)\",\"above\":")
    append(bound: band.band - 1, thresholds, to: &text)
    text.append(",\"upTo\":")
    append(bound: band.band, thresholds, to: &text)
    if layer != .index {
      text.append(",\"unit\":\"µg/m³\"")
    } else {
      text.append(",")
      text.append(part.coverage)
    }
    text.append(",\"origin\":")
    text.append(object: report.originNames(of: layer), key: \.name) { $0.append(json: $1.origin) }
    text.append("},\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[")
    for (number, polygon) in band.polygons.enumerated() {
      if number > 0 { text.append(",") }
      append(polygon.rings, to: &text)
    }
    text.append("]}}")
  }

  private static func append(bound: Int, _ thresholds: BandThresholds, to text: inout ByteText) {
    guard thresholds.bounds.indices.contains(bound) else { return text.append("null") }
    text.append(json: Double(thresholds.bounds[bound]), decimals: 3)
  }

  private static func append(_ rings: [[Coordinate]], to text: inout ByteText) {
    text.append("[")
    for (number, ring) in rings.enumerated() {
      text.append(number > 0 ? ",[" : "[")
      for (place, coordinate) in ring.enumerated() {
        text.append(place > 0 ? ",[" : "[")
        text.append(json: coordinate.longitude, decimals: 7)
        text.append(",")
        text.append(json: coordinate.latitude, decimals: 7)
        text.append("]")
      }
      text.append("]")
    }
    text.append("]")
  }
}
