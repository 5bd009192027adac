import AirData
import Setup
import TestSupport
import Testing

@testable import CityAir
@testable import Server
@testable import Trips

@Suite("Sentences of notices in answers of the service")
struct ServedNoticeTests {
  @Test(
    "name no option of the command line, in any language",
    arguments: [Notice.noNetwork.text, Notice.windIdle.text, QuestionNotices.noTraffic.text, ChoiceFinder.tooManyWays],
    Language.allCases)
  func nameNoOption(_ text: LocalizedText, _ language: Language) {
    let sentence = ServedNotice.sentence(text, in: language)
    #expect(!namesOption(sentence), "\(sentence)")
  }

  private static let detour = "from=39.470,-0.372&to=39.470,-0.368&exclude=39.470,-0.370,50&exclusion=forbid"
  private static let traffic = "from=39.470,-0.379&to=39.470,-0.361&by=traffic"

  @Test(
    "name parameters in every form and language",
    arguments: [
      (detour, "Zones are forbidden: with 'exclusion=avoid' they are only dearer."),
      (detour + "&language=es", "Hay zonas prohibidas: con 'exclusion=avoid' solo son más caras."),
      (detour + "&language=ca", "Hi ha zones prohibides: amb 'exclusion=avoid' només són més cares."),
      (detour + "&format=geojson", "Zones are forbidden: with 'exclusion=avoid' they are only dearer."),
      (traffic, "'traffic' needs a network with streets for cars that are not left out."),
      (traffic + "&language=es", "'traffic' necesita una red con calles para coches que no se dejen fuera."),
      (traffic + "&language=ca", "'traffic' necessita una xarxa amb carrers per a cotxes que no es deixen fora."),
    ])
  func routes(_ query: String, _ ending: String) async throws {
    let reply = try await ServedVillage().get("/v1/routes?\(query)")
    #expect(messages(reply).contains { $0.hasSuffix(ending) }, "\(reply.text)")
  }

  @Test(
    "name no option where all else is answered",
    arguments: [
      "/v1/loops?lat=39.47&lon=-0.375&length=3900&by=traffic",
      "/v1/isochrone?lat=39.47&lon=-0.37&dose=2ug&by=no2",
      "/v1/air?lat=39.47&lon=-0.37", "/v1/air/hours?lat=39.47&lon=-0.37", "/v1/stations",
      "/route/v1/foot/-0.379,39.470;-0.361,39.470?by=traffic",
      "/table/v1/foot/-0.379,39.470;-0.361,39.470?annotations=burden&by=traffic",
    ])
  func others(_ address: String) async throws {
    let reply = try await ServedVillage { $0.wind = true }.get(address)
    #expect(reply.status == 200 && !messages(reply).isEmpty, "\(reply.text)")
    #expect(!messages(reply).contains { namesOption($0) }, "\(reply.text)")
  }

  private func namesOption(_ sentence: String) -> Bool { sentence.contains(/--[a-z]/) }

  private func messages(_ reply: Reply) -> [String] {
    (reply.json["notices"].array ?? []).compactMap { $0["message"].text }
  }
}
