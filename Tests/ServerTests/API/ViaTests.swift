import CityTestSupport
import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("Routes over places on the way")
struct ViaTests {
  private static let ends = "/v1/routes?from=39.470,-0.379&to=39.470,-0.361"
  /// On the lane, south of the road.
  private static let via = "39.466,-0.370"

  @Test("have a leg to each place, whose figures add up, as the published schema has it")
  func legs() async throws {
    let village = try ServedVillage()
    let reply = await village.get(Self.ends + "&via=\(Self.via)")
    #expect(try Project.schema("route").faults(reply.json).isEmpty, "\(reply.text)")
    let route = reply.json["routes"][0]
    let legs = try #require(route["legs"].array)
    #expect(legs.count == 2 && reply.json["query"]["via"].array?.count == 1)
    for figure in ["distanceMeters", "durationSeconds", "burden"] {
      let sum = legs.reduce(0) { $0 + ($1[figure].number ?? .nan) }
      #expect(abs(sum - (route[figure].number ?? .nan)) < 0.2, "\(figure)")
    }
    // There and back over the lane.
    let straight = await village.get(Self.ends).json["routes"][0]["distanceMeters"].number ?? .nan
    let over = route["distanceMeters"].number ?? .nan
    #expect(abs(over - straight - 2 * 445) < 20, "\(over) \(straight)")
  }

  @Test("over a place that lies on the way anyway are the routes without it")
  func onTheWay() async throws {
    let village = try ServedVillage()
    let straight = await village.get(Self.ends).json["routes"][0]
    let over = await village.get(Self.ends + "&via=39.470,-0.375").json["routes"][0]
    for figure in ["distanceMeters", "durationSeconds"] {
      #expect(abs((over[figure].number ?? .nan) - (straight[figure].number ?? .nan)) < 0.2)
    }
    #expect(abs((over["burden"].number ?? .nan) - (straight["burden"].number ?? .nan)) < 1e-3)
    #expect(straight["legs"] == .null)
  }

  @Test("tell of the fastest that it was found with no avoidance, whatever other labels it has")
  func fastest() async throws {
    let route = try await ServedVillage().get(Self.ends + "&via=\(Self.via)").json["routes"][0]
    #expect(route["labels"].array?.contains(.text("balanced")) == true && route["avoidance"] == .number(0), "\(route)")
  }

  @Test("are found with the avoidance that was asked for, and in every form")
  func chosen() async throws {
    let village = try ServedVillage()
    let json = await village.get(Self.ends + "&via=\(Self.via)&avoidance=3").json
    let labels = (json["routes"].array ?? []).flatMap { $0["labels"].array ?? [] }
    #expect(Set(labels.compactMap(\.text)) == ["fastest", "chosen"])
    let geojson = await village.get(Self.ends + "&via=\(Self.via)&format=geojson").json
    #expect(geojson["features"][0]["properties"]["legs"].array?.count == 2)
    #expect(await village.get(Self.ends + "&via=\(Self.via)&format=gpx").text.contains("<trkpt"))
  }

  @Test("are answered to a body of the same parameters, places as lists or as texts")
  func posted() async throws {
    let village = try ServedVillage()
    let expected = await village.get(Self.ends + "&via=\(Self.via);39.472,-0.365&mode=bike").json["routes"]
    for body in [
      #"{"from": [39.470, -0.379], "to": [39.470, -0.361], "via": [[39.466, -0.370], [39.472, -0.365]], "mode": "bike"}"#,
      #"{"from": "39.470,-0.379", "to": "39.470,-0.361", "via": "39.466,-0.370;39.472,-0.365", "mode": "bike"}"#,
      """
      {"from": [39.470, -0.379], "to": [39.470, -0.361], "via": ["39.466,-0.370", "39.472,-0.365"], "mode": "bike",
      "at": null}
      """,
    ] {
      let reply = await village.post("/v1/routes", body)
      #expect(reply.status == 200 && reply.json["routes"] == expected, "\(reply.text)")
    }
    let flags = await village.post(
      "/v1/routes",
      #"{"from": [39.470, -0.379], "to": [39.470, -0.361], "pareto": true, "exclude": [[39.47, -0.37, 50]]}"#)
    #expect(flags.status == 200 && flags.json["tradeOff"] != .null, "\(flags.text)")
  }

  @Test(
    "are refused where the question is not for several places",
    arguments: [
      "via=39.466,-0.370&pareto=true", "via=39.466,-0.370&max_detour=20%25", "via=39.466,-0.370&moving_air=true",
      "via=39.466,-0.370&depart_between=08:00/09:00", "via=39.466", "via=39.466,-0.370;", "via=x",
    ])
  func refusals(_ options: String) async throws {
    let reply = try await ServedVillage().get("\(Self.ends)&\(options)")
    #expect(reply.status == 400, "\(reply.text)")
  }

  @Test("name the place that has no street, and how many there may be")
  func offNetwork() async throws {
    var limits = ServiceLimits()
    limits.routeCoordinates = 3
    let village = try ServedVillage(limits: limits)
    let far = await village.get(Self.ends + "&via=39.60,-0.370")
    #expect(far.status == 404 && far.json["code"] == .text("off-network"))
    #expect(far.json["detail"].text?.contains("'via[0]'") == true)
    let many = await village.get(Self.ends + "&via=\(Self.via);\(Self.via)")
    #expect(many.status == 400 && many.json["code"] == .text("too-big"))
  }

  @Test(
    "in a body that is none are refused",
    arguments: [
      ("[]", "application/json", 400), ("{", "application/json", 400), ("{}", "application/json", 400),
      (#"{"from": {"a": 1}}"#, "application/json", 400), (#"{"nonsense": 1}"#, "application/json", 400),
      ("{}", "text/plain", 415),
    ])
  func bodies(_ body: String, _ kind: String, _ status: Int) async throws {
    let reply = try await ServedVillage().post("/v1/routes", body, contentType: kind)
    #expect(reply.status == status && reply.contentType.hasPrefix("application/problem+json"), "\(reply.text)")
  }
}
