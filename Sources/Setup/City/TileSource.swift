/// Somebody else's picture of the ground, as tiles that a map fetches itself: an aerial photograph, another map.
package protocol TileSource: Sendable {
  /// What people call it.
  var name: String { get }
  /// Who must be named on the map.
  var attribution: String { get }
  /// The address of a tile, with `{z}`, `{x}` and `{y}` for zoom, column from the west and row from the north.
  var address: String { get }
  /// Where the tiles come from: scheme, host and port, `https://tiles.example.org`.
  var origin: String { get }
  /// The zooms that there are.
  var zooms: ClosedRange<Int> { get }
}

/// Tiles by an address that an operator has written.
package struct AddressedTiles: TileSource, Hashable {
  package let name: String
  package let attribution: String
  package let address: String
  package let origin: String
  package let zooms: ClosedRange<Int>

  /// The zooms where none are set.
  static let standardZooms = 0...19
  private static let places = ["{z}", "{x}", "{y}"]

  /// Takes an address; nil for one that a page could not be allowed to fetch from, or that lacks a place for zoom,
  /// column or row.
  ///
  /// Scheme, host and port stand in a header that lets pages fetch from there: they are letters, digits, dots and
  /// hyphens, nothing else.
  init?(name: String, attribution: String, address: String, zooms: ClosedRange<Int> = standardZooms) {
    guard let origin = Self.origin(of: address), Self.places.allSatisfy({ address.contains($0) }),
      !address.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "<" || $0 == "\\" })
    else { return nil }
    self.name = name
    self.attribution = attribution
    self.address = address
    self.origin = origin
    self.zooms = zooms
  }

  private static func origin(of address: String) -> String? {
    let pattern = /https?:\/\/[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?(?::[0-9]{1,5})?(?=\/)/
    guard let match = address.prefixMatch(of: pattern) else { return nil }
    return String(match.output).lowercased()
  }
}
