import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  static let commands = [
    [], ["route"], ["trip"], ["loop"], ["track"], ["batch"], ["air"], ["stations"], ["sources"], ["sync"], ["status"],
    ["heatmap"], ["tiles"], ["serve"], ["saved"], ["saved", "run"],
    ["saved", "list"], ["saved", "show"], ["saved", "rename"], ["saved", "remove"], ["saved", "export"],
    ["saved", "import"],
    ["network"],
    ["network", "build"],
    ["network", "info"], ["plugin"], ["plugin", "new"], ["plugin", "build"], ["plugin", "check"],
    ["plugin", "install"],
    ["init"], ["validate"], ["calibrate"], ["place"], ["place", "find"], ["place", "add"], ["place", "list"],
    ["place", "rename"], ["place", "remove"],
    ["network", "fetch"], ["network", "export"], ["bench"], ["bench", "route"],
    ["bench", "pareto"], ["bench", "moving"], ["bench", "answers"], ["bench", "hierarchy"], ["bench", "stops"],
    ["bench", "loops"],
  ]

  /// Commands that do nothing but have others.
  private static let groups = [["network"], ["plugin"], ["bench"]]

  @Test("of every command is as it was read", arguments: commands)
  func isAsRead(command: [String]) throws {
    let name = (["help"] + command).joined(separator: "-")
    try GoldenFile.expect(Clean.output(command + ["--help"]), is: name)
  }

  @Test("shows an example of every command that does something", arguments: commands)
  func showsAnExample(command: [String]) throws {
    guard !Self.groups.contains(command) else { return }
    let help = try Clean.output(command + ["--help"])
    #expect(help.contains((["  brisa"] + command).joined(separator: " ")), "\(help)")
  }

  @Test("goes to standard output, and `help COMMAND` is the same", arguments: commands)
  func goesToStandardOutput(command: [String]) throws {
    let result = try Clean.run(command + ["--help"])
    #expect(result.errors.isEmpty)
    #expect(try Clean.output(["help"] + command) == result.output)
  }

  @Test("breaks no example over two lines", arguments: commands)
  func keepsExamplesWhole(command: [String]) throws {
    guard !Self.groups.contains(command) else { return }
    let help = try Clean.output(command + ["--help"], environment: ["COLUMNS": "80"])
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("Example") })
    let end = try #require(lines[start...].firstIndex(of: ""))
    for line in lines[(start + 1)..<end] { #expect(line.hasPrefix("  "), "\(line) lost its indentation") }
  }

  @Test("says the version")
  func saysTheVersion() throws {
    let version = try Clean.output(["--version"])
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}
