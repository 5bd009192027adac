import AirData
import CityTestSupport
import Computing
import Foundation
import Planner
import Publishing
import TestSupport
import Testing

@testable import Server

@Suite("Answers that are taken slowly, or not at all", .serialized)
struct UntakenAnswersTests {
  /// The bytes of a large answer, all zeros.
  private static let bytes = 16 << 20
  /// Those that a slow reader takes at a time.
  private static let partBytes = 1 << 18
  /// What sha256sum says of so many zeros.
  private static let digest = "080acf35a507ac9849cfcba47dc2ad83e01b75663a516279c8b9d243b719643e"

  @Test("lets a slow reader have a large answer whole, and closes on one that takes nothing of it")
  func slowReaders() async throws {
    // A busy machine may keep the reader waiting for longer than it is waited for: the next try has more time.
    for seconds in [8.0, 24, 72] {
      if try await isReadSlowly(idleSeconds: seconds) { return }
    }
    Issue.record("no slow reader had the answer whole")
  }

  /// Whether a reader that takes more than twice as long as a connection may be idle has a large answer whole.
  private func isReadSlowly(idleSeconds: Double) async throws -> Bool {
    var limits = ServiceLimits()
    limits.idleSeconds = idleSeconds
    let count = Lock(0)
    try await serving(limits) { port, file in
      let slow = try connection(asking: file, port: port)
      let stalled = try connection(asking: file, port: port)
      while count.withLock({ $0 }) < Self.bytes {
        let part = await slow.next(Self.partBytes).count
        guard part > 0 else { break }
        count.withLock { $0 += part }
        try await Task.sleep(for: .seconds(2.4 * idleSeconds * Double(Self.partBytes) / Double(Self.bytes)))
      }
      // The other one has taken nothing in all that time: what it finds is what the system had room for.
      if count.withLock({ $0 }) >= Self.bytes { #expect(await stalled.rest().utf8.count < Self.bytes) }
    }
    return count.withLock { $0 } >= Self.bytes
  }

  @Test("refuses a large answer while too much of others is not taken, and small ones not", .timeLimit(.minutes(2)))
  func untakenAnswers() async throws {
    var limits = ServiceLimits()
    limits.unsentBytes = 4 << 20
    try await serving(limits) { port, file in
      func beginning(_ address: String) async throws -> String {
        let connection = try connection(asking: address, port: port)
        return await String(decoding: connection.next(4096), as: UTF8.self)
      }
      let stalled = try connection(asking: file, port: port)
      func take(_ bytes: Int) async {
        var left = bytes
        while left > 0 {
          let count = await stalled.next(min(left, 1 << 16)).count
          guard count > 0 else { break }
          left -= count
        }
      }
      await take(1 << 17)
      let refused = try await beginning(file)
      #expect(refused.hasPrefix("HTTP/1.1 503") && refused.lowercased().contains("retry-after: 1"), "\(refused)")
      #expect(try await beginning("/healthz").hasPrefix("HTTP/1.1 200"))
      await take(Self.bytes - (1 << 17))
      // The service may learn a moment later that all was taken.
      var again = try await beginning(file)
      while again.hasPrefix("HTTP/1.1 503") {
        try await Task.sleep(for: .milliseconds(10))
        again = try await beginning(file)
      }
      #expect(again.hasPrefix("HTTP/1.1 200"), "\(again)")
    }
  }

  private func connection(asking address: String, port: Int) throws -> RawConnection {
    let connection = try RawConnection(port: port)
    connection.send("GET \(address) HTTP/1.1\r\nHost: a\r\n\r\n")
    return connection
  }

  /// Runs a service with a large report while a test asks it for the report's address.
  private func serving(
    _ limits: ServiceLimits, _ body: @escaping @Sendable (_ port: Int, _ file: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let maps = folder.path("maps")
    let file = try await largeReport(in: maps)
    try await ServedVillage(limits: limits).serving({
      $0.limits = limits
      $0.heatmapFolder = maps
    }) { port in try await body(port, file) }
    withExtendedLifetime(folder) {}
  }

  /// The address of a large report in a folder.
  private func largeReport(in maps: String) async throws -> String {
    let village = try ServedVillage(heatmapFolder: maps)
    let now = village.city.clock.now
    _ = try await village.city.engine.heatmap(
      HeatmapQuestion(from: now - 3600, to: now, folder: maps) {
        $0.pollutant = .no2
        $0.files = [.tif]
      })
    let file = await village.get("/v1/heatmap").json["files"][0]
    let (name, digest) = (try #require(file["name"].text), try #require(file["sha256"].text))
    let size = try #require(file["bytes"].number)
    try Data(count: Self.bytes).write(to: URL(filePath: maps + "/" + name))
    let index = URL(filePath: maps + "/index.json")
    let list = try String(contentsOf: index, encoding: .utf8).replacing(digest, with: Self.digest)
    try Data(list.replacing(String(Int(size)), with: String(Self.bytes)).utf8).write(to: index)
    return try #require(file["address"].text)
  }
}
