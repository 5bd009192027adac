import AirData
import CityTestSupport
import Foundation
import Planner
import TestSupport
import Testing
import Trips

@testable import Server

@Suite("Tracks of the service")
struct TrackEndpointTests {
  private func gpx(_ points: String) -> String {
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
  }

  @Test("come back with what was breathed, minute by minute")
  func breathed() async throws {
    let village = try ServedVillage()
    // Along Road, 20 places in 5 minutes, at the hour that the village has readings of.
    let start = village.state.clock.now
    let points = (0...20).map { number in
      let time = (start + Double(number) * 15).formatted(.iso8601)
      return "<trkpt lat=\"39.470\" lon=\"\(-0.379 + 0.0002 * Double(number))\"><time>\(time)</time></trkpt>"
    }
    let reply = await village.post("/v1/tracks", gpx(points.joined()), contentType: "application/gpx+xml")
    #expect(reply.status == 200, "\(reply.text)")
    #expect(abs((reply.json["distanceMeters"].number ?? 0) - 343) < 15, "\(reply.text)")
    #expect(reply.json["mode"]["word"] == .text("walk") && reply.json["mode"]["isGuessed"] == .boolean(true))
    #expect((reply.json["burdenMinutes"].number ?? 0) > 0)
    let minutes = reply.json["minutes"].array ?? []
    #expect((5...6).contains(minutes.count))
    let seconds = minutes.reduce(0) { $0 + ($1["seconds"].number ?? 0) }
    #expect(abs(seconds - 300) < 1)
  }

  @Test("in two hours, of which nothing is known of one, have the figures of the other and say so")
  func halfKnown() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [FakeCity.reading(20, hours: -1)] })
    // Five minutes before the hour that has a reading, and five in it.
    let start = FakeCity.hour - 3600 - 300
    let points = (0...20).map { number in
      let time = (start + Double(number) * 30).formatted(.iso8601)
      return "<trkpt lat=\"39.470\" lon=\"\(-0.379 + 0.0002 * Double(number))\"><time>\(time)</time></trkpt>"
    }
    let reply = await village.post("/v1/tracks", gpx(points.joined()), contentType: "application/gpx+xml")
    #expect(reply.status == 200, "\(reply.text)")
    let notices = (reply.json["notices"].array ?? []).map { $0["code"] }
    #expect(notices.contains(.text("hour-unknown")), "\(reply.text)")
    #expect(abs((reply.json["distanceMeters"].number ?? 0) - 343) < 15)
    // 20 µg/m³ of NO2 are four fifths of the guideline, in five of the ten minutes.
    #expect(abs((reply.json["burdenMinutes"].number ?? 0) - 4) < 0.5, "\(reply.text)")
    #expect((reply.json["minutes"].array ?? []).count >= 10)
  }

  @Test("in more hours than are taken are refused before any hour is gathered")
  func manyHours() async throws {
    var limits = ServiceLimits.patient
    limits.trackHours = 1
    let village = try ServedVillage(limits: limits)
    func answer(from start: Date) async -> Reply {
      let points = (0...10).map { number in
        let time = (start + Double(number) * 30).formatted(.iso8601)
        return "<trkpt lat=\"39.470\" lon=\"\(-0.379 + 0.0004 * Double(number))\"><time>\(time)</time></trkpt>"
      }
      return await village.post("/v1/tracks", gpx(points.joined()), contentType: "application/gpx+xml")
    }
    // Two and a half minutes before the full hour, and as many after it.
    let reply = await answer(from: FakeCity.hour - 150)
    #expect(reply.status == 400 && reply.json["code"] == .text("bad-data"), "\(reply.text)")
    let detail = reply.json["detail"].text
    #expect(detail == "The track lies in 2 hours, and 1 at most are taken at once: cut it into parts.")
    #expect(try await village.city.engine.hours().kept == [])
    #expect(await answer(from: FakeCity.hour).status == 200)
    // What is taken fits among the hours that are kept, with the further ones of the ways beside.
    #expect(ServiceLimits().trackHours + 24 <= HourKeeper.standardCapacity)
  }

  @Test("have the dose of somebody who breathes more, and else the same figures")
  func breathing() async throws {
    let village = try ServedVillage()
    let start = village.state.clock.now
    let points = (0...20).map { number in
      let time = (start + Double(number) * 15).formatted(.iso8601)
      return "<trkpt lat=\"39.470\" lon=\"\(-0.379 + 0.0002 * Double(number))\"><time>\(time)</time></trkpt>"
    }
    func answer(_ query: String) async -> JSONValue {
      await village.post("/v1/tracks" + query, gpx(points.joined()), contentType: "application/gpx+xml").json
    }
    let (usual, hard) = (await answer(""), await answer("?breathing=hard"))
    let rate = try #require(usual["ventilationCubicMetersPerHour"].number)
    #expect(hard["ventilationCubicMetersPerHour"].number == 2.7)
    #expect(hard["burdenMinutes"] == usual["burdenMinutes"])
    for way in ["pollutants", "cleanest"] {
      let doses = [usual, hard].compactMap {
        way == "cleanest" ? $0[way]["doseMicrograms"]["no2"].number : $0[way]["no2"]["doseMicrograms"].number
      }
      try #require(doses.count == 2)
      #expect(abs(doses[1] / doses[0] - 2.7 / rate) < 0.01, "\(doses)")
    }
    let refused = await answer("?breathing=loud")
    #expect(refused["detail"].text?.hasPrefix("'breathing' takes a number of m³/h") == true, "\(refused)")
  }

  @Test("that are none are refused by the name of the body")
  func none() async throws {
    for text in ["<gpx/>", gpx("")] {
      let reply = try await ServedVillage().post("/v1/tracks", text, contentType: "application/gpx+xml")
      #expect(reply.status == 400 && reply.json["code"] == .text("bad-data"), "\(reply.text)")
      #expect(reply.json["detail"].text?.hasPrefix("The body has no track: ") == true, "\(reply.text)")
    }
  }

  @Test("that make no sense are refused in a sentence")
  func refused() async throws {
    let village = try ServedVillage()
    let untimed = gpx("<trkpt lat=\"39.47\" lon=\"-0.379\"/><trkpt lat=\"39.47\" lon=\"-0.375\"/>")
    let reply = await village.post("/v1/tracks", untimed, contentType: "application/gpx+xml")
    #expect(reply.status == 400 && reply.text.contains("like at=2026-11-24T08:00."), "\(reply.text)")
    let points = [("39.47", "-0.379", "00"), ("39.47", "-0.375", "05")].map { latitude, longitude, minute in
      "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><time>2026-03-02T08:\(minute):00Z</time></trkpt>"
    }
    let track = "<trk><trkseg>\(points.joined())</trkseg></trk>"
    let twice = await village.post(
      "/v1/tracks", "<gpx version=\"1.1\">\(track)\(track)</gpx>", contentType: "application/gpx+xml")
    #expect(twice.status == 400, "\(twice.text)")
    #expect(twice.json["detail"].text?.contains("name one of them, like 'track=1'") == true, "\(twice.text)")
    let elsewhere = await village.post(
      "/v1/tracks",
      "<gpx version=\"1.1\">\(track)</gpx>".replacing("39.47", with: "10.47").replacing(":05:", with: ":01:"),
      contentType: "application/gpx+xml")
    #expect(elsewhere.status == 404 && elsewhere.json["code"] == .text("off-network"), "\(elsewhere.text)")
    #expect(elsewhere.json["detail"].text?.contains("ask with its 'city'") == true, "\(elsewhere.text)")
    let laughs = await village.post(
      "/v1/tracks", "<!DOCTYPE gpx [<!ENTITY a \"ha\">]><gpx>&a;</gpx>", contentType: "application/gpx+xml")
    #expect(laughs.status == 400 && laughs.text.contains("document type"), "\(laughs.text)")
  }
}
