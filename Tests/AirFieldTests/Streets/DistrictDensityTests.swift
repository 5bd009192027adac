import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("Density of a district's streets")
struct DistrictDensityTests {
  private static let district = DistrictCalibration(
    weights: [.primary: 1, .residential: 0.25], spreadMeters: 350, ratioPerDensity: 0.03)

  private func density(_ lines: [StreetLine], _ district: DistrictCalibration = district) -> DistrictDensity {
    var parts = DistrictDensity.Parts()
    for line in lines { parts.add(line, district) }
    return DistrictDensity(parts, district: district)
  }

  private func line(
    _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, _ roadClass: RoadClass = .primary,
    isTunnel: Bool = false
  ) -> StreetLine {
    StreetLine(
      points: [PlanePoint(x: fromX, y: fromY), PlanePoint(x: toX, y: toY)], roadClass: roadClass, isTunnel: isTunnel)
  }

  /// Streets every 200 m both ways over four kilometres: 10 km/km².
  private func grid(_ roadClass: RoadClass) -> [StreetLine] {
    stride(from: 0.0, through: 4000, by: 200).flatMap { at in
      [line(at, 0, at, 4000, roadClass), line(0, at, 4000, at, roadClass)]
    }
  }

  @Test("an even grid of streets has its own density, weighted by class", arguments: [RoadClass.primary, .residential])
  func even(roadClass: RoadClass) {
    let density = density(grid(roadClass))
    let expected = 10 * (Self.district.weights[roadClass] ?? 0)
    for point in [PlanePoint(x: 2000, y: 2000), PlanePoint(x: 1700, y: 2430), PlanePoint(x: 2211, y: 1800)] {
      #expect(isClose(density.value(at: point), expected, 0.05 * expected))
    }
    // At the edge what is inside is averaged, and not the emptiness beyond the map.
    for point in [PlanePoint(x: 0, y: 0), PlanePoint(x: 4000, y: 2000), PlanePoint(x: 100, y: 3900)] {
      #expect(isClose(density.value(at: point), expected, 0.25 * expected), "\(density.value(at: point))")
    }
  }

  @Test("outside the map that of the nearest place on it holds")
  func outside() {
    let density = density(grid(.primary) + [line(0, 0, 200, 0), line(0, 0, 0, 200)])
    #expect(density.value(at: PlanePoint(x: -9000, y: -1e7)) == density.value(at: PlanePoint(x: 0, y: 0)))
    #expect(density.value(at: PlanePoint(x: 9000, y: 1500)) == density.value(at: PlanePoint(x: 4100, y: 1500)))
  }

  @Test("is the mean around a place, weighted as a Gaussian is", arguments: UInt64(1)...4)
  func gaussian(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    // A frame without weight to speak of holds the border far away, so that all that is smoothed lies inside.
    let frame = [line(-5000, -5000, -4999, -5000), line(4999, 5000, 5000, 5000)]
    let streets = (0..<40).map { _ in
      let x = Double.random(in: -1500...1500, using: &generator)
      let y = Double.random(in: -1500...1500, using: &generator)
      return line(
        x, y, x + .random(in: -600...600, using: &generator), y + .random(in: -600...600, using: &generator),
        generator.chance(0.5) ? .primary : .residential)
    }
    let density = density(streets + frame)
    let points = (0..<30).map { _ in
      PlanePoint(x: .random(in: -1500...1500, using: &generator), y: .random(in: -1500...1500, using: &generator))
    }
    let expected = points.map { slowDensity(streets, at: $0) }
    let largest = expected.max() ?? 0
    for (point, expected) in zip(points, expected) {
      #expect(isClose(density.value(at: point), expected, 0.1 * largest), "seed \(seed), \(point)")
    }
    // Three moving averages are not quite a Gaussian, but neither more nor less of it.
    let sums = (points.reduce(0) { $0 + density.value(at: $1) }, expected.reduce(0, +))
    #expect(isClose(sums.0, sums.1, 0.03 * sums.1), "seed \(seed)")
  }

  /// The Gaussian mean of the streets' metres around a point, by steps of at most 5 m.
  private func slowDensity(_ lines: [StreetLine], at point: PlanePoint) -> Double {
    let spread = Self.district.spreadMeters
    var sum = 0.0
    for line in lines {
      let (start, end) = (line.points[0], line.points[1])
      let length = start.distance(to: end)
      let count = (length / 5).rounded(.up)
      for part in 0..<Int(count) {
        let along = (Double(part) + 0.5) / count
        let place = PlanePoint(x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along)
        let distance = place.distance(to: point) / spread
        sum += (Self.district.weights[line.roadClass] ?? 0) * length / count * exp(-distance * distance / 2)
      }
    }
    return 1000 * sum / (2 * .pi * spread * spread)
  }

  @Test("does not depend on how streets are cut, on their direction or order")
  func cuts() {
    let whole = density([line(0, 0, 1000, 0), line(0, 500, 1000, 500)])
    let cut = density([line(1000, 500, 400, 500), line(400, 500, 0, 500), line(1000, 0, 0, 0)])
    for x in stride(from: 0.0, through: 1000, by: 130) {
      let point = PlanePoint(x: x, y: 200)
      #expect(isClose(whole.value(at: point), cut.value(at: point), 0.05 * whole.value(at: point)))
    }
  }

  @Test("is zero without streets, for classes that do not count and below the ground, and at no place")
  func empty() {
    let here = PlanePoint(x: 10, y: 10)
    let tunnel = line(0, 0, 500, 0, isTunnel: true)
    for lines in [
      [], [line(0, 0, 500, 0, .carFree)], [tunnel], [line(5, 5, 5, 5)], [StreetLine(points: [], roadClass: .primary)],
    ] {
      #expect(density(lines).value(at: here) == 0)
    }
    let known = density(grid(.primary))
    #expect(known.value(at: PlanePoint(x: .nan, y: 0)) == 0)
    #expect(known.value(at: PlanePoint(x: 0, y: .infinity)) == 0)
  }

  @Test("takes a map that is too large for its cells, and leaves out what is on no map")
  func huge() {
    let far = [line(0, 0, 1000, 0), line(4e6, 3e6, 4e6 + 900, 3e6)]
    let wide = density(far)
    #expect(wide.value(at: PlanePoint(x: 500, y: 0)) > 0)
    #expect(wide.value(at: PlanePoint(x: 2e6, y: 1.5e6)) < wide.value(at: PlanePoint(x: 500, y: 0)))
    let broken: [StreetLine] = [
      line(.nan, 0, 10, 0), line(0, 0, .infinity, 0), line(1e300, 0, 1e300, 10), line(-1e200, 0, 1e200, 0),
      line(0, 1e39, 10, 1e39),
    ]
    #expect(density(broken).value(at: PlanePoint(x: 0, y: 0)) == 0)
    let kept = density(broken + [line(0, 0, 1000, 0)])
    let alone = density([line(0, 0, 1000, 0)])
    #expect(kept.value(at: PlanePoint(x: 500, y: 0)) == alone.value(at: PlanePoint(x: 500, y: 0)))
  }

  @Test("takes a spread that is none", arguments: [0, -10, .nan, .infinity, 1e12] as [Double])
  func spreads(meters: Double) {
    var district = Self.district
    district.spreadMeters = meters
    let value = density(grid(.primary), district).value(at: PlanePoint(x: 2000, y: 2000))
    #expect(value.isFinite && value > 0)
  }

  @Test("a background rises with it in proportion, between a half and two")
  func factor() {
    let district = Self.district
    #expect(district.factor(density: 4, stations: 4) == 1)
    #expect(isClose(district.factor(density: 9, stations: 4), 1.15))
    #expect(isClose(district.factor(density: 0, stations: 4), 0.88))
    #expect(district.factor(density: 1e6, stations: 4) == 2)
    #expect(district.factor(density: 0, stations: 1e6) == 0.5)
  }
}
