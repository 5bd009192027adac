import AirField
import Foundation
import Geo
import TestSupport
import Testing

@testable import Reports

@Suite("Filled contours")
struct BandPolygonTests {
  /// A grid of random hills with random holes in what is known.
  struct Case: CustomStringConvertible, Sendable {
    let seed: UInt64
    let spec: GridSpec
    let values: [Float]
    let thresholds = BandThresholds(bounds: [10, 20, 30, 50])

    init(seed: UInt64) throws {
      self.seed = seed
      var random = SeededRandom(seed: seed)
      let box = BoundingBox(
        west: 1, south: 2, east: 1 + 0.001 * Double(Int.random(in: 1...14, using: &random)),
        north: 2 + 0.001 * Double(Int.random(in: 1...14, using: &random)))
      spec = try GridSpec(box: box, cellMeters: 111)
      // Whole numbers, so that values on the bounds are among them.
      let steepness = Int.random(in: 1...60, using: &random)
      let holes = random.chance(0.5) ? 0.25 : 0
      values = (0..<spec.count).map { _ in
        random.chance(holes) ? .nan : Float(Int.random(in: 0...steepness, using: &random))
      }
    }

    var description: String { "seed \(seed), \(spec.rows) x \(spec.columns)" }
  }

  @Test("hold the middle of every cell in its own band and no other", arguments: 0..<60)
  func holdTheirCells(seed: UInt64) throws {
    let sample = try Case(seed: seed)
    let bands = BandPolygons.all(spec: sample.spec, values: sample.values, thresholds: sample.thresholds)
    for row in 0..<sample.spec.rows {
      for column in 0..<sample.spec.columns {
        let value = sample.values[row * sample.spec.columns + column]
        let middle = sample.spec.center(row: row, column: column)
        let found = bands.filter { $0.contains(middle) }.map(\.band)
        #expect(found == (value.isNaN ? [] : [sample.thresholds.band(of: value)]), "\(sample) (\(row), \(column))")
      }
    }
  }

  @Test("cover exactly the known cells", arguments: 0..<60)
  func coverWhatIsKnown(seed: UInt64) throws {
    let sample = try Case(seed: seed)
    let bands = BandPolygons.all(spec: sample.spec, values: sample.values, thresholds: sample.thresholds)
    let known = sample.values.count { !$0.isNaN }
    let box = sample.spec.box
    let cell = (box.east - box.west) * (box.north - box.south) / Double(sample.spec.count)
    let area = bands.flatMap(\.polygons).flatMap(\.rings).reduce(0) { $0 + BandPolygons.signedArea($1) }
    #expect(abs(area / cell - Double(known)) < 1e-4, "\(sample)")
  }

  @Test("are closed, outer rings counter-clockwise and holes clockwise", arguments: 0..<60)
  func areRightHanded(seed: UInt64) throws {
    let sample = try Case(seed: seed)
    for band in BandPolygons.all(spec: sample.spec, values: sample.values, thresholds: sample.thresholds) {
      for polygon in band.polygons {
        for (number, ring) in polygon.rings.enumerated() {
          #expect(ring.count >= 4 && ring.first == ring.last, "\(sample)")
          #expect((BandPolygons.signedArea(ring) > 0) == (number == 0), "\(sample)")
        }
        // A hole lies inside its outer ring, so that what is left is positive.
        #expect(polygon.rings.reduce(0) { $0 + BandPolygons.signedArea($1) } > 0, "\(sample)")
      }
    }
  }

  @Test("overlap nowhere", arguments: 0..<20)
  func overlapNowhere(seed: UInt64) throws {
    let sample = try Case(seed: seed)
    let bands = BandPolygons.all(spec: sample.spec, values: sample.values, thresholds: sample.thresholds)
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let place = Coordinate(
        latitude: .random(in: sample.spec.box.south...sample.spec.box.north, using: &random),
        longitude: .random(in: sample.spec.box.west...sample.spec.box.east, using: &random))
      let polygons = bands.flatMap(\.polygons).filter { $0.contains(place) }
      let cell = try #require(sample.spec.cell(at: place))
      #expect(polygons.count == (sample.values[cell].isNaN ? 0 : 1), "\(sample) at \(place)")
    }
  }

  @Test("pass no place twice in one ring", arguments: 0..<60)
  func haveSimpleRings(seed: UInt64) throws {
    let sample = try Case(seed: seed)
    let steps = BandPolygons.steps(spec: sample.spec, values: sample.values, thresholds: sample.thresholds)
    let bands = BandPolygons.all(spec: sample.spec, values: sample.values, thresholds: sample.thresholds)
    for ring in (steps + bands).flatMap(\.polygons).flatMap(\.rings) {
      #expect(Set(ring).count == ring.count - 1, "\(sample)")
    }
    let box = sample.spec.box
    let cell = (box.east - box.west) * (box.north - box.south) / Double(sample.spec.count)
    let area = steps.flatMap(\.polygons).flatMap(\.rings).reduce(0) { $0 + BandPolygons.signedArea($1) }
    #expect(abs(area / cell - Double(sample.values.count { !$0.isNaN })) < 1e-4, "\(sample)")
  }

  @Test("have a hole where cells that touch in a corner are joined around it")
  func holeAtCorner() throws {
    let box = BoundingBox(west: 0, south: 0, east: 0.003, north: 0.003)
    let spec = try GridSpec(box: box, cellMeters: 111.3)
    try #require(spec.rows == 3 && spec.columns == 3)
    let values: [Float] = [
      1, 1, 1,
      1, 2, 1,
      1, 1, 2,
    ]
    let bands = BandPolygons.steps(spec: spec, values: values, thresholds: BandThresholds(bounds: [1, 2]))
    #expect(bands.map { $0.polygons.map { $0.rings.map(\.count) } } == [[[7, 5]], [[5], [5]]])
  }

  @Test("of one value are the box itself")
  func ofOneValue() throws {
    let spec = try GridSpec(box: SampleHour.box, cellMeters: 500)
    let bands = BandPolygons.all(
      spec: spec, values: Array(repeating: 15, count: spec.count), thresholds: BandThresholds(bounds: [10, 20]))
    #expect(bands.map(\.band) == [1])
    #expect(bands[0].polygons.map { $0.rings.map(\.count) } == [[5]])
  }
}

extension BandPolygons {
  func contains(_ place: Coordinate) -> Bool { polygons.contains { $0.contains(place) } }

  static func signedArea(_ ring: [Coordinate]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { sum, pair in
      sum + pair.0.longitude * pair.1.latitude - pair.1.longitude * pair.0.latitude
    } / 2
  }
}

extension BandPolygons.Polygon {
  /// Even-odd over all rings.
  func contains(_ place: Coordinate) -> Bool {
    var isInside = false
    for ring in rings {
      for (start, end) in zip(ring, ring.dropFirst())
      where (start.latitude > place.latitude) != (end.latitude > place.latitude) {
        let share = (place.latitude - start.latitude) / (end.latitude - start.latitude)
        if place.longitude < start.longitude + (end.longitude - start.longitude) * share { isInside.toggle() }
      }
    }
    return isInside
  }
}
