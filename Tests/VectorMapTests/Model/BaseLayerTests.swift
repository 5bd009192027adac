import Geo
import Streets
import Testing

@testable import VectorMap

@Suite("Layers of the base map")
struct BaseLayerTests {
  private static let middle = Coordinate(latitude: 39.47, longitude: -0.37)

  /// An object around the middle, with a name in two languages and all that lines may say.
  private func object(_ shape: MapObjects.Object.Shape, _ key: String, _ value: String) -> MapObjects.Object {
    let corners: [(Double, Double)] =
      switch shape {
      case .area: [(-0.005, -0.005), (-0.005, 0.005), (0.005, 0.005), (-0.005, -0.005)]
      case .line: [(-0.005, -0.005), (0.005, 0.005)]
      case .point: [(0, 0)]
      }
    let ring = corners.map {
      Coordinate(latitude: Self.middle.latitude + $0.0, longitude: Self.middle.longitude + $0.1)
    }
    let tags = [
      (key: key, value: value), (key: "name", value: "Nom"), (key: "name:es", value: "Nombre"),
      (key: "bridge", value: "yes"), (key: "oneway", value: "yes"),
    ]
    return MapObjects.Object(shape, [ring], tags: tags)
  }

  @Test("tell of all members that their features have, and of no name where none has one")
  func fields() throws {
    let objects = [
      object(.area, "natural", "wood"), object(.area, "building", "yes"), object(.area, "natural", "water"),
      object(.line, "waterway", "canal"), object(.line, "railway", "tram"), object(.line, "highway", "primary"),
      object(.point, "place", "city"),
    ]
    let point = WorldPoint(Self.middle)
    let frame = TileFrame(zoom: 14, x: point.x >> 18, y: point.y >> 18)
    let tile = try #require(DecodedTile(VectorTile.bytes(frame, of: [TiledMap(of: MapObjects(objects))])))
    #expect(Set(tile.layers.map(\.name)) == Set(BaseLayer.allCases.map(\.rawValue)))
    for layer in BaseLayer.allCases {
      let features = try #require(tile[layer.rawValue]).features
      let members = Set(features.flatMap { $0.tags.keys })
      let told = Set(layer.fields.map(\.name))
      #expect(members.subtracting(["name:es"]).isSubset(of: told), "\(layer): \(members)")
      #expect(members.contains("name") == told.contains("name"), "\(layer): \(members)")
    }
  }
}
