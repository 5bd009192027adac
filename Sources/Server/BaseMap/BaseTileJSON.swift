internal import AirData
internal import Foundation
internal import Geo
internal import Reports
internal import VectorMap

/// TileJSON 3.0.0 of the base map.
struct BaseTileJSON {
  /// What the cities are called.
  let name: String
  /// Who must be named.
  let attribution: [String]
  /// The address of a tile, with `{z}`, `{x}` and `{y}` in it.
  let address: String
  /// What maps of each city show.
  let boxes: [BoundingBox]

  /// The answer.
  var reply: Reply {
    let box = boxes.reduce(boxes.first) { whole, box in
      whole?.including(Coordinate(latitude: box.south, longitude: box.west))
        .including(Coordinate(latitude: box.north, longitude: box.east))
    }
    return .json { json in
      json.member("tilejson", "3.0.0")
      json.member("version", "1.0.0")
      json.member("scheme", "xyz")
      json.member("name", name)
      json.member("attribution", attribution.map(XMLText.escaped).joined(separator: " | "))
      json.key("tiles")
      json.array { $0.string(address) }
      json.member("minzoom", TileFrame.zooms.lowerBound)
      json.member("maxzoom", TileFrame.zooms.upperBound)
      if let box, let first = boxes.first { write(box, startingIn: first, to: &json) }
      json.key("vector_layers")
      json.array(BaseLayer.allCases) { json, layer in write(layer, to: &json) }
    }
  }

  /// Writes what is shown, and where a map starts: in the middle of all cities there may be nothing.
  private func write(_ box: BoundingBox, startingIn first: BoundingBox, to json: inout JSONWriter) {
    json.key("bounds")
    json.array([box.west, box.south, box.east, box.north]) { $0.number($1, decimals: 6) }
    json.key("center")
    json.array { json in
      json.number(first.center.longitude, decimals: 6)
      json.number(first.center.latitude, decimals: 6)
      json.number(TileCover.firstZoom(of: first, among: TileFrame.zooms))
    }
  }

  private func write(_ layer: BaseLayer, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", layer.rawValue)
      json.member("minzoom", layer.firstZoom)
      json.member("maxzoom", TileFrame.zooms.upperBound)
      json.key("fields")
      json.object { json in
        for field in layer.fields { json.member(field.name, field.description) }
      }
    }
  }
}
