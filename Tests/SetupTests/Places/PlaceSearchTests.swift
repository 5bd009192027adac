import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import Setup

@Suite("Looking for a city")
struct PlaceSearchTests {
  private static func body(_ edges: String, name: String = "\"Town\"") -> [UInt8] {
    let names = "\"name\":\(name),\"display_name\":\"Town, Land\""
    return Array("[{\(names),\"lat\":\"10.0\",\"lon\":\"20.0\",\"boundingbox\":[\(edges)]}]".utf8)
  }

  @Test("asks with the name encoded, and reads name, middle and box")
  func finds() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.answer(body: Self.body("\"9.9\",\"10.1\",\"19.8\",\"20.2\""))
    }
    let search = PlaceSearch(http: CurlHTTPClient(version: "0"), server: server.url + "/search")
    let place = try await search.place("São Town, Land")
    #expect(server.requests.first?.contains("GET /search?q=S%C3%A3o%20Town,%20Land&format=jsonv2&limit=1 ") == true)
    #expect(place.name == "Town" && place.fullName == "Town, Land" && place.box.south == 9.9 && place.box.east == 20.2)
    #expect(!place.isCut && place.fileName == "town")
  }

  @Test("a place that reaches far is cut to half a degree about its middle, side by side")
  func cuts() throws {
    let place = try PlaceSearch.place(named: "x", in: Self.body("\"9.9\",\"10.1\",\"18\",\"22\""))
    let box = place.streetBox
    #expect(place.isCut && [box.west, box.south, box.east, box.north] == [19.75, 9.9, 20.25, 10.1])
  }

  @Test(
    "a place on both sides of the 180th meridian is refused, however the server writes its box",
    arguments: ["\"-17.1\",\"-16.6\",\"-180.0\",\"180.0\"", "\"-17.1\",\"-16.6\",\"179.7\",\"-179.8\""])
  func refusesBothSides(edges: String) {
    let error = #expect(throws: BrisaError.self) { try PlaceSearch.place(named: "Taveuni", in: Self.body(edges)) }
    #expect(error?.code == .badArgument)
    #expect(error?.message.hasPrefix("'Taveuni' lies on both sides of the 180th meridian") == true)
  }

  @Test("a place beside the 180th meridian is one like any other")
  func takesOneSide() throws {
    let edges = "\"-17.1\",\"-16.6\",\"179.7\",\"180.0\""
    #expect(try PlaceSearch.place(named: "x", in: Self.body(edges)).box.east == 180)
  }

  @Test("a name without a letter of ASCII still gives a file")
  func namesFiles() throws {
    let edges = "\"9.9\",\"10.1\",\"19.8\",\"20.2\""
    let file = { (name: String) in try PlaceSearch.place(named: "x", in: Self.body(edges, name: name)).fileName }
    #expect(try file("\"Porto Alegre\"") == "porto-alegre" && file("\"Málaga/../x\"") == "malaga-x")
    #expect(try file("\"東京\"") == "city" && file("null") == "x")
  }

  @Test(
    "an answer that is none is told, and never believed",
    arguments: ["", "<html>", "{}", "[{}]", "[{\"display_name\":1}]"])
  func refusesOthers(text: String) {
    let error = #expect(throws: BrisaError.self) { try PlaceSearch.place(named: "x", in: Array(text.utf8)) }
    #expect(error?.code == .unavailable)
  }

  @Test(
    "a box that is none is told",
    arguments: [
      "\"10.1\",\"9.9\",\"19.8\",\"20.2\"", "\"9.9\"", "\"-99\",\"10\",\"19\",\"20\"", "\"nan\",\"1\",\"1\",\"2\"",
    ])
  func refusesBoxes(edges: String) {
    let error = #expect(throws: BrisaError.self) { try PlaceSearch.place(named: "x", in: Self.body(edges)) }
    #expect(error?.code == .unavailable)
  }
}
