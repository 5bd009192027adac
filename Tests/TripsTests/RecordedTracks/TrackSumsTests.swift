import Geo
import Streets
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
    let sums = TrackSums([TrackHour(steps, pollution: pollution)], ventilation: 1)
    let worst = sums.worst { StreetLabel(kind: .own, name: streets[$0.segment ?? 0].0) }
    #expect(worst.map(\.label.name) == ["Long", "Short"])
    #expect(worst.map { ($0.share * 100).rounded() } == [35, 31])
  }
}
