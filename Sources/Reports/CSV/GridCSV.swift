internal import AirData
internal import AirField
package import Foundation
internal import Geo

/// The grid of an hour as CSV: one row a cell that anything is known of.
package enum GridCSV {
  /// Row and column from the north-western cell, the middle of the cell, concentration and σ in µg/m³ of each
  /// pollutant, and the index with what it lacks and with the averaged concentration that it was looked up by.
  /// - Complexity: O(cells × pollutants).
  package static func write(_ report: HourReport) -> Data {
    let spec = report.spec
    var text = ByteText(capacity: spec.count * (24 + 12 * report.layers.count))
    text.append("row,column,latitude,longitude")
    for layer in report.layers { text.append(",\(layer.pollutant.rawValue),\(layer.pollutant.rawValue)_sigma") }
    if let index = report.index {
      text.append(",index_\(index.scale.id.rawValue),main_pollutant,isPartial,missingPollutants")
      text.append(",main_averaged,main_averaging")
    }
    text.append("\n")
    let longitudes = (0..<spec.columns).map { part(spec.center(row: 0, column: $0).longitude) }
    for row in 0..<spec.rows {
      let latitude = part(spec.center(row: row, column: 0).latitude)
      for column in 0..<spec.columns {
        let cell = row * spec.columns + column
        guard report.isKnown(cell) else { continue }
        text.append(row)
        text.append(",")
        text.append(column)
        text.append(contentsOf: latitude)
        text.append(contentsOf: longitudes[column])
        append(cell, of: report, to: &text)
      }
    }
    return text.data
  }

  /// A comma and a coordinate, written once for all cells that have it.
  private static func part(_ degrees: Double) -> ByteText {
    var text = ByteText()
    text.append(",")
    text.append(degrees, decimals: 6)
    return text
  }

  private static func append(_ cell: Int, of report: HourReport, to text: inout ByteText) {
    for layer in report.layers {
      text.append(",")
      text.append(Double(layer.values[cell]), decimals: 2)
      text.append(",")
      text.append(Double(layer.sigmas[cell]), decimals: 2)
    }
    if let index = report.index {
      text.append(",")
      text.append(Double(index.values[cell]), decimals: 1)
      text.append(",")
      if let pollutant = index.mainPollutant(at: cell) { text.append(pollutant.rawValue) }
      // A cell without an index has none that could be partial.
      guard !index.values[cell].isNaN else { return text.append(",,,,\n") }
      let missing = index.coverage(at: cell).missingPollutants
      text.append(missing.isEmpty ? ",false," : ",true,\(missing.map(\.rawValue).joined(separator: " "))")
      text.append(",")
      text.append(Double(index.averages[cell]), decimals: 2)
      text.append(",\(index.period(at: cell)?.rawValue ?? "")")
    }
    text.append("\n")
  }
}

extension HourReport {
  /// Whether a cell has any figure.
  func isKnown(_ cell: Int) -> Bool {
    layers.contains { !$0.values[cell].isNaN } || index.map { !$0.values[cell].isNaN } ?? false
  }
}
