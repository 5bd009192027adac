package import AirData
internal import Foundation

/// What people call a zone that they have drawn.
package enum ZoneName {
  private static let maxCharacters = 80

  /// The `name` among the properties of a GeoJSON feature; nil where there is none, or one that is no text.
  package static func name(ofFeature feature: JSONNode) -> String? {
    guard let name = try? feature["properties"]["name"].text else { return nil }
    let plain = name.withoutControlCharacters.trimmingCharacters(in: .whitespaces).prefix(maxCharacters)
    return plain.isEmpty ? nil : String(plain)
  }
}
