internal import Foundation
internal import Reports

/// What addresses of tiles have in common, whatever is on them.
enum TilePath {
  /// The tile of a path's zoom, column and row.
  /// - Throws: ``Problem`` where they are none, or the zoom is not among those that are made.
  static func tile(_ path: PathValues, zooms: ClosedRange<Int>, ending: String) throws(Problem) -> TileAddress {
    guard let zoom = TileAddress.number(path["z"]), let x = TileAddress.number(path["x"]),
      let y = TileAddress.number(path["y"]), let tile = TileAddress(zoom: zoom, x: x, y: y, among: zooms)
    else {
      throw Problem(
        400, "bad-argument",
        "A tile is zoom/x/y.\(ending), with a zoom from \(zooms.lowerBound) to \(zooms.upperBound), and x and y from 0 to "
          + "below 2 to the power of the zoom.")
    }
    return tile
  }

  /// The address of the tiles of a TileJSON: where the client says that it finds them, else relative to the TileJSON.
  /// - Throws: ``Problem`` where the client says no address.
  static func address(
    _ parameters: Parameters, of tiles: String, below folder: String
  ) throws(Problem) -> String {
    guard let base = parameters.items["address"] else { return tiles }
    guard base.utf8.count <= 200, let url = URL(string: base), url.scheme == "http" || url.scheme == "https",
      url.host != nil, url.query == nil, url.fragment == nil
    else {
      throw Problem(
        400, "bad-argument", "'address' is where this server is found, like https://air.example.org.")
    }
    return "\(base.hasSuffix("/") ? String(base.dropLast()) : base)\(folder)\(tiles)"
  }
}
