import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

/// Whether the field that serves by default tells streets from quiet places, in cities that are drawn at random.
///
/// The city is not drawn from the field's own model: its streets fall off exponentially, streets of one class differ,
/// its background rises towards the middle, and its amplitude is that of no prior.
@Suite("Streets by default in a drawn city")
struct DrawnCityTests {
  /// A street every 150 m both ways over three kilometres: some of them avenues.
  private struct City {
    let lines: [StreetLine]
    private let strengths: [Double]
    private let amplitude: Double
    private static let plane = LocalProjection(origin: Coordinate(latitude: 51.05, longitude: 3.72))

    init(using generator: inout SeededRandom) {
      var lines: [StreetLine] = []
      var strengths: [Double] = []
      for index in 0...20 {
        for isAcross in [false, true] {
          let at = Double(index - 10) * 150
          let roadClass: RoadClass =
            index % 10 == 5 ? .primary : index % 5 == 2 ? .secondary : generator.chance(0.2) ? .tertiary : .residential
          lines.append(
            StreetLine(
              points: [-1500.0, 1500].map { isAcross ? PlanePoint(x: $0, y: at) : PlanePoint(x: at, y: $0) },
              roadClass: roadClass))
          let usual = [.primary: 1.0, .secondary: 0.8, .tertiary: 0.5][roadClass] ?? 0.1
          strengths.append(usual * exp(0.5 * generator.normal()))
        }
      }
      self.lines = lines
      self.strengths = strengths
      amplitude = 25 * Double.random(in: 0.2...0.5, using: &generator)
    }

    var model: StreetModel { StreetModel(lines, projection: Self.plane) }

    /// What is really in the air at a place.
    func truth(at point: PlanePoint, using generator: inout SeededRandom) -> Double {
      let background = 18 + 7 * exp(-(point.x * point.x + point.y * point.y) / 1e6)
      let increment = zip(lines, strengths).reduce(0) { sum, street in
        let (line, strength) = street
        let isAcross = line.points[0].y == line.points[1].y
        let distance = isAcross ? point.y - line.points[0].y : point.x - line.points[0].x
        return sum + strength * exp(-abs(distance) / 20)
      }
      return background + amplitude * increment + 1.5 * generator.normal()
    }

    /// A place beside a street whose class is one of some.
    func place(beside classes: Set<RoadClass>, using generator: inout SeededRandom) -> PlanePoint {
      let fitting = lines.filter { classes.contains($0.roadClass) }
      guard let line = fitting.randomElement(using: &generator) else { return PlanePoint(x: 0, y: 0) }
      let along = Double.random(in: -1400...1400, using: &generator)
      let beside = Double.random(in: -8...8, using: &generator)
      let isAcross = line.points[0].y == line.points[1].y
      return isAcross
        ? PlanePoint(x: along, y: line.points[0].y + beside) : PlanePoint(x: line.points[0].x + beside, y: along)
    }
  }

  private static let busy: Set<RoadClass> = [.primary, .secondary, .tertiary]

  /// Ten stations and eighty other places with what they have.
  private static func drawn(seed: UInt64) -> (stations: [FieldSample], others: [FieldSample], streets: StreetModel) {
    var generator = SeededRandom(seed: seed)
    let city = City(using: &generator)
    func sample(_ name: String, isBusy: Bool) -> FieldSample {
      let point = city.place(beside: isBusy ? busy : [.residential], using: &generator)
      return FieldSample(
        point: point, value: city.truth(at: point, using: &generator), stationID: name,
        stationType: isBusy ? .traffic : .background)
    }
    let stations = (0..<10).map { sample("s\($0)", isBusy: $0 < 4) }
    return (stations, (0..<80).map { sample("p\($0)", isBusy: $0 % 3 == 0) }, city.model)
  }

  @Test("it errs less than kriging alone, and orders places that differ")
  func beatsKriging() throws {
    let hour = try Date("2022-04-13T12:00:00Z", strategy: .iso8601)
    var (streetErrors, plainErrors, ordered, plainOrdered, pairs) = (0.0, 0.0, 0, 0, 0)
    for seed in UInt64(1)...20 {
      let (stations, others, streets) = Self.drawn(seed: seed)
      let served = try FieldModel(streets: streets).interpolator(for: .no2, hour: hour).fit(stations)
      let plain = try FieldModel().interpolator(for: .no2, hour: hour).fit(stations)
      let points = others.map(\.point)
      let (found, kriged) = (served.predict(points), plain.predict(points))
      for index in others.indices {
        streetErrors += pow(found[index].value - others[index].value, 2)
        plainErrors += pow(kriged[index].value - others[index].value, 2)
        for other in 0..<index where abs(others[other].value - others[index].value) > 5 {
          let isMore = others[other].value > others[index].value
          pairs += 1
          if (found[other].value > found[index].value) == isMore { ordered += 1 }
          if (kriged[other].value > kriged[index].value) == isMore { plainOrdered += 1 }
        }
      }
    }
    #expect(pairs > 1000)
    #expect(Double(ordered) >= 0.8 * Double(pairs), "\(Double(ordered) / Double(pairs)), kriging \(plainOrdered)")
    #expect(ordered > plainOrdered)
    #expect((streetErrors / plainErrors).squareRoot() < 0.85, "\((streetErrors / plainErrors).squareRoot())")
  }

  @Test("its σ is about as large as its errors")
  func honest() throws {
    let hour = try Date("2022-04-13T12:00:00Z", strategy: .iso8601)
    var (inside, count) = (0, 0)
    for seed in UInt64(1)...20 {
      let (stations, others, streets) = Self.drawn(seed: seed)
      let served = try FieldModel(streets: streets).interpolator(for: .no2, hour: hour).fit(stations)
      for (estimate, other) in zip(served.predict(others.map(\.point)), others) {
        count += 1
        if abs(estimate.value - other.value) <= estimate.sigma { inside += 1 }
      }
    }
    #expect((0.55...0.9).contains(Double(inside) / Double(count)), "\(Double(inside) / Double(count))")
  }
}
