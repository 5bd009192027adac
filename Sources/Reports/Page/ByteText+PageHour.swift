internal import AirData
internal import Foundation
internal import Geo

/// As many as tell one cell of the largest map from none, and all but one from all.
private let shareDecimals = 7

extension ByteText {
  mutating func append(_ raster: PageRaster) {
    append("{\"step\":")
    append(json: raster.step, decimals: 3)
    append(",\"png\":\"")
    append(raster.png.base64EncodedString())
    append("\"}")
  }

  mutating func append(_ figures: LayerStatistics) {
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

  mutating func append(_ station: ReportStation) {
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

  mutating func append(_ item: Exceedance) {
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
  mutating func append(unknown limits: [Limit]) {
    append("{\"hours\":\(limits.first?.averagingHours ?? 0),\"needs\":\(limits.first?.hoursNeeded ?? 0)")
    append(",\"pollutants\":")
    append(list: Set(limits.map(\.pollutant)).sorted()) { $0.append(json: $1.rawValue) }
    append("}")
  }

  mutating func append(_ source: HourReport.Source) {
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
