internal import AirData
package import Foundation
internal import Geo

/// The figures of one or more hours as CSV, in long form: one figure a row.
package enum StatisticsCSV {
  /// The line of column names.
  package static let header = "hour,layer,figure,value,unit,latitude,longitude\n"

  /// The rows of an hour, without the header.
  package static func rows(_ report: HourReport) -> Data {
    var rows = Rows(hour: TimeText.format(report.hour, zone: .gmt))
    for layer in report.statistics.layers { rows.add(layer, scale: report.scale) }
    for exceedance in report.statistics.exceedances { rows.add(exceedance) }
    for limit in report.statistics.unknownLimits { rows.add(limit, areaShare: .nan, greatestMean: .nan) }
    for station in report.stations {
      for pollutant in Pollutant.allCases {
        guard let value = station.concentrations[pollutant] else { continue }
        rows.add(
          pollutant.rawValue, "station used: \(station.source)/\(station.id)", value: value, in: "µg/m³",
          at: station.coordinate)
      }
    }
    for station in report.stations {
      guard let index = station.index else { continue }
      rows.add(
        MapLayer.index.word, "station used: \(station.source)/\(station.id)\(marks(of: station))", value: index,
        in: report.scale.id.rawValue, at: station.coordinate)
    }
    for station in report.leftOut {
      rows.add("", "station left out: \(station.source)/\(station.id): \(station.reason.en)", value: .nan, in: "")
    }
    return rows.text.data
  }

  /// What its index lacks, and what stands in it for a longer mean: ` (isPartial: missingPollutants: pm25; standIns:
  /// o3)`; empty where there is nothing.
  private static func marks(of station: ReportStation) -> String {
    func names(_ pollutants: [Pollutant]) -> String { pollutants.map(\.rawValue).joined(separator: " ") }
    var marks: [String] = []
    if station.coverage.isPartial {
      marks.append("isPartial: missingPollutants: \(names(station.coverage.missingPollutants))")
    }
    if !station.standIns.isEmpty { marks.append("standIns: \(names(station.standIns.sorted()))") }
    return marks.isEmpty ? "" : " (\(marks.joined(separator: "; ")))"
  }

  private struct Rows {
    let hour: String
    var text = ByteText()

    init(hour: String) { self.hour = hour }

    mutating func add(_ layer: LayerStatistics, scale: IndexScale) {
      let name = layer.layer.word
      let unit = layer.layer == .index ? scale.id.rawValue : "µg/m³"
      add(name, "mean", value: layer.mean, in: unit)
      add(name, "median", value: layer.median, in: unit)
      add(name, "p95", value: layer.percentile95, in: unit)
      add(name, "maximum", value: layer.maximum, in: unit, at: layer.maximumPlace)
      add(name, "area known", value: layer.knownAreaShare, in: "share")
      if layer.missing.isPartial {
        let names = layer.missing.missingPollutants.map(\.rawValue).joined(separator: " ")
        add(name, "isPartial: missingPollutants: \(names)", value: layer.partialAreaShare, in: "share")
      }
      for (step, share) in zip(Self.steps(of: layer.layer, on: scale), layer.areaShares) {
        add(name, "area \(step)", value: share, in: "share")
      }
      for (step, share) in zip(Self.steps(of: layer.layer, on: scale), layer.streetShares ?? []) {
        add(name, "street length \(step)", value: share, in: "share")
      }
    }

    /// The steps of a layer's legend: categories of the index, stretches of a concentration.
    private static func steps(of layer: MapLayer, on scale: IndexScale) -> [String] {
      guard layer != .index else { return scale.categories.map { "in category \($0.ordinal)" } }
      let bounds = BandThresholds(layer, on: scale).bounds.map { Double($0).text(decimals: 2) }
      return zip(["0"] + bounds, bounds).map { "from \($0) to \($1)" } + ["above \(bounds.last ?? "0")"]
    }

    mutating func add(_ exceedance: Exceedance) {
      add(exceedance.limit, areaShare: exceedance.areaShare, greatestMean: exceedance.greatestMean)
    }

    /// Figures that are not known are empty.
    mutating func add(_ limit: Limit, areaShare: Double, greatestMean: Double) {
      let words = "\(limit.authority) \(limit.averagingHours) h above \(limit.concentration.text(decimals: 0))"
      add(limit.pollutant.rawValue, "area beyond \(words)", value: areaShare, in: "share")
      add(limit.pollutant.rawValue, "greatest mean for \(words)", value: greatestMean, in: "µg/m³")
    }

    mutating func add(_ layer: String, _ figure: String, value: Double, in unit: String, at place: Coordinate? = nil) {
      text.append("\(hour),\(layer),")
      text.append(csv: figure)
      text.append(",")
      text.append(value, decimals: 4)
      text.append(",\(unit),")
      if let place {
        text.append(place.latitude, decimals: 6)
        text.append(",")
        text.append(place.longitude, decimals: 6)
      } else {
        text.append(",")
      }
      text.append("\n")
    }
  }
}
