import AirData
import CityTestSupport
import Foundation
import Planner
import Publishing
import TestSupport
import Testing

@testable import Server

@Suite("Answers that are taken slowly, or not at all", .serialized)
struct UntakenAnswersTests {
  @Test("lets a slow reader have a large answer whole, and closes on one that takes nothing of it")
  func slowReaders() async throws {
    let bytes = 16 << 20
    let folder = try TemporaryFolder()
    let file = try await largeReport(in: folder, bytes: bytes)
    var limits = ServiceLimits()
    limits.idleSeconds = 3
    let change: (inout BrisaService.Settings) -> Void = {
      $0.limits = limits
      $0.heatmapFolder = folder.path("maps")
    }
    try await ServedVillage(limits: limits).serving(change) { port in
      func asked() throws -> RawConnection {
        let connection = try RawConnection(port: port)
        connection.send("GET \(file) HTTP/1.1\r\nHost: a\r\n\r\n")
        return connection
      }
      let (slow, stalled) = (try asked(), try asked())
      var count = 0
      while count < bytes {
        let part = await slow.next(1 << 18).count
        guard part > 0 else { break }
        count += part
        try await Task.sleep(for: .milliseconds(150))
      }
      #expect(count >= bytes)
      // The other one has taken nothing in all that time: what it finds is what the system had room for.
      #expect(await stalled.rest().utf8.count < bytes)
    }
  }

  @Test("refuses a large answer while too much of others is not taken, and small ones not")
  func untakenAnswers() async throws {
    let folder = try TemporaryFolder()
    let file = try await largeReport(in: folder, bytes: 16 << 20)
    var limits = ServiceLimits()
    limits.unsentBytes = 4 << 20
    let change: (inout BrisaService.Settings) -> Void = {
      $0.limits = limits
      $0.heatmapFolder = folder.path("maps")
    }
    try await ServedVillage(limits: limits).serving(change) { port in
      func asked(_ address: String) throws -> RawConnection {
        let connection = try RawConnection(port: port)
        connection.send("GET \(address) HTTP/1.1\r\nHost: a\r\n\r\n")
        return connection
      }
      func beginning(_ address: String) async throws -> String {
        let connection = try asked(address)
        return await String(decoding: connection.next(4096), as: UTF8.self)
      }
      let stalled = try asked(file)
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
      await take((16 << 20) - (1 << 17))
      #expect(try await beginning(file).hasPrefix("HTTP/1.1 200"))
    }
  }

  /// The address of a report of so many zeros.
  private func largeReport(in folder: TemporaryFolder, bytes: Int) async throws -> String {
    let maps = folder.path("maps")
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
    try Data(count: bytes).write(to: URL(filePath: maps + "/" + name))
    // What sha256sum says of 16 MiB of zeros.
    let zeros = "080acf35a507ac9849cfcba47dc2ad83e01b75663a516279c8b9d243b719643e"
    let index = URL(filePath: maps + "/index.json")
    let list = try String(contentsOf: index, encoding: .utf8).replacing(digest, with: zeros)
    try Data(list.replacing(String(Int(size)), with: String(bytes)).utf8).write(to: index)
    return try #require(file["address"].text)
  }
}
