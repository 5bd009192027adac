internal import AirData
internal import Foundation
internal import Geo

/// One hour of a page, as JSON.
struct PageHour {
  private(set) var text = ByteText(capacity: 1 << 18)

  /// An hour without a report.
  init(missing hour: Date, zone: TimeZone, reason: String) {
    open(hour, zone)
    text.append(",\"missing\":")
    text.append(json: reason)
    text.append("}")
  }

  /// An hour with all its layers.
  init(_ report: HourReport) throws(ReportsError) {
    open(report.hour, report.zone)
    text.append(",\"layers\":{")
    for (number, layer) in report.mapLayers.enumerated() {
      if number > 0 { text.append(",") }
      text.append("\"\(layer.word)\":{")
      try append(layer, of: report)
      text.append("}")
    }
    text.append("},\"stats\":{")
    for (number, figures) in report.statistics.layers.enumerated() {
      if number > 0 { text.append(",") }
      append(figures)
    }
    text.append("},\"stations\":[")
    for (number, station) in report.stations.enumerated() {
      if number > 0 { text.append(",") }
      append(station)
    }
    text.append("],\"limits\":[")
    for (number, item) in report.statistics.exceedances.filter({ $0.areaShare > 0 }).enumerated() {
      if number > 0 { text.append(",") }
      append(item)
    }
    text.append("],\"leftOut\":")
    append(list: report.leftOut.map { "\($0.name): \($0.reason)" })
    text.append(",\"notices\":")
    append(list: report.notices)
    text.append(",\"sources\":[")
    for (number, source) in report.sources.enumerated() {
      if number > 0 { text.append(",") }
      append(source)
    }
    text.append("]}")
  }

  private mutating func open(_ hour: Date, _ zone: TimeZone) {
    let local = LocalHour(hour, in: zone)
    text.append("{\"time\":\"\(TimeText.format(hour, zone: .gmt))\",\"clock\":\"\(local.clock)\",\"label\":{")
    for (number, language) in Language.allCases.enumerated() {
      text.append(number > 0 ? "," : "")
      text.append("\"\(language.rawValue)\":")
      text.append(json: ReportWords(language: language).moment(hour, in: zone))
    }
    text.append("}")
  }

  private mutating func append(_ layer: MapLayer, of report: HourReport) throws(ReportsError) {
    let least = layer == .index ? 1 : 0.1
    append(try PageRaster(report.values(of: layer), spec: report.spec, least: least), as: "value")
    switch layer {
    case .index:
      let mains = report.index?.mainPollutants.map { $0 == IndexRaster.noPollutant ? Float.nan : Float($0) } ?? []
      text.append(",")
      append(try PageRaster(mains, spec: report.spec, least: 1), as: "main")
    case .pollutant(let pollutant):
      guard let raster = report[pollutant] else { return }
      text.append(",")
      append(try PageRaster(raster.sigmas, spec: report.spec, least: 0.1), as: "sigma")
    }
  }

  private mutating func append(_ raster: PageRaster, as name: String) {
    text.append("\"\(name)\":{\"step\":")
    text.append(raster.step, decimals: 3)
    text.append(",\"png\":\"")
    text.append(raster.png.base64EncodedString())
    text.append("\"}")
  }

  private mutating func append(_ figures: LayerStatistics) {
    text.append("\"\(figures.layer.word)\":{\"mean\":")
    text.append(figures.mean, decimals: 2)
    for (name, value) in [
      ("median", figures.median), ("p95", figures.percentile95), ("max", figures.maximum),
      ("maxLat", figures.maximumPlace.latitude), ("maxLon", figures.maximumPlace.longitude),
    ] {
      text.append(",\"\(name)\":")
      text.append(value, decimals: name.hasPrefix("maxL") ? 5 : 2)
    }
    text.append(",\"area\":")
    append(numbers: figures.areaShares)
    text.append(",\"streets\":")
    append(numbers: figures.streetShares ?? [])
    text.append("}")
  }

  private mutating func append(_ station: ReportStation) {
    text.append("{\"name\":")
    text.append(json: station.name)
    text.append(",\"lat\":")
    text.append(station.coordinate.latitude, decimals: 6)
    text.append(",\"lon\":")
    text.append(station.coordinate.longitude, decimals: 6)
    text.append(",\"measured\":[")
    for (number, pollutant) in station.measured.sorted().enumerated() {
      text.append(number > 0 ? ",\"" : "\"")
      text.append(pollutant.rawValue)
      text.append("\"")
    }
    text.append("],\"values\":{")
    var values = Pollutant.allCases.compactMap { pollutant in
      station.concentrations[pollutant].map { (pollutant.rawValue, $0) }
    }
    if let index = station.index { values.append((MapLayer.index.word, index)) }
    for (number, (name, value)) in values.enumerated() {
      text.append(number > 0 ? ",\"" : "\"")
      text.append(name)
      text.append("\":")
      text.append(value, decimals: 1)
    }
    text.append("}}")
  }

  private mutating func append(_ item: Exceedance) {
    text.append(
      "{\"pollutant\":\"\(item.limit.pollutant.rawValue)\",\"authority\":\"\(item.limit.authority)\",\"hours\":")
    text.append(item.limit.averagingHours)
    text.append(",\"limit\":")
    text.append(item.limit.concentration, decimals: 1)
    text.append(",\"greatest\":")
    text.append(item.greatestMean, decimals: 1)
    text.append(",\"area\":")
    text.append(item.areaShare, decimals: 4)
    text.append("}")
  }

  private mutating func append(_ source: HourReport.Source) {
    text.append("{\"name\":")
    text.append(json: source.name)
    text.append(",\"state\":\"\(source.state)\",\"readings\":\(source.readings),\"ageMinutes\":")
    if let age = source.ageSeconds { text.append(age / 60, decimals: 0) } else { text.append("null") }
    text.append("}")
  }

  private mutating func append(list: [String]) {
    text.append("[")
    for (number, item) in list.enumerated() {
      if number > 0 { text.append(",") }
      text.append(json: item)
    }
    text.append("]")
  }

  private mutating func append(numbers: [Double]) {
    text.append("[")
    for (number, item) in numbers.enumerated() {
      if number > 0 { text.append(",") }
      text.append(item, decimals: 4)
    }
    text.append("]")
  }
}
