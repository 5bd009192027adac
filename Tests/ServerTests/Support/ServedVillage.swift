import CityTestSupport
import Foundation
import Logging
import Planner
import Setup
import TestSupport

@testable import Server

/// A served city of a few streets: a busy road from west to east, and a path to the north of it.
///
///     11 ─ ─ ─ ─ ─ 12      Path (footway)
///     │            │
///     1 ──── 2 ──── 3      Road (primary); 4 lies south of 2, at the end of Lane
struct ServedVillage: CityOpening {
  let city: FakeCity
  /// Its first source.
  let feed: FakeFeed
  let state: ServiceState

  init(
    limits: ServiceLimits = .patient, answering feed: FakeFeed? = nil, besides others: [FakeFeed] = [],
    map: String = Self.map, heatmapFolder: String? = nil, change: (inout CityConfiguration) -> Void = { _ in }
  ) throws {
    let feed = feed ?? FakeFeed { _ in (-24...24).map { FakeCity.reading(20, hours: $0) } }
    self.feed = feed
    let folder = try TemporaryFolder()
    let network = try folder.write(map, as: "village.osm")
    city = try FakeCity([feed] + others, answersEverybody: true) {
      $0.network = network
      $0.name = "Village"
      $0.increment = .off
      change(&$0)
    }
    state = ServiceState(
      roster: CityRoster(
        ServedCities(all: [ServedCity(city.engine, network: try city.engine.network())])), limits: limits,
      lanes: ServiceLanes(limits), clock: city.clock, figures: ServiceFigures(), reports: RefreshReports(),
      tiles: TileCache(limitBytes: limits.tileBytes), unsent: UnsentReplies(limitBytes: limits.unsentBytes),
      heatmapFolder: heatmapFolder, log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    self.folder = folder
  }

  private let folder: TemporaryFolder

  func open() -> [CityEngine] { [city.engine] }

  static let map = """
    <osm version="0.6">
    <node id="1" lat="39.470" lon="-0.380"/><node id="2" lat="39.470" lon="-0.370"/>
    <node id="3" lat="39.470" lon="-0.360"/><node id="4" lat="39.465" lon="-0.370"/>
    <node id="11" lat="39.472" lon="-0.380"/><node id="12" lat="39.472" lon="-0.360"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/><tag k="name" v="Road"/></way>
    <way id="2"><nd ref="1"/><nd ref="11"/><nd ref="12"/><nd ref="3"/><tag k="highway" v="footway"/>
    <tag k="name" v="Path"/></way>
    <way id="3"><nd ref="2"/><nd ref="4"/><tag k="highway" v="residential"/><tag k="name" v="Lane"/></way>
    </osm>
    """

  /// What is answered to a GET.
  func get(_ address: String, headers: [String: String] = [:]) async -> Reply {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    return await answer(
      Call(
        method: "GET", path: parts[0], query: parts.count > 1 ? parts[1] : nil, headers: headers, body: []))
  }

  /// What is answered to a POST of JSON.
  func post(_ address: String, _ body: String, contentType: String = "application/json") async -> Reply {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    return await answer(
      Call(
        method: "POST", path: parts[0], query: parts.count > 1 ? parts[1] : nil,
        headers: ["content-type": contentType], body: Array(body.utf8)))
  }

  private func answer(_ call: Call) async -> Reply {
    let parts = call.parts ?? []
    return OSRMAddress.isMeant(parts)
      ? await OSRMService(state: state).reply(call, parts) : await APIService(state).reply(call, parts)
  }
}

extension Reply {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as JSON; null where it is none.
  var json: JSONValue { (try? JSONValue(parsing: text)) ?? .null }
}

extension ServiceLimits {
  /// The standard ones with time enough for a debug build beside many other tests.
  static var patient: ServiceLimits {
    var limits = ServiceLimits()
    limits.answerSeconds = 600
    return limits
  }
}
