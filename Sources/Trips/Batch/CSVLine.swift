internal import AirData
internal import Foundation
internal import Setup

/// One row of a CSV table that is written (RFC 4180).
struct CSVLine {
  private(set) var fields: [String] = []

  /// Adds a text; one that could be mistaken is put in quotes.
  mutating func add(_ text: String) {
    fields.append(text.csvField)
  }

  /// Adds a number with so many decimals, or an empty field.
  mutating func add(_ value: Double?, decimals: Int) {
    fields.append(value.map { String(format: "%.\(decimals)f", $0) } ?? "")
  }

  /// Adds why a row has no figures: the error's code and its sentence.
  mutating func add(_ error: BrisaError) { add("\(error.code.rawValue): \(error.message)") }

  /// Adds empty fields.
  mutating func skip(_ count: Int) {
    fields += [String](repeating: "", count: count)
  }

  /// The row with its line end.
  var text: String { fields.joined(separator: ",") + "\n" }
}
