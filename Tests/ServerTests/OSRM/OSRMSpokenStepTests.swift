import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("What a phone says and shows on the way")
struct OSRMSpokenStepTests {
  private static let way = "/route/v1/foot/-0.379,39.470;-0.370,39.466?steps=true"

  private func steps(_ more: String) async throws -> [JSONValue] {
    let reply = try await ServedVillage().get(Self.way + more)
    #expect(reply.status == 200, "\(reply.text)")
    return reply.json["routes"][0]["legs"][0]["steps"].array ?? []
  }

  @Test("is told of the next turn: early, and again right before it, in the language that is asked for")
  func voice() async throws {
    let steps = try await steps("&voice_instructions=true&language=es")
    #expect(steps.count == 3)
    let spoken = steps[0]["voiceInstructions"].array ?? []
    let places = spoken.compactMap { $0["distanceAlongGeometry"].number }
    #expect(places == [steps[0]["distance"].number ?? 0, 60, 12])
    let texts = spoken.compactMap { $0["announcement"].text }
    #expect(texts.count == 3 && texts[1].hasPrefix("En 60 metros") && texts[1].contains("Lane"), "\(texts)")
    #expect(texts[2] == steps[1]["maneuver"]["instruction"].text, "\(texts)")
    #expect(spoken[2]["ssmlAnnouncement"].text == "<speak>\(texts[2])</speak>")
    // Right before the end it is said that one is there, and then nothing more.
    #expect(steps[1]["voiceInstructions"].array?.count == 1)
    #expect(steps[2]["voiceInstructions"].array?.isEmpty == true)
    #expect(steps.allSatisfy { $0["bannerInstructions"] == .null })
  }

  @Test("says to nobody who is there already that they set out")
  func inPlace() async throws {
    let way = "/route/v1/foot/-0.379,39.470;-0.379,39.470?steps=true&voice_instructions=true"
    let steps = try await ServedVillage().get(way).json["routes"][0]["legs"][0]["steps"].array ?? []
    let spoken = steps.map { ($0["voiceInstructions"].array ?? []).compactMap { $0["announcement"].text } }
    #expect(spoken == [["You have arrived."], []])
  }

  @Test("is shown over the whole step before the turn")
  func banners() async throws {
    let steps = try await steps("&banner_instructions=true")
    let banner = steps[0]["bannerInstructions"][0]
    #expect(banner["distanceAlongGeometry"] == steps[0]["distance"])
    #expect(banner["primary"]["type"] == .text("turn") && banner["primary"]["modifier"] == .text("right"))
    let text = banner["primary"]["text"].text ?? ""
    #expect(text.contains("Lane"))
    #expect(banner["primary"]["components"][0]["text"] == .text(text))
    #expect(steps[1]["bannerInstructions"][0]["primary"]["type"] == .text("arrive"))
    #expect(steps[2]["bannerInstructions"].array?.isEmpty == true)
    #expect(steps.allSatisfy { $0["voiceInstructions"] == .null })
  }
}
