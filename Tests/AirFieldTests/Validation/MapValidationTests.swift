import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

/// Nine stations that read what a map says of their places, at the level of each hour.
@Suite("A validation over a map")
struct MapValidationTests {
  private static let places = Histories.places(9, seed: 4)
  private static let plane = LocalProjection(origin: places[0])
  private static let cells: [Float] = {
    var random = SeededRandom(seed: 11)
    return (0..<100 * 100).map { _ in Float.random(in: 10...60, using: &random) }
  }()

  private func map(_ value: (Float) -> Float, west: Double = -0.44) -> MapModel {
    let box = BoundingBox(west: west, south: 39.42, east: west + 0.13, north: 39.53)
    let raster = AirMapRaster(box: box, columns: 100, rows: 100, values: Self.cells.map(value))
    return MapModel([BlockCity.map(.raster(raster), resolutionMeters: 25)], projection: Self.plane)
  }

  private func validation(over map: MapModel) throws -> PollutantValidation {
    let pattern = try #require(self.map { $0 }.pattern(of: .no2))
    let values = Self.places.map { pattern.value(at: $0) }
    let history = Histories.make(Self.places, hours: 96) { hour, station in
      values[station] * (0.7 + 0.02 * Double(hour % 24)) + ((hour + station).isMultiple(of: 2) ? 1 : 0)
    }
    return try #require(try PollutantValidation(history, zone: .gmt, maps: map))
  }

  @Test("scores auto over the map, as it is served")
  func served() throws {
    let validation = try validation(over: map { $0 })
    #expect(validation.served.method.hasSuffix("+map"))
    #expect(validation.honest.choices.values.joined().allSatisfy { $0.hasSuffix("+map") })
    let without = try #require(validation.withoutMap)
    #expect(validation.honest.auto.rmse < 0.5 * without.rmse)
  }

  @Test("scores auto without the map as where there is none")
  func withoutMap() throws {
    let elsewhere = try validation(over: map({ $0 }, west: -3))
    #expect(try validation(over: map { $0 }).withoutMap == elsewhere.honest.auto)
  }

  @Test("tells that a map does harm that has more where there is less")
  func harm() throws {
    let validation = try validation(over: map { 70 - $0 })
    #expect(try #require(validation.withoutMap).rmse < validation.honest.auto.rmse)
  }

  @Test("does without a map on which no station stands, as the field does")
  func elsewhere() throws {
    let validation = try validation(over: map({ $0 }, west: -3))
    #expect(!validation.served.method.hasSuffix("+map") && validation.withoutMap == nil)
  }
}
