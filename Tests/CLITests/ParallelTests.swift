import TestSupport
import Testing

@Suite("Commands side by side")
struct ParallelTests {
  @Test("over one network file have the answer that one alone has")
  func agree() throws {
    let city = try TinyCity()
    let words = city.route(["--mode", "bike", "--json"])
    let alone = try Clean.output(words)
    let commands = try (0..<4).map { _ in try RunningCommand(words) }
    for command in commands { #expect(try command.output() == alone) }
  }

  @Test("over one extract have the answer that one alone has")
  func agreeOverAnExtract() throws {
    let words = EmbeddedCity.across + ["--json"]
    let alone = try Clean.output(words)
    let commands = try (0..<4).map { _ in try RunningCommand(words) }
    for command in commands { #expect(try command.output() == alone) }
  }
}
