import AirData
import CityAir
import CityTestSupport
import Geo
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("The worst of a track")
struct TrackSumsTests {
  @Test("is where most of the burden lies, of streets whose air is above the mean")
  func worst() {
    // The park is long and has much of the burden, but its air is better than that of the whole.
    let streets: [(String, Int, Float)] = [("Short", 3, 3), ("Long", 8, 1.3), ("Park", 25, 0.4)]
    var steps: [TrackStep] = []
    var pollution: [Float] = []
    for (street, (_, count, value)) in streets.enumerated() {
      for _ in 0..<count {
        steps.append(
          TrackStep(
            start: 100 * Double(steps.count), seconds: 100, movingSeconds: 100, meters: 130,
            place: Coordinate(latitude: 10, longitude: 20), segment: street))
        pollution.append(value)
      }
    }
    let sums = TrackSums([TrackHour(steps, pollution: pollution)], ventilationCubicMetersPerHour: 1)
    let worst = sums.worst { StreetLabel(kind: .own, name: streets[$0.segment ?? 0].0) }
    #expect(worst.map(\.label.name) == ["Long", "Short"])
    #expect(worst.map { ($0.share * 100).rounded() } == [35, 31])
  }
}

@Suite("What is not known of a track")
struct UnknownTrackTests {
  private let ways = AvenueAndAlley()

  /// Ten minutes along the avenue in an hour with some readings, by NO2.
  private func hour(_ readings: [Reading]) throws -> TrackHour {
    var air = DrawnAir(network: ways.network, readings: readings)
    air.increment = .on
    let snapshot = HourSnapshot(
      city: CityConfiguration(), router: Router(graph: ways.network.graph), air: try air.gathered())
    let steps = (0..<6).map { number in
      TrackStep(
        start: 100 * Double(number), seconds: 100, movingSeconds: 100, meters: 130,
        place: DrawnAir.place(130 * Double(number), 0), segment: nil)
    }
    return TrackHour(steps, snapshot, snapshot.pollution(by: .pollutant(.no2)))
  }

  @Test("are the seconds without a burden beside others that have one, though something else is known of them")
  func withoutBurden() throws {
    let known = try hour(ways.readings)
    let other = try hour([DrawnAir.reading(.pm25, 12, x: 1000, y: 0, station: "street")])
    let both = TrackSums([known, other], ventilationCubicMetersPerHour: 1).air
    #expect(both.unknownSeconds == 0 && both.secondsWithoutBurden == 600)
    #expect(both.burdenMinutes == TrackSums([known], ventilationCubicMetersPerHour: 1).air.burdenMinutes)
    #expect(TrackSums([known], ventilationCubicMetersPerHour: 1).air.secondsWithoutBurden == 0)
    #expect(TrackSums([other], ventilationCubicMetersPerHour: 1).air.secondsWithoutBurden == 0)
  }
}
