internal import Foundation

/// The one way in which Brisa writes JSON: sorted keys, ISO 8601 times in UTC, a newline at the end.
package enum JSONText {
  /// A value in that form.
  /// - Throws: ``BrisaError`` for a value that JSON has no form for.
  package static func encode(_ value: some Encodable) throws(BrisaError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw BrisaError(.bug, "The answer cannot be written as JSON: \(error).")
    }
  }
}
