import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("The wind of a program")
struct ProgramWindTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  @Test("has its winds checked: those that cannot be used are left out and told, and so are its notices")
  func winds() async throws {
    let lines = [("3", "90"), ("-3", "90"), ("1e300", "90")].map { speed, from in
      "say '{\"wind\":{\"latitude\":39.5,\"longitude\":-0.4,\"speed\":\(speed),\"from\":\(from),"
        + "\"start\":\"2027-01-15T08:00:00Z\",\"end\":\"2027-01-15T09:00:00Z\"}}'"
    }
    let answer =
      lines + ["say '{\"notice\":{\"code\":\"calm\",\"message\":\"It was calm.\"}}'", "say '{\"end\":true}'"]
    let script = ProgramFolder.source(answer.joined(separator: "\n"))
      .replacing("\"cache\":0", with: "\"cache\":0,\"wind\":true")
    try folder.add("brisa-source-trial", script: script)
    let answered = await Trial(folder.searchPath).runner()
      .winds(from: SourceConfiguration(id: "trial", settings: [:]), for: Trial.query)
    #expect(answered.winds.map(\.speedMetersPerSecond) == [3])
    #expect(
      answered.notices.map(\.message) == [
        "It was calm.", "Trial gave 2 winds that cannot be used, or were not asked for, and are left out.",
      ])
  }
}
