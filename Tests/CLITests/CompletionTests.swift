import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
  /// Every option that takes one of a few words, on one command, with the words.
  static let options: [(words: String, offers: [String])] = [
    ("route --mode", ["walk", "bike", "scooter"]),
    ("route --by", ["mix", "ica", "no2", "pm25", "pm10", "o3", "traffic"]),
    ("route --format", ["text", "json", "geojson", "gpx", "kml"]),
    ("route --exclusion", ["avoid", "forbid"]),
    ("route --scale", ["us-epa", "es-ica", "eu-aqi"]),
    ("route --field", ["auto", "mean", "nearest", "idw", "kriging"]),
    ("route --increment", ["auto", "on", "off"]),
    ("route --language", ["en", "es", "ca"]),
    ("heatmap --palette", ["scale", "cividis"]),
    ("heatmap --pollutant", ["no2", "pm25", "pm10", "o3", "so2", "co"]),
    ("tiles --size", ["256", "512", "both"]),
    ("network export --format", ["dimacs"]),
    ("network fetch --city", ["barcelona", "helsinki", "madrid", "valencia"]),
    ("plugin new --language", ["swift", "python"]),
    ("bench answers --mode", ["walk", "bike", "scooter"]),
  ]

  /// What a shell offers when a person types some words after `brisa`, then half a word, and presses the tabulator.
  private func offered(after words: String, typing half: String = "") throws -> [String] {
    let folder = try TemporaryFolder()
    let script = try folder.write(Clean.output(["--generate-completion-script", "bash"]), as: "brisa.bash")
    let typed = ["brisa"] + words.split(separator: " ").map(String.init) + [half]
    var bash = Command(environment: [:])
    bash.executable = URL(fileURLWithPath: "/usr/bin/env")
    return try bash.run([
      "bash", "-c",
      """
      source '\(script)'
      COMP_WORDS=(\(typed.dropLast().joined(separator: " ")) '\(half)')
      COMP_CWORD=\(typed.count - 1)
      COMP_LINE='\(typed.joined(separator: " "))'
      COMP_POINT=${#COMP_LINE}
      _brisa brisa '\(half)' '\(typed[typed.count - 2])'
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]).output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test("of an option that takes one of a few words are those words", arguments: options)
  func listsWords(words: String, offers: [String]) throws {
    #expect(try offered(after: words) == offers)
  }

  @Test("continue the word that was begun")
  func goesOn() throws {
    #expect(try offered(after: "route --mode", typing: "sc") == ["scooter"])
  }

  @Test("list the words in other shells too", arguments: ["zsh", "fish"])
  func listsInOtherShells(shell: String) throws {
    let script = try Clean.output(["--generate-completion-script", shell])
    #expect(script.contains(/'walk\W+bike\W+scooter'/))
  }
}
