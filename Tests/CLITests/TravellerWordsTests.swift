import TestSupport
import Testing

@Suite("Who travels, on the command line")
struct TravellerWordsTests {
  @Test("a profile that is not there is said before what names are taken for")
  func profileFirst() throws {
    let result = try Clean.run([
      "route", "--from", "Estació del Nord", "--to", "Jardins del Real", "--profile", "nana",
    ])
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("brisa: There is no profile 'nana'"), "\(result.errors)")
    #expect(!result.errors.contains("Estació"))
  }

  @Test("is kept with a question, and takes no other option out of it")
  func saved() throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]
    let words = ["--from", "39.4699,-0.3763", "--lit", "--to", "39.4795,-0.3443", "--stairs", "never"]
    _ = try Clean.output(["route"] + words + ["--at", "2026-11-24T08:00", "--save", "way"], environment: home)
    let kept = try Clean.output(["saved", "show", "way"], environment: home)
    #expect(kept.contains("brisa route " + words.joined(separator: " ")), "\(kept)")
  }
}
