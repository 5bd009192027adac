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

/// As many as tell one cell of the largest map from none, and all but one from all.
private let shareDecimals = 7

extension ByteText {
  fileprivate mutating func append(_ raster: PageRaster) {
    append("{\"step\":")
    append(json: raster.step, decimals: 3)
    append(",\"png\":\"")
    append(raster.png.base64EncodedString())
    append("\"}")
  }

  fileprivate mutating func append(_ figures: LayerStatistics) {
    append("{\"mean\":")
    append(json: figures.mean, decimals: 2)
    for (name, value, decimals) in [
      ("median", figures.median, 2), ("p95", figures.percentile95, 2), ("max", figures.maximum, 2),
      ("maxLat", figures.maximumPlace.latitude, 5), ("maxLon", figures.maximumPlace.longitude, 5),
      ("known", figures.knownAreaShare, shareDecimals),
    ] {
      append(",\"\(name)\":")
      append(json: value, decimals: decimals)
    }
    append(",")
    append(figures.missing)
    append(",\"missingShares\":")
    append(list: figures.missingShares) { $0.append(json: $1, decimals: shareDecimals) }
    append(",\"partial\":")
    append(json: figures.partialAreaShare, decimals: shareDecimals)
    append(",\"area\":")
    append(list: figures.areaShares) { $0.append(json: $1, decimals: shareDecimals) }
    append(",\"streets\":")
    append(list: figures.streetShares ?? []) { $0.append(json: $1, decimals: shareDecimals) }
    append("}")
  }

  fileprivate mutating func append(_ station: ReportStation) {
    append("{\"name\":")
    append(json: station.name)
    append(",\"lat\":")
    append(json: station.coordinate.latitude, decimals: 6)
    append(",\"lon\":")
    append(json: station.coordinate.longitude, decimals: 6)
    append(",\"measured\":")
    append(list: station.measured.sorted()) { $0.append(json: $1.rawValue) }
    append(",\"values\":")
    var values = Pollutant.allCases.compactMap { pollutant in
      station.concentrations[pollutant].map { (name: pollutant.rawValue, value: $0) }
    }
    if let index = station.index { values.append((MapLayer.index.word, index)) }
    append(object: values, key: \.name) { $0.append(json: $1.value, decimals: 1) }
    append(",")
    append(station.coverage)
    append("}")
  }

  fileprivate mutating func append(_ item: Exceedance) {
    append("{\"pollutant\":\"\(item.limit.pollutant.rawValue)\",\"authority\":")
    append(json: item.limit.authorityName)
    append(",\"hours\":")
    append(item.limit.averagingHours)
    append(",\"limit\":")
    append(json: item.limit.concentration, decimals: 1)
    append(",\"greatest\":")
    append(json: item.greatestMean, decimals: 1)
    append(",\"area\":")
    append(json: item.areaShare, decimals: shareDecimals)
    append("}")
  }

  /// Appends limits of one averaging time whose means are not known.
  fileprivate mutating func append(unknown limits: [Limit]) {
    append("{\"hours\":\(limits.first?.averagingHours ?? 0),\"needs\":\(limits.first?.hoursNeeded ?? 0)")
    append(",\"pollutants\":")
    append(list: Set(limits.map(\.pollutant)).sorted()) { $0.append(json: $1.rawValue) }
    append("}")
  }

  fileprivate mutating func append(_ source: HourReport.Source) {
    append("{\"name\":")
    append(json: source.name)
    append(",\"attribution\":")
    append(json: source.attribution)
    append(",\"licence\":")
    append(json: source.licence)
    append(",\"state\":\"\(source.state)\",\"readings\":\(source.readings),\"ageMinutes\":")
    append(json: source.ageSeconds.map { $0 / 60 }, decimals: 0)
    append("}")
  }
}
