import Geo
import TestSupport
import Testing

@Suite("Answers as GeoJSON")
struct GeoJSONTests {
  private static let city = Result { try TinyCity() }

  /// The fastest way is straight on; the others go around a circle in its middle.
  private func words(_ more: [String] = []) throws -> [String] {
    try Self.city.get().route(from: TinyCity.a, to: TinyCity.c, ["--exclude", "10.0010,20.0010,50"] + more)
  }

  private func features() throws -> [JSONValue] {
    let collection = try JSONValue(parsing: Clean.output(words(["--format", "geojson"])))
    #expect(collection["type"].text == "FeatureCollection")
    let features = collection["features"].elements
    try #require(!features.isEmpty)
    return features
  }

  @Test("have a line a route, with the figures of the answer as properties")
  func haveALineARoute() throws {
    let features = try features()
    let routes = try Clean.json(words())["routes"].elements
    #expect(features.count == 2 && routes.count == 2)
    for (feature, route) in zip(features, routes) {
      #expect(feature["type"].text == "Feature")
      #expect(feature["geometry"] == route["geometry"])
      var figures = try #require(route.object)
      figures["geometry"] = nil
      #expect(feature["properties"] == .object(figures))
    }
  }

  @Test("write the longitude first")
  func writeTheLongitudeFirst() throws {
    for feature in try features() {
      #expect(feature["geometry"]["type"].text == "LineString")
      for position in feature["geometry"]["coordinates"].elements {
        let (longitude, latitude) = (try #require(position[0].number), try #require(position[1].number))
        #expect((19.9...20.1).contains(longitude) && (9.9...10.1).contains(latitude))
      }
    }
  }
}
