import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("The document of OpenAPI")
struct OpenAPITests {
  @Test("is answered, and names its version")
  func document() async throws {
    let json = try await ServedVillage().get("/openapi.json").json
    #expect(json["openapi"] == .text("3.1.0"))
    #expect(json["info"]["version"].text?.isEmpty == false)
  }

  @Test("lists Brisa's own questions, each with its methods, and no other")
  func endpoints() throws {
    let listed = try Self.paths().filter { !$0.key.contains("{profile}") }
    #expect(Set(listed.keys) == Set(APIEndpoint.all.map(\.path.text)))
    for endpoint in APIEndpoint.all {
      let methods = Set((listed[endpoint.path.text]?.object ?? [:]).keys.map { $0.uppercased() })
      #expect(methods == endpoint.methods, "\(endpoint.path)")
    }
  }

  @Test("says that a question which waits its turn may find too many before it")
  func busy() throws {
    let listed = try Self.paths()
    for endpoint in APIEndpoint.all where endpoint.lane != nil {
      for method in endpoint.methods {
        let answers = listed[endpoint.path.text]?[method.lowercased()]["responses"]
        #expect(answers?["503"].object != nil, "\(method) \(endpoint.path.text)")
      }
    }
  }

  @Test("names statuses that problems have, and those of refused bodies only where a body is taken")
  func statuses() throws {
    for (path, operations) in try Self.paths() {
      for (method, operation) in operations.object ?? [:] {
        let statuses = (operation["responses"].object ?? [:]).keys.compactMap { Int($0) }.filter { $0 >= 400 }
        #expect(Set(statuses).isSubset(of: Problem.titles.keys), "\(method) \(path)")
        let takesBody = operation["requestBody"].object != nil
        #expect(takesBody || Set(statuses).isDisjoint(with: [413, 415]), "\(method) \(path)")
      }
    }
  }

  @Test("lists OSRM's services that are implemented, and no other", arguments: OSRMAddress.Service.allCases)
  func services(_ service: OSRMAddress.Service) async throws {
    let listed = try Self.paths().keys
    let village = try ServedVillage()
    let (places, template) =
      switch service {
      case .nearest: ("-0.379,39.470", "{coordinates}")
      case .tile: ("tile(32700,24900,16).mvt", "tile({x},{y},{z}).mvt")
      default: ("-0.379,39.470;-0.361,39.470", "{coordinates}")
      }
    let got = await village.get("/\(service.rawValue)/v1/foot/\(places)")
    let isGot = got.status == 200
    #expect(listed.contains("/\(service.rawValue)/v1/{profile}/\(template)") == isGot)
    let posted = await village.post("/\(service.rawValue)/v1/foot", #"{"coordinates":[[-0.379,39.47],[-0.361,39.47]]}"#)
    let isPosted = posted.json["code"] != .text("NotImplemented")
    #expect(listed.contains("/\(service.rawValue)/v1/{profile}") == isPosted)
  }

  @Test("names the parameters that a question of Brisa's own takes, and no other")
  func parameters() async throws {
    let document = try Self.document()
    let village = try ServedVillage()
    for endpoint in APIEndpoint.all where endpoint.methods.contains("GET") {
      let reply = await village.get("\(endpoint.path)?nonsense=1")
      guard let text = reply.json["detail"].text, text.hasPrefix("There is no parameter 'nonsense'") else { continue }
      let list = text.components(separatedBy: "take some of ")
      let taken = Set(list.count > 1 ? list[1].dropLast().components(separatedBy: ", ") : [])
      #expect(Self.names(of: document["paths"][endpoint.path.text]["get"], in: document) == taken, "\(endpoint.path)")
    }
  }

  @Test(
    "names the options that a service of OSRM's takes, and no other",
    arguments: [
      ("route", OSRMRoute.options, AirOptions.options), ("nearest", OSRMNearest.options, AirOptions.options),
      ("table", OSRMTable.options, AirOptions.options), ("trip", OSRMTrip.options, AirOptions.options),
      ("match", OSRMMatch.options, OSRMMatch.air),
    ])
  func options(_ service: String, _ own: Set<String>, _ air: Set<String>) throws {
    let document = try Self.document()
    let listed = Self.names(of: document["paths"]["/\(service)/v1/{profile}/{coordinates}"]["get"], in: document)
    #expect(listed == own.union(OSRMPlaces.options).union(air).union(["profile", "coordinates"]))
  }

  @Test("has examples and descriptions of all parameters")
  func descriptions() throws {
    let document = try Self.document()
    for (path, item) in try Self.paths() {
      for (method, operation) in item.object ?? [:] {
        #expect(operation["summary"].text?.isEmpty == false, "\(method) \(path)")
        #expect(operation["operationId"].text?.isEmpty == false, "\(method) \(path)")
        for parameter in Self.parameters(of: operation, in: document) {
          #expect(parameter["description"].text?.isEmpty == false, "\(parameter["name"]) of \(path)")
          #expect(parameter["schema"] != .null, "\(parameter["name"]) of \(path)")
          if parameter["required"] == .boolean(true) { #expect(parameter["example"] != .null) }
        }
      }
    }
  }

  // MARK: -

  static func document() throws -> JSONValue { try JSONValue(parsing: OpenAPIDocument.text) }

  private static func paths() throws -> [String: JSONValue] { try #require(document()["paths"].object) }

  /// The parameters of an operation, references followed.
  private static func parameters(of operation: JSONValue, in document: JSONValue) -> [JSONValue] {
    (operation["parameters"].array ?? []).map { $0["$ref"].text.map(document.at) ?? $0 }
  }

  private static func names(of operation: JSONValue, in document: JSONValue) -> Set<String> {
    Set(parameters(of: operation, in: document).compactMap(\.["name"].text))
  }
}
