import Foundation
import TestSupport
import Testing

@Suite("A saved question as a line")
struct SavedLineTests {
  @Test(
    "is for a shell the words that were saved, and nothing else",
    arguments: [
      "39.47,-0.376", "it's", "a b", "$(id)", "", "València",
      // A mark that combines with a quote does not hide it, nor does a letter that takes a sign to itself.
      "'\u{301};echo injected;'\u{301}", "\u{D4E};id",
    ])
  func words(place: String) throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]
    let config = try folder.write("city: {name: Tiny}\nsources: []\n", as: "brisa.yml")
    let words = ["route", "--from", place, "--to", "39.48,-0.344"]
    let question: [String: Any] = ["name": "way", "words": words]
    let questions: [String: Any] = ["version": 1, "questions": [question]]
    let file = try folder.write(JSONSerialization.data(withJSONObject: questions), as: "questions.json")
    _ = try Clean.output(["saved", "import", file, "--config", config], environment: home)
    let line = try Clean.output(["saved", "show", "way", "--config", config], environment: home)
    var shell = Command()
    shell.executable = URL(fileURLWithPath: "/bin/sh")
    let result = try shell.run(["-c", "brisa() { printf '%s\\n' \"$@\"; }\n" + line])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(Array(result.output.utf8) == Array((words.joined(separator: "\n") + "\n").utf8), "\(line)")
  }

  @Test("where there is none, the city is named whose list was looked at")
  func none() throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]
    let config = try folder.write("city: {name: Tiny}\nsources: []\n", as: "brisa.yml")
    let text = try Clean.output(["saved", "list", "--config", config], environment: home)
    #expect(text.hasPrefix("Nothing is saved for Tiny: "), "\(text)")
  }
}
