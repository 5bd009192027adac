import CityTestSupport
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("Places by name over HTTP")
struct PlaceEndpointTests {
  /// The village with a house, Lane 12.
  private static let mapWithHouse = ServedVillage.map.replacing(
    #"<way id="1">"#,
    with: #"<node id="21" lat="39.4652" lon="-0.3701"><tag k="addr:street" v="Lane"/>"#
      + #"<tag k="addr:housenumber" v="12"/></node><way id="1">"#)

  @Test("a name, mistyped too")
  func names() async throws {
    let village = try ServedVillage()
    for text in ["Road", "raod"] {
      let reply = await village.get("/v1/places?q=\(text)")
      #expect(reply.status == 200, "\(reply.text)")
      #expect(reply.json["places"][0]["name"] == .text("Road"))
      #expect(reply.json["places"][0]["category"] == .text("street"))
    }
    #expect(await village.get("/v1/places?q=zzzzzz").json["places"] == .array([]))
  }

  @Test("a name with house number, in which + is a blank as forms write it")
  func pluses() async throws {
    let village = try ServedVillage(map: Self.mapWithHouse)
    let expected = await village.get("/v1/places?q=lane%2012").json["places"]
    #expect(expected[0]["houseNumber"] == .text("12"), "\(expected)")
    #expect(await village.get("/v1/places?q=lane+12").json["places"] == expected)
    let features = await village.get("/api?q=lane+12").json["features"]
    #expect(features[0]["properties"]["housenumber"] == .text("12"))
  }

  @Test("what is around a coordinate in the place of a name")
  func coordinates() async throws {
    let village = try ServedVillage()
    let found = await village.get("/v1/places?q=39.4651,-0.370&limit=1").json["places"]
    #expect(found[0]["name"] == .text("Lane"))
    #expect(await village.get("/v1/places?lat=39.4651&lon=-0.370&limit=1").json["places"] == found)
  }

  @Test("of the city that a coordinate or a box lies in")
  func cities() async throws {
    let map = ServedVillage.map.replacing("39.4", with: "39.6").replacing("Lane", with: "Alley")
    let (village, hamlet) = (try ServedVillage(), try ServedVillage(map: map) { $0.name = "Hamlet" })
    let all = village.state.roster.current.all + hamlet.state.roster.current.all
    village.state.roster.replace(with: ServedCities(all: all))
    for query in ["q=39.665,-0.370", "q=alley&bbox=-0.38,39.66,-0.36,39.68"] {
      let reply = await village.get("/v1/places?\(query)")
      let names = (reply.json["places"].array ?? []).compactMap { $0["name"].text }
      #expect(names.contains("Alley"), "\(query): \(reply.text)")
    }
  }

  @Test("in the form of Photon")
  func photon() async throws {
    let village = try ServedVillage()
    let found = await village.get("/api?q=lane&lat=39.47&lon=-0.37&zoom=16&limit=1&lang=en")
    #expect(found.json["features"][0]["properties"]["name"] == .text("Lane"))
    #expect(found.json["features"][0]["properties"]["osm_key"] == .text("highway"))
    let reverse = await village.get("/reverse?lon=-0.370&lat=39.4651")
    #expect(reverse.json["features"][0]["properties"]["name"] == .text("Lane"))
  }

  @Test(
    "names are in the language of the tag, else in the one that the client likes best",
    arguments: [
      ("&lang=es", "", "Callejón"), ("&lang=es-ES", "", "Callejón"), ("&lang=ES", "", "Callejón"),
      ("", "es-ES,es;q=0.9,en;q=0.8", "Callejón"), ("", "en;q=0.5,es", "Callejón"), ("&lang=fi", "es", "Lane"),
      ("&lang=va", "", "Carreró"), ("&lang=ca-ES", "es", "Carreró"), ("", "*", "Lane"), ("", "", "Lane"),
    ])
  func languages(parameter: String, header: String, name: String) async throws {
    let own = #"<tag k="name" v="Lane"/>"#
    let others = #"<tag k="name:es" v="Callejón"/><tag k="name:ca" v="Carreró"/>"#
    let village = try ServedVillage(map: ServedVillage.map.replacing(own, with: own + others))
    let headers = ["accept-language": header]
    let place = await village.get("/v1/places?q=lane\(parameter)", headers: headers).json["places"][0]
    #expect(place["name"].text == name)
    let feature = await village.get("/api?q=lane\(parameter)", headers: headers).json["features"][0]
    #expect(feature["properties"]["name"].text == name)
  }

  @Test("the box of a house is its point, and Photon's form has none of it")
  func boxes() async throws {
    let village = try ServedVillage(map: Self.mapWithHouse)
    let house = await village.get("/v1/places?q=lane%2012").json["places"][0]
    #expect(house["box"] == .array([-0.3701, 39.4652, -0.3701, 39.4652].map { .number($0) }), "\(house)")
    let features = await village.get("/api?q=lane%2012").json["features"]
    #expect(features[0]["properties"]["housenumber"].text == "12" && features[0]["properties"]["extent"] == .null)
    let street = await village.get("/api?q=lane").json["features"][0]["properties"]["extent"]
    #expect(street == .array([-0.37, 39.47, -0.37, 39.465].map { .number($0) }), "\(street)")
  }

  @Test("of Photon's layers, one or several")
  func layers() async throws {
    let village = try ServedVillage(map: Self.mapWithHouse)
    func types(_ address: String) async -> [String] {
      let features = await village.get(address).json["features"].array ?? []
      return features.compactMap { $0["properties"]["type"].text }
    }
    #expect(await types("/api?q=lane&layer=house") == [])
    #expect(await types("/api?q=lane%2012&layer=house") == ["house"])
    #expect(await types("/api?q=lane%2012&layer=street") == ["street"])
    #expect(await types("/api?q=lane%2012&layer=city&layer=house") == ["house"])
    #expect(await types("/reverse?lat=39.4652&lon=-0.37&layer=house") == ["house"])
    #expect(await types("/reverse?lat=39.4652&lon=-0.3701&layer=street") == ["street"])
    #expect(await types("/reverse?lat=39.4652&lon=-0.3701&layer=street&layer=house") == ["house"])
  }

  @Test(
    "what cannot be answered is told in a sentence",
    arguments: [
      "/v1/places", "/v1/places?q=\(String(repeating: "a", count: 201))", "/v1/places?q=Road&limit=51",
      "/v1/places?q=Road&limit=1.5", "/api?q=Road&limit=2.5", "/reverse?lat=39.4651&lon=-0.370&limit=1.5",
      "/v1/places?q=Road&bbox=1,2", "/v1/places?q=Road&bbox=179,-17,-179,-16",
      "/v1/places?q=Road&bbox=nan,nan,nan,nan", "/v1/places?q=Road&category=castle",
      "/v1/places?q=Road&lat=39", "/api", "/api?q=Road&layer=cellar", "/reverse", "/reverse?lat=39.47&lon=x",
    ])
  func refusals(address: String) async throws {
    #expect(try await ServedVillage().get(address).status == 400)
  }

  @Test(
    "hostile names break nothing", arguments: ["%22", "%00", "*", "NEAR(", "%F0%9F%91%8D", "%E2%80%AEdaor", "'%3B--"])
  func hostile(text: String) async throws {
    #expect(try await ServedVillage().get("/v1/places?q=\(text)").status == 200)
  }
}
