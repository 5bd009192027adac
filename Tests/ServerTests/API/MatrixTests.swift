import TestSupport
import Testing

@testable import Server

@Suite("The matrix of ways")
struct MatrixTests {
  private static let from = [("39.470", "-0.379"), ("39.470", "-0.361")]
  private static let to = [("39.466", "-0.370"), ("39.472", "-0.365"), ("39.470", "-0.379")]

  private static func list(_ places: [(String, String)]) -> String {
    "[" + places.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ") + "]"
  }

  private static func body(_ more: String = "") -> String {
    "{\"from\": \(list(from)), \"to\": \(list(to))\(more)}"
  }

  @Test("has the figures of single routes in each cell", arguments: ["fastest", "balanced", "cleanest"])
  func cells(_ label: String) async throws {
    let village = try ServedVillage()
    let reply = await village.post("/v1/matrix", Self.body(", \"label\": \"\(label)\", \"mode\": \"bike\""))
    #expect(reply.status == 200, "\(reply.text)")
    let matrix = reply.json
    #expect(matrix["durationSeconds"].array?.map { $0.array?.count } == [3, 3])
    for (row, from) in Self.from.enumerated() {
      for (column, to) in Self.to.enumerated() where from != to {
        let routes =
          await village.get(
            "/v1/routes?from=\(from.0),\(from.1)&to=\(to.0),\(to.1)&mode=bike"
          ).json["routes"].array ?? []
        let route = try #require(routes.first { $0["labels"].array?.contains(.text(label)) == true })
        for figure in ["durationSeconds", "distanceMeters", "burden"] {
          #expect(abs((matrix[figure][row][column].number ?? .nan) - (route[figure].number ?? .nan)) < 0.2, "\(figure)")
        }
        #expect(
          abs(
            (matrix["doseMicrograms"]["no2"][row][column].number ?? .nan)
              - (route["doseMicrograms"]["no2"].number ?? .nan)) < 0.01)
      }
    }
    #expect(matrix["durationSeconds"][0][2] == .number(0) && matrix["doseMicrograms"]["no2"][0][2] == .number(0))
  }

  @Test("names its state of the hour, and where its figures come from")
  func provenance() async throws {
    let reply = try await ServedVillage().post("/v1/matrix", Self.body())
    #expect(reply.headers.contains { $0.name == "ETag" } && reply.json["label"] == .text("balanced"))
    #expect(reply.json["air"]["scale"] != .null && reply.json["notices"].array != nil)
  }

  @Test(
    "is refused without places, and for words that mean nothing",
    arguments: [
      "{}", #"{"from": [[39.47, -0.37]]}"#, #"{"from": [], "to": []}"#, #"{"from": [[39.47]], "to": [[39.47, -0.37]]}"#,
      #"{"from": [[139.47, -0.37]], "to": [[39.47, -0.37]]}"#, #"{"from": [[[39.47, -0.37]]], "to": "x"}"#,
      #"{"from": [[39.47, -0.37]], "to": [[39.47, -0.37]], "label": "best"}"#,
      #"{"from": [[39.47, -0.37]], "to": [[39.47, -0.37]], "mode": "car"}"#,
      #"{"from": [[39.47, -0.37]], "to": [[39.47, -0.37]], "nonsense": 1}"#, "[1]", "x",
    ])
  func refusals(_ body: String) async throws {
    let reply = try await ServedVillage().post("/v1/matrix", body)
    #expect(reply.status == 400 && reply.contentType.hasPrefix("application/problem+json"), "\(reply.text)")
  }

  @Test("has a limit, names the place that has no street, and takes no GET")
  func limits() async throws {
    var limits = ServiceLimits()
    limits.tableCoordinates = 2
    let village = try ServedVillage(limits: limits)
    let many = await village.post("/v1/matrix", Self.body())
    #expect(many.status == 400 && many.json["code"] == .text("too-big"))
    let far = await village.post("/v1/matrix", #"{"from": [[39.47, -0.37]], "to": [[39.47, -0.36], [39.6, -0.3]]}"#)
    #expect(far.status == 404 && far.json["code"] == .text("off-network"))
    #expect(far.json["detail"].text?.contains("'to[1]'") == true)
    let refused = await village.get("/v1/matrix")
    #expect(refused.status == 405 && refused.headers.first { $0.name == "Allow" }?.value == "OPTIONS, POST")
  }
}
