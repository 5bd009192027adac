import Foundation
import TestSupport
import Testing

@Suite("A machine without tzdata")
struct MissingZonesTests {
  /// Whether a program may be given a view of the machine without its time zones.
  private static let canHideZones = (try? run("/bin/true", []))?.status == 0

  /// Runs a program that finds no time zones.
  private static func run(_ program: String, _ words: [String]) throws -> Command.Result {
    var command = Command()
    command.executable = URL(fileURLWithPath: "/usr/bin/unshare")
    let hide = "mount -t tmpfs none /usr/share/zoneinfo && exec \"$0\" \"$@\""
    return try command.run(["--map-root-user", "--mount", "/bin/sh", "-c", hide, program] + words)
  }

  @Test(
    "has answers by the city's clock all the same", .enabled(if: canHideZones, "no folder can be hidden here"),
    arguments: [
      ["air", "39.47,-0.37", "--at", "2026-11-24T08:00"], ["stations", "--at", "2026-11-24T08:00"],
    ])
  func answers(words: [String]) throws {
    let result = try Self.run(BuiltProducts.folder.appending(path: "brisa").path, words)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Tue 24 Nov 2026 08:00 (UTC+1:00)"), "\(result.output)")
  }
}
