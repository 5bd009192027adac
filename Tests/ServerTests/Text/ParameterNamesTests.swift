import AirData
import Testing

@testable import Server

@Suite("Sentences of the command line in the service")
struct ParameterNamesTests {
  @Test(
    "name parameters as they are written in an address, with a value where one follows",
    arguments: [
      ("Leave out --avoidance and --max-detour.", "Leave out 'avoidance' and 'max_detour'."),
      ("Say when it began, like --at 2026-11-24T08:00.", "Say when it began, like at=2026-11-24T08:00."),
      ("Collect readings, or ask --by traffic.", "Collect readings, or ask by=traffic."),
      ("Choose it with --by, one of no2, pm25.", "Choose it with 'by', one of no2, pm25."),
      ("Visit them as they are listed with --order given.", "Visit them as they are listed with order=given."),
      ("Give --length 5km, 45min, or --dose 20ug.", "Give length=5km, 45min, or dose=20ug."),
      ("Name one of them, like --track 'To work' (1, 2).", "Name one of them, like 'track=To work' (1, 2)."),
      ("With '--exclusion avoid' they are dearer.", "With 'exclusion=avoid' they are dearer."),
      ("--tolerance needs --moving-air.", "'tolerance' needs 'moving_air'."),
      ("Try --at with that hour.", "Try 'at' with that hour."),
      ("Leave it out (or give --at 08:00).", "Leave it out (or give at=08:00)."),
    ])
  func names(_ option: String, _ parameter: String) {
    #expect(ParameterNames.named(LocalizedText(same: option)) == LocalizedText(same: parameter))
  }

  @Test(
    "say nothing of what only the command line can set, which stands in parentheses of its own",
    arguments: [
      ("Name one in the configuration (or with --network).", "Name one in the configuration."),
      ("Ponga 'archive' (o --archive).", "Ponga 'archive'."),
      ("Indique-la (o amb --network), o escriga coordenades.", "Indique-la, o escriga coordenades."),
      ("It needs streets that are not left out (--increment off).", "It needs streets that are not left out."),
    ])
  func leavesOut(_ sentence: String, _ served: String) {
    #expect(ParameterNames.named(sentence) == served)
  }

  @Test(
    "name the address that answers what a command does",
    arguments: [
      ("It is of other places, and brisa stations lists it.", "It is of other places, and /v1/stations lists it."),
      ("Es de otros lugares, y brisa stations lo enumera.", "Es de otros lugares, y /v1/stations lo enumera."),
      ("És d'altres llocs, i brisa stations ho enumera.", "És d'altres llocs, i /v1/stations ho enumera."),
    ])
  func addresses(_ sentence: String, _ served: String) {
    #expect(ParameterNames.named(sentence) == served)
  }

  @Test("keep the words of every language behind an option")
  func languages() {
    let text = LocalizedText(en: "Try --at with it.", es: "Pruebe --at con esa hora.", ca: "Use --via únicament.")
    let named = LocalizedText(en: "Try 'at' with it.", es: "Pruebe 'at' con esa hora.", ca: "Use 'via' únicament.")
    #expect(ParameterNames.named(text) == named)
  }
}
