import AirData
import CityTestSupport
import Foundation
import Planner
import Publishing
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("Heatmaps of a folder")
struct HeatmapTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A village with the reports of two hours.
  private func village() async throws -> ServedVillage {
    let now = try ServedVillage().city.clock.now
    let village = try ServedVillage(heatmapFolder: folder.path("maps"))
    _ = try await village.city.engine.heatmap(
      HeatmapQuestion(from: now - 2 * 3600, to: now, folder: folder.path("maps")) {
        $0.pollutant = .no2
        $0.files = [.png, .stations, .statistics, .tif]
      })
    return village
  }

  @Test("are listed with the addresses of their files, which are given as they were written")
  func files() async throws {
    let village = try await village()
    let json = await village.get("/v1/heatmap").json
    #expect(json["layer"] == .text("no2") && json["hour"].text?.hasSuffix(":00:00Z") == true, "\(json)")
    let files = try #require(json["files"].array)
    #expect(files.count == 4)
    for file in files {
      let reply = await village.get(try #require(file["address"].text))
      #expect(reply.status == 200 && Double(reply.body.count) == file["bytes"].number)
      #expect(reply.contentType == file["type"].text && !reply.contentType.hasPrefix("application/octet-stream"))
      #expect(reply.headers.contains { $0.name == "ETag" && $0.value == "\"\(file["sha256"].text ?? "")\"" })
      #expect(reply.route == "/v1/heatmap/files/{folder}/{name}")
    }
  }

  @Test("give nothing that their list does not name, wherever it lies")
  func unlisted() async throws {
    let village = try await village()
    try folder.write("secret", as: "secret.txt")
    try folder.write("secret", as: "maps/secret.txt")
    for name in [
      "secret.txt", "..%2Fsecret.txt", "%2e%2e/secret.txt", "../secret.txt", "index.json", "%2Fetc%2Fpasswd", "a/b/c",
      "%00", ".",
    ] {
      let reply = await village.get("/v1/heatmap/files/\(name)")
      #expect(reply.status == 404 && !reply.text.contains("secret"), "\(name): \(reply.text)")
    }
  }

  @Test("give no file that is not as the list says, nor what a link leads to")
  func changed() async throws {
    let village = try await village()
    let file = await village.get("/v1/heatmap").json["files"][0]
    let (name, address) = (try #require(file["name"].text), try #require(file["address"].text))
    try folder.write("other", as: "maps/\(name)")
    #expect(await village.get(address).status == 503)
    try FileManager.default.removeItem(atPath: folder.path("maps/\(name)"))
    try folder.write("secret", as: "secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("maps/\(name)"), withDestinationPath: folder.path("secret.txt"))
    #expect(await village.get(address).status == 503)
  }

  @Test("of a list that names a file outside the folder are none at all")
  func hostileList() async throws {
    let village = try await village()
    try folder.write("secret", as: "secret.txt")
    let list = try String(contentsOfFile: folder.path("maps/index.json"), encoding: .utf8)
    let path = try #require(await village.get("/v1/heatmap").json["files"][0]["name"].text)
    try folder.write(
      list.replacing(path, with: "../secret.txt").replacing(path.replacing("/", with: "\\/"), with: "../secret.txt"),
      as: "maps/index.json")
    #expect(await village.get("/v1/heatmap").json["code"] == .text("no-reports"))
    #expect(await village.get("/v1/heatmap/files/..%2Fsecret.txt").status == 404)
  }

  @Test("have pages and drawings whose scripts see nothing of the map")
  func scripts() async throws {
    let village = try ServedVillage(heatmapFolder: folder.path("maps"))
    let now = village.city.clock.now
    _ = try await village.city.engine.heatmap(
      HeatmapQuestion(from: now - 2 * 3600, to: now, folder: folder.path("maps")) {
        $0.pollutant = .no2
        $0.files = [.html, .svg, .png]
      })
    let json = await village.get("/v1/heatmap").json
    let files = try #require(json["files"].array) + #require(json["documents"].array)
    var guarded: [String] = []
    for file in files {
      let reply = await village.get(try #require(file["address"].text))
      let policy = reply.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
      if policy.hasPrefix("sandbox allow-scripts; default-src 'none'") { guarded.append(reply.contentType) }
    }
    #expect(guarded.sorted() == ["image/svg+xml; charset=utf-8", "text/html; charset=utf-8"], "\(json)")
  }

  @Test("are not there without a folder, nor in one without reports, and have a limit")
  func none() async throws {
    let without = try await ServedVillage().get("/v1/heatmap")
    #expect(without.status == 404 && without.json["code"] == .text("no-reports"))
    #expect(without.json["detail"].text?.contains("--reports") == true)
    let empty = try await ServedVillage(heatmapFolder: folder.path("empty")).get("/v1/heatmap")
    #expect(empty.status == 404 && empty.json["detail"].text?.contains(folder.path("empty")) == false)
    #expect(throws: BrisaError.self) { try PublishedHeatmaps.check(folder.path("empty")) }
  }
}
