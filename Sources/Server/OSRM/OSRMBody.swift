internal import AirData

/// An OSRM question in the body of a POST: an object of the same options, numbers and lists as JSON has them.
///
/// Null and an empty list are an option that is not given; in a list null is nothing that is said of a place.
enum OSRMBody {
  /// The coordinates and options, as an address would have them.
  /// - Throws: ``OSRMError``.
  static func read(_ call: Call) throws(OSRMError) -> (coordinates: String, items: QueryItems) {
    guard call.isJSON else {
      throw OSRMError(.invalidContentType, "The body is to be JSON, with Content-Type: application/json.")
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: call.body, limits: limits)
    } catch {
      throw OSRMError(.invalidQuery, "The body cannot be read: \(error.message)")
    }
    let root = document.root
    guard let names = try? root.keys else { throw OSRMError(.invalidQuery, "The body is no JSON object.") }
    guard names.contains("coordinates") else {
      throw OSRMError(.invalidOptions, "The body has no 'coordinates': a list of [longitude, latitude].")
    }
    guard let coordinates = text(root["coordinates"], between: ";") else { throw unreadable("coordinates") }
    var items = QueryItems()
    for name in names where name != "coordinates" && isGiven(root[name]) {
      guard let text = text(root[name], between: separator(of: name)) else { throw unreadable(name) }
      items.set(name, text)
    }
    // In an address it is the ending of the coordinates.
    if let format = items.remove("format"), format != "json" {
      throw OSRMError(.notImplemented, "Answers are JSON: leave out 'format'.")
    }
    return (coordinates, items)
  }

  /// A body has options and coordinates, no more.
  private static let limits = JSONLimits(bytes: 1 << 20, depth: 4, containers: 20_000, values: 60_000)

  private static func unreadable(_ name: String) -> OSRMError {
    OSRMError(.invalidQuery, "'\(name)' of the body cannot be read.")
  }

  private static func isGiven(_ node: JSONNode) -> Bool {
    !node.isNull && (try? node.elements)?.isEmpty != true
  }

  /// What stands between the values of an option in an address.
  private static func separator(of name: String) -> String { name == "annotations" ? "," : ";" }

  /// A value as an address has it.
  private static func text(_ node: JSONNode, between separator: String) -> String? {
    if node.isNull { return "" }
    if let scalar = JSONItems.scalar(node) { return scalar }
    guard let elements = try? node.elements else { return nil }
    let parts = elements.map { text($0, between: ",") }
    return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }.joined(separator: separator)
  }
}
