import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("Directions of the service")
struct StepsTests {
  private static let way = "/v1/routes?from=39.470,-0.379&to=39.466,-0.370&steps=true"

  @Test("are in GPX a point of a route for every step, with its sentence, and places with their times")
  func gpx() async throws {
    let village = try ServedVillage()
    let routes = await village.get(Self.way).json["routes"].array ?? []
    let told = routes.flatMap { $0["steps"].array ?? [] }.compactMap { $0["instruction"].text }
    let gpx = await village.get(Self.way + "&format=gpx").text
    #expect(told.count >= 3 && gpx.matches(of: #/<rtept /#).count == told.count)
    for sentence in told { #expect(gpx.contains("<desc>\(sentence)</desc>"), "\(sentence)") }
    let places = gpx.matches(of: #/<trkpt [^>]*>(<ele>[^<]*</ele>)?<time>/#).count
    #expect(places > 0 && places == gpx.matches(of: #/<trkpt /#).count)
  }

  @Test("are in KML a place for every step, as is every place on the way")
  func kml() async throws {
    let village = try ServedVillage()
    let via = await village.get("/v1/routes?from=39.470,-0.379&to=39.466,-0.370&via=39.470,-0.372&format=kml")
    #expect(via.text.matches(of: #/<Point>/#).count == 1, "\(via.text)")
    let routes = await village.get(Self.way).json["routes"].array ?? []
    let told = routes.flatMap { $0["steps"].array ?? [] }.compactMap { $0["instruction"].text }
    let reply = await village.get(Self.way, headers: ["accept": "application/vnd.google-earth.kml+xml"])
    #expect(reply.contentType == "application/vnd.google-earth.kml+xml; charset=utf-8")
    #expect(told.count >= 3 && reply.text.matches(of: #/<Point>/#).count == told.count, "\(reply.text)")
    for sentence in told { #expect(reply.text.contains("<name>\(sentence)</name>"), "\(sentence)") }
    #expect(reply.text.matches(of: #/<gx:Track>/#).count == routes.count)
  }

  @Test("are in the language of the question, before that of the client")
  func language() async throws {
    let village = try ServedVillage()
    func first(_ more: String) async -> String {
      let reply = await village.get(Self.way + more, headers: ["accept-language": "es"])
      return reply.json["routes"][0]["steps"][0]["instruction"].text ?? reply.text
    }
    #expect(await first("").hasPrefix("Salga "))
    #expect(await first("&language=en").hasPrefix("Head"))
  }

  @Test("in a language that is not spoken are refused, with those that are")
  func unknownLanguage() async throws {
    let reply = try await ServedVillage().get(Self.way + "&language=fr")
    #expect(reply.status == 400 && reply.text.contains("'language' is one of en, es, ca"), "\(reply.text)")
  }
}
