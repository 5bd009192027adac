import TestSupport
import Testing

@testable import Server

@Suite("Options of a body")
struct JSONItemsTests {
  @Test(
    "have a place as two numbers, written as such or as texts",
    arguments: ["[39.470, -0.379]", #"["39.470", "-0.379"]"#, #""39.470,-0.379""#])
  func place(_ origin: String) async throws {
    let reply = try await ServedVillage().post("/v1/routes", #"{"from": \#(origin), "to": [39.470, -0.361]}"#)
    #expect(reply.status == 200, "\(reply.text)")
  }

  @Test(
    "have several places as lists, or as texts",
    arguments: ["[[39.470, -0.372], [39.470, -0.368]]", #"["39.470,-0.372", "39.470,-0.368"]"#])
  func places(_ stops: String) async throws {
    let reply = try await ServedVillage().post(
      "/v1/routes", #"{"from": [39.470, -0.379], "to": [39.470, -0.361], "via": \#(stops)}"#)
    #expect(reply.json["routes"][0]["legs"].array?.count == 3, "\(reply.text)")
  }

  @Test(
    "say of a number that it is too large, and of what is none that it is no list",
    arguments: [
      ("[1e400, 0]", "the number is too large"), ("1e400", "the number is too large"),
      ("[99999999999999999999, 0]", "the number is beyond 64 bits"), (#"[{"a": 1}, 0]"#, "expected an array"),
      ("[null, 0]", "expected an array"),
    ])
  func unreadableNumber(_ origin: String, _ words: String) async throws {
    let reply = try await ServedVillage().post("/v1/routes", #"{"from": \#(origin), "to": [39.470, -0.361]}"#)
    #expect(reply.status == 400 && reply.json["detail"].text?.contains(words) == true, "\(reply.text)")
  }
}
