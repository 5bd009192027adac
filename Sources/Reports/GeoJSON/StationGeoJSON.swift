internal import AirData
package import Foundation
internal import Geo

/// The stations of an hour as GeoJSON points.
package enum StationGeoJSON {
  /// Every station with its concentrations in µg/m³ and its index.
  package static func write(_ report: HourReport) -> Data {
    var text = ByteText()
    text.append(
      "{\"type\":\"FeatureCollection\",\"hour\":\"\(TimeText.format(report.hour, zone: .gmt))\",\"attribution\":")
    text.append(json: report.attribution.joined(separator: "; "))
    text.append(",\"features\":[")
    for (number, station) in report.stations.enumerated() {
      text.append(number > 0 ? ",\n" : "\n")
      append(station, scale: report.scale.id.rawValue, to: &text)
    }
    text.append("\n]}\n")
    return text.data
  }

  private static func append(_ station: ReportStation, scale: String, to text: inout ByteText) {
    text.append("{\"type\":\"Feature\",\"id\":")
    text.append(json: "\(station.source)/\(station.id)")
    text.append(",\"geometry\":{\"type\":\"Point\",\"coordinates\":[")
    text.append(json: station.coordinate.longitude, decimals: 7)
    text.append(",")
    text.append(json: station.coordinate.latitude, decimals: 7)
    text.append("]},\"properties\":{\"name\":")
    text.append(json: station.name)
    text.append(",\"type\":\"\(station.type.rawValue)\",\"source\":")
    text.append(json: station.source)
    text.append(",\"isMeasured\":\(station.isMeasured(.index))")
    if !station.notMeasured.isEmpty {
      text.append(",\"notMeasured\":")
      text.append(list: station.notMeasured.sorted()) { $0.append(json: $1.rawValue) }
    }
    appendConcentrations(of: station, to: &text)
    if !station.reservations.isEmpty {
      text.append(",\"reservations\":")
      text.append(object: station.reservations.sorted { $0.key < $1.key }, key: \.key.rawValue) { text, entry in
        text.append(list: entry.value) { $0.append(json: $1) }
      }
    }
    if let index = station.index { append(index, of: station, scale: scale, to: &text) }
    text.append("}}")
  }

  private static func appendConcentrations(of station: ReportStation, to text: inout ByteText) {
    for pollutant in Pollutant.allCases {
      guard let value = station.concentrations[pollutant] else { continue }
      text.append(",\"\(pollutant.rawValue)\":")
      text.append(json: value, decimals: 2)
    }
  }

  private static func append(_ index: Double, of station: ReportStation, scale: String, to text: inout ByteText) {
    text.append(",\"scale\":\"\(scale)\",\"index\":")
    text.append(json: index, decimals: 1)
    text.append(",")
    text.append(station.coverage)
    guard !station.standIns.isEmpty else { return }
    text.append(",\"standIns\":")
    text.append(list: station.standIns.sorted()) { $0.append(json: $1.rawValue) }
  }
}
