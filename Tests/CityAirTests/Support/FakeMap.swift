import AirData
import Foundation
import Geo
import Synchronization

/// A source of maps in memory that does what a test says, and counts how often it is asked.
final class FakeMap: Sendable {
  typealias Answer = @Sendable (AirMapQuery) async throws -> [AirMap]

  private let settings: [SettingSpec]
  private let first: Answer
  private let answer: Answer
  private let questions = Mutex(0)

  /// The first time it may do something else.
  init(settings: [SettingSpec] = [], first: Answer? = nil, answering answer: @escaping Answer) {
    self.settings = settings
    self.first = first ?? answer
    self.answer = answer
  }

  /// How often it was asked so far.
  var askedCount: Int { questions.withLock { $0 } }

  /// A map of cells of 20 m or so around a place: 20 in its west half, 40 in its east half.
  static func halves(_ pollutant: Pollutant = .no2, around place: Coordinate, meters: Double = 2000) -> AirMap {
    let box = BoundingBox(
      west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude
    ).expanded(byMeters: meters)
    let values = (0..<100 * 100).map { $0 % 100 < 50 ? Float(20) : 40 }
    return AirMap(
      pollutant: pollutant, from: Date(timeIntervalSince1970: 1_704_067_200),
      to: Date(timeIntervalSince1970: 1_735_689_600),
      licence: "CC0", attribution: "City maps", resolutionMeters: meters / 50,
      content: .raster(AirMapRaster(box: box, columns: 100, rows: 100, values: values)))
  }

  /// What a registry has of it.
  var entry: Registry.Entry {
    let manifest = SourceManifest(
      id: "fake-map", name: "Fake map", version: "1.0.0", summary: "Maps of the tests.",
      pollutants: Set(Pollutant.allCases), providesMaps: true, licence: "none", attribution: "nobody",
      cacheRule: .keep(seconds: 0), settings: settings)
    return Registry.Entry(manifest: manifest, file: "(test)", isIsolated: false) { _, _ in Instance(map: self) }
  }

  private struct Instance: ReadingProvider, MapProvider {
    let map: FakeMap

    func readings(for query: ReadingQuery) async throws -> [Reading] {
      throw SourceError.unavailable("A source of maps is not asked for readings.")
    }

    func maps(for query: AirMapQuery) async throws -> [AirMap] {
      let number = map.questions.withLock { count -> Int in
        count += 1
        return count
      }
      return try await (number == 1 ? map.first : map.answer)(query)
    }
  }
}
