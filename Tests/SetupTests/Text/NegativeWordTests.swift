import Setup
import Testing

@Suite("A word that begins like a negative number")
struct NegativeWordTests {
  @Test("goes behind a space, so that it is no option")
  func isNoOption() {
    let words = ["route", "--from", "-33.9,18.4", "--to", "-.5,3", "--json", "-1,2", "-o", "-", "-v"]
    #expect(
      NegativeWord.readable(words)
        == ["route", "--from", " -33.9,18.4", "--to", " -.5,3", "--json", " -1,2", "-o", "-", "-v"])
  }

  @Test("is joined to an option that takes a name, and stays as it was written")
  func isName() {
    let words = ["route", "-o", "-5", "--network", "-5.brisa", "--map=-5.png"]
    #expect(NegativeWord.readable(words) == ["route", "-o=-5", "--network=-5.brisa", "--map=-5.png"])
  }

  @Test(
    "is joined to a naming option that is written together with flags",
    arguments: [
      ("-vo", ["-v", "-o=-5"]), ("-ov", ["-v", "-o=-5"]), ("-v", ["-v", " -5"]), ("-vop", ["-vop", " -5"]),
    ])
  func isNameBehindFlags(option: String, kept: [String]) {
    #expect(NegativeWord.readable(["route", option, "-5"]) == ["route"] + kept)
  }

  @Test(
    "is itself again where it is a name that belongs to no option", arguments: ["-5", "-.5,3", "5", "a b", "-v", ""])
  func isWritten(word: String) {
    #expect(NegativeWord.readable([word]).map(NegativeWord.asWritten) == [word])
  }
}
