internal import AirData
internal import Foundation
internal import Geo

/// One hour of a page, as JSON.
struct PageHour {
  private(set) var text = ByteText(capacity: 1 << 18)

  /// An hour without a report.
  init(missing hour: Date, zone: TimeZone, reason: LocalizedText) {
    open(hour, zone)
    text.append(",\"missing\":")
    text.append(json: reason)
    text.append("}")
  }

  /// An hour with all its layers.
  init(_ report: HourReport) throws(ReportsError) {
    open(report.hour, report.zone)
    text.append(",\"layers\":")
    try text.append(object: report.mapLayers, key: \.word) { text, layer throws(ReportsError) in
      try Self.append(layer, of: report, to: &text)
    }
    text.append(",\"stats\":")
    text.append(object: report.statistics.layers, key: \.layer.word) { $0.append($1) }
    text.append(",\"stations\":")
    text.append(list: report.stations) { $0.append($1) }
    text.append(",\"limits\":")
    text.append(list: report.statistics.exceedances.filter { $0.areaShare > 0 }) { $0.append($1) }
    text.append(",\"limitsKnown\":\(report.statistics.exceedances.count),\"limitsUnknown\":")
    let unknown = Dictionary(grouping: report.statistics.unknownLimits, by: \.averagingHours)
    text.append(list: unknown.sorted { $0.key > $1.key }.map(\.value)) { $0.append(unknown: $1) }
    text.append(",\"origin\":")
    text.append(object: report.originNames(), key: \.name) { $0.append(json: $1.origin) }
    text.append(",\"leftOut\":")
    text.append(list: report.leftOut) { $0.append(json: $1.remark) }
    text.append(",\"notices\":")
    text.append(list: report.notices) { $0.append(json: $1.text) }
    text.append(",\"sources\":")
    text.append(list: report.sources) { $0.append($1) }
    text.append("}")
  }

  /// What another hour has changed since: values and means, and nothing else.
  init(before report: HourReport) throws(ReportsError) {
    open(report.hour, report.zone)
    text.append(",\"layers\":")
    try text.append(object: report.mapLayers, key: \.word) { text, layer throws(ReportsError) in
      text.append("{")
      try Self.appendValues(layer, of: report, to: &text)
      text.append("}")
    }
    text.append(",\"stats\":")
    text.append(object: report.statistics.layers, key: \.layer.word) { text, figures in
      text.append("{\"mean\":")
      text.append(json: figures.mean, decimals: 2)
      text.append("}")
    }
    text.append("}")
  }

  private mutating func open(_ hour: Date, _ zone: TimeZone) {
    let local = LocalHour(hour, in: zone)
    text.append("{\"time\":\"\(TimeText.format(hour, zone: .gmt))\",\"clock\":\"\(local.clock)\",\"label\":")
    text.append(object: Language.allCases, key: \.rawValue) { text, language in
      text.append(json: ReportWords(language: language).moment(hour, in: zone))
    }
  }

  private static func append(
    _ layer: MapLayer, of report: HourReport, to text: inout ByteText
  ) throws(ReportsError) {
    let spec = report.spec
    text.append("{")
    try appendValues(layer, of: report, to: &text)
    switch layer {
    case .index:
      let mains = report.index?.mainPollutants.map { $0 == IndexRaster.noPollutant ? Float.nan : Float($0) } ?? []
      text.append(",\"main\":")
      text.append(try PageRaster(mains, spec: spec, least: 1))
      if let index = report.index, index.hasMeans {
        text.append(",\"averaged\":")
        text.append(try PageRaster(index.averages, spec: spec, least: 0.1))
        text.append(",\"period\":")
        let periods = zip(index.averages, index.periods).map { $0.isNaN ? Float.nan : Float($1) }
        text.append(try PageRaster(periods, spec: spec, least: 1))
      }
      // Whole indices need no raster of what they lack.
      guard let index = report.index, index.missing.isPartial else { break }
      text.append(",\"missing\":")
      let bits = zip(index.values, index.missingPollutants).map { $0.isNaN ? Float.nan : Float($1.bits) }
      text.append(try PageRaster(bits, spec: spec, least: 1))
    case .pollutant(let pollutant):
      text.append(",\"sigma\":")
      text.append(try PageRaster(report[pollutant]?.sigmas ?? [], spec: spec, least: 0.1))
    }
    text.append("}")
  }

  private static func appendValues(
    _ layer: MapLayer, of report: HourReport, to text: inout ByteText
  ) throws(ReportsError) {
    text.append("\"value\":")
    let values = report.values(of: layer)
    switch layer {
    case .index:
      let categories = BandThresholds(indexOn: report.scale)
      text.append(try PageRaster(values, spec: report.spec, least: 1, bands: categories))
    case .pollutant: text.append(try PageRaster(values, spec: report.spec, least: 0.1))
    }
  }
}
