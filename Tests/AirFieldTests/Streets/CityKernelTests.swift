import Geo
import Testing

@testable import AirField

@Suite("The kernel over a city")
struct CityKernelTests {
  private static let decay = StreetDecay(builtUpReachMeters: 60, openReachMeters: 150)

  /// Streets of all kinds over some kilometres, some of them longer than a square.
  private func streets(_ generator: inout SeededRandom) -> [StreetLine] {
    (0..<120).map { _ in
      var point = PlanePoint(
        x: .random(in: -1800...1800, using: &generator), y: .random(in: -900...900, using: &generator))
      let step = Double.random(in: 20...800, using: &generator)
      let points = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
        point.x += .random(in: -step...step, using: &generator)
        point.y += .random(in: -step...step, using: &generator)
        return point
      }
      return StreetLine(
        points: points,
        roadClass: [.motorway, .primary, .tertiary, .carFree][Int.random(in: 0..<4, using: &generator)],
        lanes: .random(in: 1...9, using: &generator), speedLimitKilometersPerHour: 50,
        setting: Bool.random(using: &generator) ? .builtUp : .open,
        isTunnel: Int.random(in: 0..<8, using: &generator) == 0)
    }
  }

  @Test("is that of all streets at once, wherever its squares lie", arguments: UInt64(1)...12)
  func isThatOfAll(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let lines = streets(&generator)
    let whole = StreetKernel(StreetsBySetting(lines, strength: .fitted), decay: Self.decay)
    let city = CityKernel(LineList(all: lines), strength: .fitted, decay: Self.decay)
    let lee = PlanePoint(x: 0.3, y: -0.4)
    for _ in 0..<600 {
      let point = PlanePoint(
        x: .random(in: -3500...3500, using: &generator), y: .random(in: -2500...2500, using: &generator))
      #expect(isClose(city.value(at: point), whole.value(at: point), 1e-9), "\(point)")
      let windy = city.value(at: point, lee: lee, upTo: .infinity)
      #expect(isClose(windy, whole.value(at: point, lee: lee, upTo: .infinity), 1e-9), "\(point)")
    }
  }

  @Test("is nothing without streets, and at a place that is no number")
  func isNothing() {
    let none = CityKernel(LineList(all: []), strength: .fitted, decay: Self.decay)
    #expect(none.value(at: PlanePoint(x: 0, y: 0)) == 0)
    let points = [PlanePoint(x: 0, y: 0), PlanePoint(x: 100, y: 0)]
    let street = StreetLine(
      points: points, roadClass: .primary, lanes: 2, speedLimitKilometersPerHour: 50, setting: .builtUp)
    let one = CityKernel(LineList(all: [street]), strength: .fitted, decay: Self.decay)
    #expect(one.value(at: PlanePoint(x: 50, y: 0)) > 0.5)
    for value in [Double.nan, .infinity, -1e300] { #expect(one.value(at: PlanePoint(x: value, y: 0)) == 0) }
  }
}
