import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("Notices of the service")
struct NoticeLanguageTests {
  /// From a place 167 m off the end of Lane.
  private static let way = "/v1/routes?from=39.4635,-0.370&to=39.470,-0.361"

  @Test("are in the language of the question, before that of the client", arguments: ["json", "geojson"])
  func language(format: String) async throws {
    let village = try ServedVillage()
    func notice(_ more: String, _ headers: [String: String]) async -> String {
      let reply = await village.get("\(Self.way)&format=\(format)\(more)", headers: headers)
      let notices = reply.json["notices"].array ?? []
      return notices.first { $0["code"] == .text("far-from-street") }?["message"].text ?? reply.text
    }
    let english = await notice("", [:])
    #expect(english.contains("from the street that the way is on"), "\(english)")
    let spanish = await notice("", ["accept-language": "es"])
    #expect(spanish.contains("de la calle por la que va el camino"), "\(spanish)")
    let valencian = await notice("&language=ca", ["accept-language": "es"])
    #expect(valencian.contains("del carrer per on va el camí"), "\(valencian)")
  }
}
