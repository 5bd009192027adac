import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import CityAir
@testable import Planner

@Suite("The maps of cities that are kept")
struct CityMapCacheTests {
  private let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
  private let plane = LocalProjection(origin: FakeCity.place)

  private static let halves: FakeMap.Answer = { _ in [FakeMap.halves(around: FakeCity.place)] }
  private static let down: FakeMap.Answer = { _ in throw SourceError.unavailable("It is down.") }

  /// The sources of a city whose only one gives maps.
  private func sources(_ map: FakeMap, settings: [String: SettingValue] = [:]) throws -> ConfiguredSources {
    let city = try FakeCity([]) { $0.sources = [CityConfiguration.Source(id: "fake-map", settings: settings)] }
    city.engine.host.registry.add(map.entry)
    return try ConfiguredSources(city.engine.city, city.engine.host)
  }

  @Test("are read once for all who ask at the same time, and apart for another box and for other sources")
  func readOnce() async throws {
    let cache = CityMapCache()
    let (map, other) = (FakeMap(answering: Self.halves), FakeMap(answering: Self.halves))
    let own = try sources(map)
    let models = await withTaskGroup(of: MapModel?.self) { group in
      for _ in 0..<8 { group.addTask { await cache.maps(of: own, in: box, on: plane).model } }
      return await group.reduce(into: [MapModel?]()) { $0.append($1) }
    }
    #expect(map.askedCount == 1 && models.allSatisfy { $0 != nil && $0 == models[0] })
    _ = await cache.maps(of: own, in: box.expanded(byMeters: 1000), on: plane)
    _ = await cache.maps(of: try sources(other), in: box, on: plane)
    #expect(map.askedCount == 2 && other.askedCount == 1)
  }

  @Test("go when their file is replaced")
  func replacedFile() async throws {
    let cache = CityMapCache()
    let map = FakeMap(settings: [SettingSpec("file", .path, help: "The map.")], answering: Self.halves)
    let folder = try TemporaryFolder()
    let file = try folder.write("last year's", as: "map.tif")
    let sources = try sources(map, settings: ["file": .text(file)])
    _ = await cache.maps(of: sources, in: box, on: plane)
    _ = try folder.write("this year's map", as: "map.tif")
    _ = await cache.maps(of: sources, in: box, on: plane)
    #expect(map.askedCount == 2)
    #expect(await cache.count == 1)
  }

  @Test("go with the sources that they are of", .timeLimit(.minutes(1)))
  func goneSources() async throws {
    let cache = CityMapCache()
    let map = FakeMap(answering: Self.halves)
    _ = await cache.maps(of: try sources(map), in: box, on: plane)
    let own = try sources(map)
    // What has asked may let go of its sources a moment after their answer.
    repeat {
      _ = await cache.maps(of: own, in: box, on: plane)
      try await Task.sleep(for: .milliseconds(5))
    } while await cache.count > 1
    #expect(map.askedCount == 2)
  }

  @Test("go with their sources also where those that ask from then on have no maps", .timeLimit(.minutes(1)))
  func noMapsSince() async throws {
    let cache = CityMapCache()
    _ = await cache.maps(of: try sources(FakeMap(answering: Self.halves)), in: box, on: plane)
    let city = try FakeCity([])
    let without = try ConfiguredSources(city.engine.city, city.engine.host)
    repeat {
      #expect(await cache.maps(of: without, in: box, on: plane).model == nil)
      try await Task.sleep(for: .milliseconds(5))
    } while await cache.count > 0
  }

  @Test("that failed are believed for a while")
  func failure() async throws {
    let cache = CityMapCache()
    let map = FakeMap(first: Self.down, answering: Self.halves)
    let sources = try sources(map)
    for _ in 0..<2 { #expect(await cache.maps(of: sources, in: box, on: plane).hasFailed) }
    #expect(map.askedCount == 1)
  }

  @Test("that failed too long ago are asked for once more by all who waited for them")
  func expired() async throws {
    let cache = CityMapCache(failureLife: .zero)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let map = FakeMap(
      first: { query in
        for await _ in gate {}
        return try await Self.down(query)
      }, answering: Self.halves)
    let sources = try sources(map)
    let models = await withTaskGroup(of: MapModel?.self) { group in
      for _ in 0..<8 { group.addTask { await cache.maps(of: sources, in: box, on: plane).model } }
      // All of them wait before it fails; were one late, it would find what the others asked for.
      try? await Task.sleep(for: .milliseconds(100))
      open.finish()
      return await group.reduce(into: [MapModel?]()) { $0.append($1) }
    }
    // Who began the first question has its failure.
    #expect(map.askedCount == 2 && models.count { $0 != nil } == 7)
  }
}
