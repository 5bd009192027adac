import TestSupport
import Testing

@testable import Server

@Suite("Polygons to keep out of")
struct ExcludedPolygonTests {
  private static let ends = "/v1/routes?from=39.470,-0.379&to=39.470,-0.361"
  /// Around the middle of the road, not of the path to its north.
  private static let corners = "39.4695,-0.3705,39.4695,-0.3695,39.4705,-0.3695,39.4705,-0.3705"
  private static let ring =
    "[[-0.3705,39.4695],[-0.3695,39.4695],[-0.3695,39.4705],[-0.3705,39.4705],[-0.3705,39.4695]]"

  private func body(_ polygons: String) -> String {
    #"{"from": [39.470, -0.379], "to": [39.470, -0.361], "exclusion": "forbid", "exclude_polygons": \#(polygons)}"#
  }

  @Test("are gone around where they are forbidden, as a circle in their place is")
  func forbidden() async throws {
    let village = try ServedVillage()
    let straight = await village.get(Self.ends).json["routes"][0]["distanceMeters"].number ?? 0
    let polygon = await village.get(Self.ends + "&exclusion=forbid&exclude_polygons=" + Self.corners)
    let circle = await village.get(Self.ends + "&exclusion=forbid&exclude=39.470,-0.370,50").json
    #expect(polygon.status == 200, "\(polygon.text)")
    #expect((polygon.json["routes"][0]["distanceMeters"].number ?? 0) > straight + 300)
    #expect(polygon.json["routes"] == circle["routes"])
  }

  @Test(
    "come as GeoJSON in a body",
    arguments: [
      #"{"type": "Polygon", "coordinates": [\#(ring)]}"#, #"{"type": "MultiPolygon", "coordinates": [[\#(ring)]]}"#,
      #"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [\#(ring)]}}"#,
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": null, "geometry": {"type": "#
        + #""MultiPolygon", "coordinates": [[\#(ring)]]}}]}"#,
    ])
  func geoJSON(_ polygons: String) async throws {
    let village = try ServedVillage()
    let expected = await village.get(Self.ends + "&exclusion=forbid&exclude_polygons=" + Self.corners).json
    let reply = await village.post("/v1/routes", body(polygons))
    #expect(reply.status == 200, "\(reply.text)")
    #expect(reply.json["routes"] == expected["routes"])
  }

  @Test("are told of with the metres that a way has inside, after the circles")
  func told() async throws {
    let village = try ServedVillage()
    let far = "&exclude=39.40,-0.30,50"
    let reply = await village.get(Self.ends + "&exclude_polygons=" + Self.corners + far)
    let inside = try #require(reply.json["routes"][0]["exclusions"].array?.first)
    #expect(inside["zone"] == .text("exclude-2"), "\(reply.text)")
    // A thousandth of a degree of longitude.
    #expect(abs((inside["metersInside"].number ?? 0) - 85.8) < 0.5)
  }

  @Test(
    "are spoken of by the name that their feature has, else by their number",
    arguments: [
      (#"{"name": "Obras"}"#, "Obras", "Obras"), ("{}", "1", "exclude-1"), ("null", "1", "exclude-1"),
      (#"{"name": 7}"#, "1", "exclude-1"), (#"{"name": " "}"#, "1", "exclude-1"),
    ])
  func spoken(properties: String, calling: String, name: String) async throws {
    let geometry = #"{"type": "Polygon", "coordinates": [\#(Self.ring)]}"#
    let feature = #"{"type": "Feature", "properties": \#(properties), "geometry": \#(geometry)}"#
    let ends = #""from": [39.470, -0.379], "to": [39.470, -0.361]"#
    let reply = try await ServedVillage().post(
      "/v1/routes", #"{\#(ends), "steps": true, "language": "es", "exclude_polygons": \#(feature)}"#)
    let route = reply.json["routes"][0]
    let remarks = (route["remarks"].array ?? []).compactMap { $0["text"].text }
    #expect(remarks.contains("Aquí entra en la zona \(calling)."), "\(reply.text)")
    #expect(route["exclusions"][0]["zone"] == .text("exclude-1"))
    #expect(route["exclusions"][0]["name"] == .text(name))
  }

  @Test("with a hole around the way leave it open")
  func hole() async throws {
    let village = try ServedVillage()
    let wide = "[[-0.390,39.460],[-0.350,39.460],[-0.350,39.480],[-0.390,39.480]]"
    let hole = "[[-0.385,39.4695],[-0.355,39.4695],[-0.355,39.4705],[-0.385,39.4705]]"
    let closed = await village.post("/v1/routes", body(#"{"type": "Polygon", "coordinates": [\#(wide)]}"#))
    let reply = await village.post("/v1/routes", body(#"{"type": "Polygon", "coordinates": [\#(wide), \#(hole)]}"#))
    #expect(reply.status == 200 && reply.json["routes"] != closed.json["routes"], "\(closed.text)")
    let open = await village.get(Self.ends).json["routes"][0]["distanceMeters"]
    #expect(reply.json["routes"][0]["distanceMeters"] == open, "\(reply.text)")
  }

  @Test("over the 180th meridian are as small as anywhere")
  func overAntimeridian() async throws {
    let corners = "-16.8,179.99,-16.8,-179.99,-16.7,-179.99"
    let reply = try await ServedVillage().get(Self.ends + "&exclude_polygons=" + corners)
    #expect(reply.status == 200, "\(reply.text)")
  }

  @Test(
    "that are none are refused in a sentence",
    arguments: [
      ("39.47,-0.37", "three corners"), ("39.47,-0.37,39.48,-0.36", "three corners"),
      ("39.47,-0.37,39.48", "three corners"), ("1,2,3,4,x,6", "three corners"),
      ("39.47,-0.37,39.48,-0.36,39.47,-0x0.5p0", "three corners"),
      ("91,0,91,1,92,1", "three corners"), ("39.47,-0.37,39.48,-0.36,39.47,-0.37", "three corners"),
      ("39,-1,39,1,40,0", "40 km wide"),
      // Twice around the globe.
      ("0,0,0.1,120,0,-120,0.1,0,0,120,0.1,-120,0,0.1", "40 km wide"),
    ])
  func refused(_ corners: String, _ why: String) async throws {
    let reply = try await ServedVillage().get(Self.ends + "&exclude_polygons=" + corners)
    #expect(reply.status == 400 && reply.json["detail"].text?.contains(why) == true, "\(reply.text)")
  }

  @Test(
    "of a body that are no GeoJSON are refused",
    arguments: [
      "[]", "7", #"{"type": "Point", "coordinates": [1, 2]}"#, #"{"type": "Polygon"}"#,
      #"{"type": "Polygon", "coordinates": [[[0, 0], [1]]]}"#, #"{"type": "Polygon", "coordinates": [[]]}"#,
      #"{"type": "Polygon", "coordinates": []}"#, #"{"type": "MultiPolygon", "coordinates": [[]]}"#,
    ])
  func refusedBodies(_ polygons: String) async throws {
    let reply = try await ServedVillage().post("/v1/routes", body(polygons))
    #expect(reply.status == 400 && reply.json["code"] == .text("bad-argument"), "\(reply.text)")
  }

  @Test("are in the address or in the body, and not in both")
  func twice() async throws {
    let reply = try await ServedVillage().post("/v1/routes?exclude_polygons=" + Self.corners, body("\"nonsense\""))
    #expect(reply.json["detail"].text == "'exclude_polygons' comes twice: give it once.", "\(reply.text)")
  }

  @Test("are not too many, and have not too many corners")
  func limits() async throws {
    var limits = ServiceLimits.patient
    (limits.zones, limits.zoneCorners) = (2, 10)
    let village = try ServedVillage(limits: limits)
    let many = await village.get(Self.ends + "&exclude=39.5,-0.3,50;39.5,-0.3,50&exclude_polygons=" + Self.corners)
    #expect(many.status == 400 && many.json["detail"].text == "There are 3 zones, and 2 are taken at most.")
    let corners = [Self.corners, Self.corners, Self.corners].joined(separator: ";")
    let large = await village.get(Self.ends + "&exclude_polygons=" + corners)
    #expect(large.json["code"] == .text("too-big"), "\(large.text)")
  }
}
