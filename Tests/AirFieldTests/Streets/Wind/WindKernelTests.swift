import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Street kernel in the wind")
struct WindKernelTests {
  private let decay = StreetDecay(builtUpReachMeters: 30, openReachMeters: 570)

  private func kernel(_ lines: [StreetLine]) -> CityKernel {
    CityKernel(LineList(all: lines), strength: .fitted, decay: decay)
  }

  private func hour(_ lines: [StreetLine], _ contrast: Double = 0.5, from degrees: Double, speed: Double = 3)
    -> HourKernel
  {
    HourKernel(kernel(lines), contrast: contrast, wind: Winds.hour(speed, from: degrees))
  }

  private func randomLines(_ seed: UInt64) -> [StreetLine] {
    var generator = SeededRandom(seed: seed)
    return (0..<20).map { index in
      let start = PlanePoint(
        x: .random(in: -600...600, using: &generator), y: .random(in: -600...600, using: &generator))
      let end = PlanePoint(
        x: start.x + .random(in: -200...200, using: &generator), y: start.y + .random(in: -200...200, using: &generator)
      )
      return StreetLine.primary([start, end], setting: index % 4 == 0 ? .open : .builtUp)
    }
  }

  /// The integral over a line by steps of 20 cm, each with 1 + β times the cosine between wind and the way from street
  /// to point.
  private func slowValue(_ line: StreetLine, at point: PlanePoint, towards: PlanePoint, _ contrast: Double) -> Double {
    let reach = (line.setting == .open ? decay.openReachMeters : decay.builtUpReachMeters) + 3.25
    let (start, end) = (line.points[0], line.points[1])
    let length = start.distance(to: end)
    let steps = max(1, (length / 0.2).rounded(.up))
    var sum = 0.0
    for step in 0..<Int(steps) {
      let along = (Double(step) + 0.5) / steps
      let part = PlanePoint(x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along)
      let distance = part.distance(to: point)
      let remaining = max(0, 1 - distance * distance / (reach * reach))
      let cosine = distance > 0 ? ((point.x - part.x) * towards.x + (point.y - part.y) * towards.y) / distance : 0
      sum += remaining * remaining * (1 + contrast * cosine) * length / steps
    }
    return EmissionStrength.fitted.strength(of: line) * sum * 15 / (16 * reach)
  }

  @Test("is the sum over all pieces by small steps", arguments: UInt64(1)...4)
  func slowSum(seed: UInt64) {
    let lines = randomLines(seed)
    var generator = SeededRandom(seed: seed &+ 100)
    let contrast = Double.random(in: 0.1...0.9, using: &generator)
    let degrees = Double.random(in: 0..<360, using: &generator)
    let towards = PlanePoint(x: -sin(degrees * .pi / 180), y: -cos(degrees * .pi / 180))
    let kernel = hour(lines, contrast, from: degrees)
    for _ in 0..<15 {
      let point = PlanePoint(
        x: .random(in: -700...700, using: &generator), y: .random(in: -700...700, using: &generator))
      let expected = lines.reduce(0) { $0 + slowValue($1, at: point, towards: towards, contrast) }
      #expect(
        isClose(kernel.value(at: point), expected, 1e-3 * max(1, expected)), "seed \(seed), \(point), from \(degrees)°")
    }
  }

  @Test("is greater on the lee side and less on the other, and the same in the middle", arguments: [5.0, 15, 28])
  func lee(distance: Double) {
    let street = [StreetLine.primary([PlanePoint(x: -1000, y: 0), PlanePoint(x: 1000, y: 0)])]
    let still = kernel(street)
    let north = hour(street, from: 180)
    let lee = north.value(at: PlanePoint(x: 0, y: distance))
    let luff = north.value(at: PlanePoint(x: 0, y: -distance))
    #expect(lee > 1.1 * still.value(at: PlanePoint(x: 0, y: distance)))
    #expect(luff < 0.9 * still.value(at: PlanePoint(x: 0, y: -distance)))
    #expect(isClose(lee + luff, 2 * still.value(at: PlanePoint(x: 0, y: distance)), 1e-9))
    #expect(isClose(north.value(at: PlanePoint(x: 0, y: 0)), still.value(at: PlanePoint(x: 0, y: 0)), 1e-9))
    // Along the street there is no lee side.
    let west = hour(street, from: 270)
    #expect(
      isClose(west.value(at: PlanePoint(x: 0, y: distance)), still.value(at: PlanePoint(x: 0, y: distance)), 1e-6))
  }

  @Test("has the kernel without wind as its mean over all directions", arguments: UInt64(1)...4)
  func mean(seed: UInt64) {
    let lines = randomLines(seed)
    let still = kernel(lines)
    let kernels = stride(from: 0.0, to: 360, by: 15).map { hour(lines, 0.9, from: $0) }
    for point in randomPoints(seed: seed, count: 30).map({ PlanePoint(x: ($0.x - 5000) / 8, y: ($0.y - 5000) / 8) }) {
      let mean = kernels.reduce(0) { $0 + $1.value(at: point) } / Double(kernels.count)
      #expect(isClose(mean, still.value(at: point), 1e-9 * max(1, mean)), "seed \(seed), \(point)")
    }
  }

  @Test("turns with streets, place and wind", arguments: [17.0, 90, 213])
  func rotation(degrees: Double) {
    let angle = degrees * .pi / 180
    func turned(_ point: PlanePoint) -> PlanePoint {
      // Clockwise, as the wind's degrees count.
      PlanePoint(x: point.x * cos(angle) + point.y * sin(angle), y: point.y * cos(angle) - point.x * sin(angle))
    }
    let lines = randomLines(3)
    let turnedLines = lines.map { line in
      var line = line
      line.points = line.points.map(turned)
      return line
    }
    let kernel = hour(lines, from: 40)
    let turnedKernel = hour(turnedLines, from: (40 + degrees).truncatingRemainder(dividingBy: 360))
    for point in randomPoints(seed: 9, count: 40).map({ PlanePoint(x: ($0.x - 5000) / 8, y: ($0.y - 5000) / 8) }) {
      let value = kernel.value(at: point)
      #expect(isClose(turnedKernel.value(at: turned(point)), value, 1e-4 * max(1, value)), "\(point)")
    }
  }

  @Test("does not depend on how a street is cut into pieces, nor on which way it was drawn")
  func cuts() {
    let whole = hour([StreetLine.primary([PlanePoint(x: -150, y: 0), PlanePoint(x: 150, y: 0)])], from: 200)
    let xs = [-150.0, -149, -20, 0, 3, 77, 150]
    let cut = hour(
      zip(xs, xs.dropFirst()).map { StreetLine.primary([PlanePoint(x: $1, y: 0), PlanePoint(x: $0, y: 0)]) }, from: 200)
    for point in randomPoints(seed: 7, count: 200).map({ PlanePoint(x: $0.x / 40 - 100, y: $0.y / 200 - 20) }) {
      #expect(isClose(whole.value(at: point), cut.value(at: point), 1e-5), "\(point)")
    }
  }

  @Test(
    "is never below zero, however strong the contrast is said to be, and zero beyond the reach",
    arguments: UInt64(1)...3)
  func floor(seed: UInt64) {
    let lines = randomLines(seed)
    let still = kernel(lines)
    for degrees in [0.0, 77, 200] {
      let kernel = hour(lines, 7, from: degrees)
      for point in randomPoints(seed: seed, count: 60).map({ PlanePoint(x: ($0.x - 5000) / 6, y: ($0.y - 5000) / 6) }) {
        #expect((kernel.value(at: point) > 0) == (still.value(at: point) > 0), "seed \(seed), \(point)")
      }
    }
    #expect(hour(lines, from: 0).value(at: PlanePoint(x: 1e7, y: 0)) == 0)
    #expect(hour(lines, from: 0).value(at: PlanePoint(x: .nan, y: 0)) == 0)
  }

  @Test("is the kernel without wind when it is calm, not known, or has no contrast")
  func calm() {
    let lines = randomLines(5)
    let still = kernel(lines)
    let others = [
      hour(lines, from: 90, speed: 0.9), HourKernel(still, contrast: 0.5, wind: nil), hour(lines, 0, from: 90),
      HourKernel(still, contrast: nil, wind: Winds.hour(3, from: 90)),
    ]
    for point in randomPoints(seed: 2, count: 40).map({ PlanePoint(x: ($0.x - 5000) / 8, y: ($0.y - 5000) / 8) }) {
      for kernel in others { #expect(kernel.value(at: point) == still.value(at: point)) }
    }
    #expect(others.allSatisfy { !$0.hasWind })
  }
}
