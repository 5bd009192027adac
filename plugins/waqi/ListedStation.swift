internal import AirData
internal import Geo

/// A station as the list of a box has it.
struct ListedStation: Sendable {
  let id: Int
  let name: String
  let coordinate: Coordinate
  /// Whether there is an index at all: `-` stands where there is none.
  let hasIndex: Bool

  init(_ node: JSONNode) throws(JSONError) {
    id = try node["uid"].integer
    coordinate = Coordinate(latitude: try node["lat"].number, longitude: try node["lon"].number)
    guard coordinate.isOnGlobe else { throw node.error("is no place on the globe") }
    let name = try node["station"]["name"].optional?.text.withoutControlCharacters ?? ""
    self.name = name.isEmpty ? "\(id)" : name
    hasIndex = try node["aqi"].indexValue != nil
  }
}

extension JSONNode {
  /// An index: a number or a text with one; nil for `-` and for nothing at all.
  var indexValue: Double? {
    get throws(JSONError) {
      guard let node = optional else { return nil }
      guard let text = try? node.text else { return try node.number }
      if text == "-" || text.isEmpty { return nil }
      guard let value = DecimalNumber.parse(text) else {
        throw error("expected an index, found \"\(text.prefix(20).withoutControls)\"")
      }
      return value
    }
  }
}

extension Substring {
  /// The text as a message may show it.
  fileprivate var withoutControls: String { String(self).withoutControlCharacters }
}
