import AirData
import Foundation
import Geo
import Synchronization
import TestSupport
import Testing

/// A service that answers every request alike and counts how many are under way at once.
private final class CountingService: HTTPClient, SourceLog, WallClock {
  private struct Counts {
    var underWay = 0
    var most = 0
    var requests: [String] = []
    var notices: [Notice] = []
  }

  let now = Date(timeIntervalSince1970: 1_768_036_800)
  private let counts = Mutex(Counts())
  private let answer: @Sendable (String) throws(SourceError) -> HTTPResponse

  init(_ answer: @escaping @Sendable (String) throws(SourceError) -> HTTPResponse) {
    self.answer = answer
  }

  var most: Int { counts.withLock(\.most) }
  var requests: [String] { counts.withLock(\.requests) }
  var notices: [Notice] { counts.withLock(\.notices) }

  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    counts.withLock {
      $0.underWay += 1
      $0.most = max($0.most, $0.underWay)
      $0.requests.append(request.url)
    }
    for _ in 0..<50 { await Task.yield() }
    counts.withLock { $0.underWay -= 1 }
    return try answer(request.url)
  }

  func debug(_ message: String) {}
  func notice(_ notice: Notice) { counts.withLock { $0.notices.append(notice) } }

  /// The readings of one hour in the whole city, or in another box.
  func readings(
    _ settings: [String: SettingValue] = [:], in box: BoundingBox = BoundingBox(west: -1, south: 39, east: 0, north: 40)
  ) async throws -> [Reading] {
    let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
    let context = SourceContext(
      http: self, clock: self, log: self, cacheFolder: URL(filePath: "/"), timeZone: .gmt)
    let source = try entry.make(SourceSettings(settings, specs: entry.manifest.settings), context)
    let start = try TimeText.parse("2026-01-10T08:00Z", zone: .gmt)
    return try await source.readings(
      for: ReadingQuery(box: box, interval: DateInterval(start: start, duration: 3600)))
  }
}

private let hour = HTTPResponse(
  status: 200, headers: [:], body: Array(#"[{"date":"2026-01-10 09:00","NO2":"21"}]"#.utf8))

@Suite("gva-rvvcca: the service")
struct GVAServiceTests {
  @Test("Every station is asked once, and never more than two at a time")
  func politeness() async throws {
    let service = CountingService { _ in hour }
    let readings = try await service.readings()
    #expect(Set(readings.map(\.station.id)).count == 10 && readings.count == 10)
    #expect(Set(service.requests).count == 10 && service.requests.count == 10)
    #expect(service.most <= 2)
  }

  @Test("The network's own addresses are asked where no other is set")
  func addresses() async throws {
    let query =
      "path=/public/gva/verticals/sql/hourlyAverage.cda&dataAccessId=HourlyAverage&paramstart=2026-01-10%2000:00:00"
      + "&paramfinish=2026-01-10%2023:59:59&paramidStation=46250047"
    let backend = "https://bi.pica.gva.es/pentaho/plugin/cda/api/doQuery?_TRUST_USER_=opendata_gva"
    let proxy = CountingService { _ in hour }
    _ = try await proxy.readings()
    #expect(
      proxy.requests.contains("https://rvvcca.pica.gva.es/downloadformat/hourly/cda/json?file=\(backend)&\(query)"))
    let direct = CountingService { _ in hour }
    _ = try await direct.readings(["route": "backend"])
    #expect(direct.requests.contains("\(backend)&\(query)"))
  }

  @Test("What stations answered before the service wants no more requests stays, and the others are told")
  func quotaHalfWay() async throws {
    let service = CountingService { url throws(SourceError) in
      guard url.hasSuffix("46250047") else { return hour }
      throw .quota("enough")
    }
    let readings = try await service.readings()
    #expect(!readings.isEmpty && !readings.contains { $0.station.id == "46250047" })
    let notice = try #require(service.notices.first { $0.code == "no-answer" })
    #expect(notice.message.contains("Av. França") && notice.message.hasSuffix(": enough"))
  }

  @Test("A service that wants no more requests is asked for no further station")
  func asksNoFurther() async throws {
    let service = CountingService { (_: String) throws(SourceError) -> HTTPResponse in throw .quota("enough") }
    await #expect(throws: SourceError.quota("enough")) { try await service.readings() }
    #expect(service.requests.count <= 2)
  }

  @Test("A box without any station that is known is told")
  func elsewhere() async throws {
    let service = CountingService { _ in hour }
    let helsinki = BoundingBox(west: 24, south: 60, east: 25, north: 61)
    #expect(try await service.readings(in: helsinki).isEmpty)
    #expect(service.requests.isEmpty && service.notices.map(\.code) == ["no-station-here"])
  }

  @Test("More than 400 days at once are not asked for")
  func tooLong() async throws {
    let service = CountingService { _ in hour }
    let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
    let context = SourceContext(
      http: service, clock: service, log: service, cacheFolder: URL(filePath: "/"), timeZone: .gmt)
    let source = try entry.make(SourceSettings([:], specs: entry.manifest.settings), context)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
      interval: DateInterval(start: service.now, duration: 401 * 86_400))
    let error = await #expect(throws: SourceError.self) { try await source.readings(for: query) }
    #expect(error?.shortDescription == "unavailable" && service.requests.isEmpty)
  }

  @Test(
    "Wrong settings are refused before anything is read",
    arguments: [
      (["kind": "ftp"], "kind"), (["kind": "folder"], "path"), (["path": "a"], "path"), (["route": "side"], "route"),
      (["kind": "folder", "path": "a", "url": "https://example.org/"], "url"),
      (["url": "http://example.org/"], "url"), (["stations": ""], "stations"),
    ] as [([String: SettingValue], String)])
  func settings(settings: [String: SettingValue], name: String) throws {
    let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
    let bench = try SourceBench(input: [])
    let error = #expect(throws: SourceError.self) { try bench.source(entry, settings) }
    guard case .setting(name, _) = error else {
      Issue.record("expected a refusal of \(name), got \(String(describing: error))")
      return
    }
  }

  @Test("A table of stations without its columns is an error that names them")
  func stationTable() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("code,x,y\n1,2,3\n", as: "stations.csv")
    let service = CountingService { _ in hour }
    await #expect(throws: SourceError.malformed("\(path) lacks one of the columns station_id, lat and lon.")) {
      try await service.readings(["stations": .text(path)])
    }
  }
}
