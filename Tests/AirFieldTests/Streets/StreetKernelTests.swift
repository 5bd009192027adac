import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Street kernel")
struct StreetKernelTests {
  private let decay = StreetDecay(builtUpReachMeters: 30, openReachMeters: 570)

  private func streetKernel(_ lines: [StreetLine]) -> StreetKernel {
    StreetKernel(StreetsBySetting(lines, strength: .fitted), decay: decay)
  }

  private func straight(_ length: Double = 2000) -> [PlanePoint] {
    [PlanePoint(x: -length / 2, y: 0), PlanePoint(x: length / 2, y: 0)]
  }

  @Test(
    "has (1 − d²/R²)^(5/2) beside a long straight street, R from the carriageway's edge",
    arguments: [0.0, 5, 10, 20, 30, 33])
  func profile(distance: Double) {
    let kernel = streetKernel([StreetLine.primary(straight())])
    let reach = 33.25
    let expected = pow(max(0, 1 - distance * distance / (reach * reach)), 2.5)
    #expect(isClose(kernel.value(at: PlanePoint(x: 0, y: distance)), expected, 1e-5))
    #expect(isClose(kernel.value(at: PlanePoint(x: 0, y: -distance)), expected, 1e-5))
  }

  @Test("is zero beyond the reach, and hundreds of metres wide along an open road")
  func reach() {
    let street = streetKernel([StreetLine.primary(straight())])
    let road = streetKernel([StreetLine.primary(straight(), setting: .open)])
    #expect(street.value(at: PlanePoint(x: 0, y: 33.3)) == 0)
    #expect(street.value(at: PlanePoint(x: 1034, y: 0)) == 0)
    #expect(street.value(at: PlanePoint(x: 1e7, y: -1e7)) == 0)
    #expect(street.value(at: PlanePoint(x: .nan, y: 0)) == 0)
    #expect(road.value(at: PlanePoint(x: 0, y: 300)) > 0.3)
    #expect(road.value(at: PlanePoint(x: 0, y: 574)) == 0)
  }

  @Test("falls with the distance from a street, in every direction")
  func monotone() {
    let kernel = streetKernel([StreetLine.primary(straight(40))])
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let direction = (x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
      let values = stride(from: 0.0, through: 60, by: 1).map {
        kernel.value(at: PlanePoint(x: direction.x * $0, y: direction.y * $0))
      }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }, "towards \(degrees)°")
      #expect(values.last == 0)
    }
  }

  @Test("does not depend on how a street is cut into pieces, on their direction or their order")
  func cuts() {
    let whole = streetKernel([StreetLine.primary(straight(300))])
    let xs = [-150.0, -149, -20, 0, 3, 77, 150]
    let cut = streetKernel(
      zip(xs, xs.dropFirst()).reversed().map { StreetLine.primary([PlanePoint(x: $1, y: 0), PlanePoint(x: $0, y: 0)]) })
    let points = randomPoints(seed: 7, count: 200).map { PlanePoint(x: $0.x / 40 - 100, y: $0.y / 200 - 20) }
    for point in points { #expect(isClose(whole.value(at: point), cut.value(at: point), 1e-5), "\(point)") }
  }

  @Test("is the sum over all pieces, as a slow sum by small steps has it", arguments: UInt64(1)...8)
  func slowSum(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let lines = (0..<60).map { _ in
      var point = PlanePoint(
        x: .random(in: -1500...1500, using: &generator), y: .random(in: -1500...1500, using: &generator))
      let points = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        point.x += .random(in: -200...200, using: &generator)
        point.y += .random(in: -200...200, using: &generator)
        return point
      }
      return StreetLine(
        points: points, roadClass: RoadClass.allCases.randomElement(using: &generator) ?? .primary,
        lanes: .random(in: 1...4, using: &generator), speedLimitKilometersPerHour: 50,
        setting: Bool.random(using: &generator) ? .builtUp : .open, isTunnel: .random(in: 0...9, using: &generator) == 0
      )
    }
    let kernel = streetKernel(lines)
    for point in randomPoints(seed: seed, count: 60).map({ PlanePoint(x: ($0.x - 5000) / 6, y: ($0.y - 5000) / 6) }) {
      let expected = lines.reduce(0) { $0 + slowValue($1, at: point) }
      #expect(isClose(kernel.value(at: point), expected, 1e-3 * max(1, expected)), "seed \(seed), \(point)")
    }
  }

  /// The integral over a line by steps of at most 20 cm.
  private func slowValue(_ line: StreetLine, at point: PlanePoint) -> Double {
    let strength = EmissionStrength.fitted.strength(of: line)
    let reach =
      (line.setting == .open ? decay.openReachMeters : decay.builtUpReachMeters) + Double(line.lanes ?? 2) * 3.25 / 2
    var sum = 0.0
    for (start, end) in zip(line.points, line.points.dropFirst()) {
      let length = start.distance(to: end)
      let steps = max(1, (length / 0.2).rounded(.up))
      for step in 0..<Int(steps) {
        let along = (Double(step) + 0.5) / steps
        let part = PlanePoint(x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along)
        let remaining = max(0, 1 - pow(part.distance(to: point) / reach, 2))
        sum += remaining * remaining * length / steps
      }
    }
    return strength * sum * 15 / (16 * reach)
  }

  /// Streets of 1 km that all begin at one junction.
  private func star(_ count: Int) -> [StreetLine] {
    (0..<count).map { number in
      let angle = 2 * Double.pi * Double(number) / Double(count)
      return StreetLine.primary([PlanePoint(x: 0, y: 0), PlanePoint(x: 1000 * cos(angle), y: 1000 * sin(angle))])
    }
  }

  @Test("of a junction of 30 000 streets is, as far as it is believed, that of all of them, for the work of a few")
  func junction() {
    let lines = star(30_000)
    let kernel = streetKernel(lines)
    let most = AmplitudePrior.largestKernel
    let wind = PlanePoint(x: 0.3, y: -0.2)
    var looked = 0
    var inReach = 0
    let points = (0..<400).map { PlanePoint(x: Double($0 % 20) * 50 - 475, y: Double($0 / 20) * 50 - 475) }
    for point in points {
      let whole = kernel.sum(at: point, upTo: .infinity)
      let believed = kernel.sum(at: point, upTo: most)
      inReach += whole.pieces
      looked += believed.pieces
      #expect(min(most, believed.value) == min(most, whole.value), "\(point)")
      let inWind = kernel.value(at: point, lee: wind, upTo: .infinity)
      #expect(isClose(min(most, kernel.value(at: point, lee: wind, upTo: most)), min(most, inWind), 1e-9), "\(point)")
    }
    // As the slow sum has it at a point that only some of the streets reach.
    let far = PlanePoint(x: 990, y: 20)
    let slow = lines.filter { $0.points[1].distance(to: far) < 200 }.reduce(0) { $0 + slowValue($1, at: far) }
    #expect(slow > most && kernel.value(at: far, upTo: most) > most)
    #expect(isClose(kernel.value(at: far), slow, 1e-3 * slow))
    #expect(looked < 400 * 600, "\(looked) pieces at 400 points, of \(inReach) near by")
    #expect(looked * 5 < inReach, "\(looked) pieces at 400 points, of \(inReach) near by")
  }

  @Test("that no bound is below is that of all streets, to the last bit")
  func unbounded() {
    let kernel = streetKernel([
      StreetLine.primary(straight()), StreetLine.primary([PlanePoint(x: 3, y: 9), PlanePoint(x: 90, y: -40)]),
    ])
    for x in stride(from: -100.0, to: 100, by: 7) {
      let point = PlanePoint(x: x, y: 4)
      #expect(kernel.value(at: point, upTo: kernel.value(at: point)) == kernel.value(at: point))
    }
  }

  @Test("takes empty, single and equal points, and no streets at all")
  func degenerate() {
    let here = PlanePoint(x: 1, y: 1)
    let kernel = streetKernel(
      [
        StreetLine.primary([]), StreetLine.primary([here]), StreetLine.primary([here, here]),
        StreetLine.primary([here, PlanePoint(x: .infinity, y: 0)]),
      ])
    #expect(kernel.value(at: here) == 0)
    #expect(streetKernel([]).value(at: here) == 0)
  }
}

@Suite("Emission of streets")
struct EmissionStrengthTests {
  private func strength(
    _ roadClass: RoadClass, lanes: Int? = nil, limit: Double? = nil, isOneway: Bool = false, isTunnel: Bool = false
  ) -> Double {
    EmissionStrength.fitted.strength(
      of: StreetLine(
        points: [], roadClass: roadClass, lanes: lanes, speedLimitKilometersPerHour: limit, isOneway: isOneway,
        isTunnel: isTunnel))
  }

  @Test("falls from class to class and is nothing where nobody drives")
  func classes() {
    let strengths = RoadClass.allCases.map { strength($0) }
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(strength(.carFree) == 0)
    #expect(strength(.primary, isTunnel: true) == 0)
  }

  @Test("grows with the root of the lanes, two where none are stated, eight at most, and is least at an even speed")
  func lanesAndSpeed() {
    #expect(isClose(strength(.secondary, lanes: 8), 2 * strength(.secondary)))
    #expect(strength(.secondary, lanes: 4) > strength(.secondary, lanes: 3))
    #expect(strength(.secondary, lanes: 60) == strength(.secondary, lanes: 8))
    #expect(strength(.secondary, lanes: 0) == strength(.secondary, lanes: 1))
    #expect(strength(.primary, limit: 80) < strength(.primary, limit: 50))
    #expect(strength(.primary, limit: 30) > strength(.primary, limit: 50))
    #expect(strength(.primary, limit: 120) > strength(.primary, limit: 80))
  }

  @Test(
    "is a tenth more up to 30 km/h and above 100, and a twentieth less between 50 and 100",
    arguments: [(30, 1.1), (31, 1), (50, 1), (51, 0.95), (100, 0.95), (101, 1.1)] as [(Double, Double)])
  func speeds(limit: Double, factor: Double) {
    #expect(isClose(strength(.primary, limit: limit), factor))
  }

  @Test("of both directions of a road, drawn one by one, is that of the road", arguments: [1, 2, 3, nil])
  func halves(lanes: Int?) {
    for roadClass in [RoadClass.motorway, .trunk, .primary, .secondary, .tertiary] {
      let half = strength(roadClass, lanes: lanes, isOneway: true)
      #expect(isClose(2 * half, strength(roadClass, lanes: lanes.map { 2 * $0 })), "\(roadClass)")
    }
  }

  @Test("of a lesser street does not ask in how many directions it is open")
  func lesserOneway() {
    for roadClass in [RoadClass.unclassified, .residential, .livingStreet, .service] {
      #expect(strength(roadClass, isOneway: true) == strength(roadClass), "\(roadClass)")
    }
  }

  @Test("is relative to a primary street of two lanes at 50 km/h")
  func unit() {
    #expect(strength(.primary, lanes: 2, limit: 50) == 1)
  }

  @Test(
    "has decay for NO2 and CO and none for PM, O3 and SO2; a part survives JSON, and an old one has the usual prior")
  func parts() throws {
    let calibration = StreetCalibration.fitted
    #expect(Set(calibration.parts.keys) == [.no2, .co])
    #expect(calibration.parts.values.allSatisfy { $0.prior == .fitted })
    var part = try #require(calibration.parts[.no2])
    part.prior.ratio = 0.125
    let text = try JSONEncoder().encode(part)
    #expect(try JSONDecoder().decode(StreetCalibration.Part.self, from: text) == part)
    let old = #"{"decay": {"builtUpReachMeters": 30, "openReachMeters": 570}, "priorAmplitude": 0, "helps": false}"#
    let read = try JSONDecoder().decode(StreetCalibration.Part.self, from: Data(old.utf8))
    #expect(read.prior == .fitted && read.decay.builtUpReachMeters == 30)
  }

  @Test("keeps a reach within what studies see")
  func bounds() {
    #expect(StreetDecay(builtUpReachMeters: 0, openReachMeters: 1e9).openReachMeters == 570)
    #expect(StreetDecay(builtUpReachMeters: .nan, openReachMeters: 1).builtUpReachMeters == 1)
  }
}
