import AirData
import CityAir
import CityTestSupport
import Foundation
import Setup
import Streets
import TestSupport
import Testing
import Tracks

@testable import Trips

@Suite("A track without times")
struct PlannedTrackTests {
  /// Two streets with a right angle between, 1400 m long, whose ends are 1000 m apart.
  private static func network() -> TestNetwork {
    var network = TestNetwork()
    let (start, corner, end) = (network.addNode(0, 0), network.addNode(600, 0), network.addNode(600, 800))
    network.addStreet(start, corner, name: "First")
    network.addStreet(corner, end, name: "Second")
    return network
  }

  /// What is breathed on the line between the ends, where NO2 is at the guideline everywhere.
  private func planned(_ network: TestNetwork, isAsRecorded: Bool = false) async throws -> TrackAnswer {
    let air = DrawnAir(network: network, readings: [DrawnAir.reading(.no2, 25, x: 300, y: 300, station: "one")])
    var track = Track()
    track.segments = [[TrackPlace(DrawnAir.place(0, 0)), TrackPlace(DrawnAir.place(600, 800))]]
    var file = TrackFile()
    file.tracks = [track]
    var question = TrackQuestion()
    question.measure = .pollutant(.no2)
    question.departure = DrawnAir.hour
    question.isAsRecorded = isAsRecorded
    return try await TrackFinder(try air.keeper(), city: CityConfiguration())
      .answer(file, question, named: "the plan")
  }

  @Test("is gone along its streets at the speed of the mode, though its line is shorter", arguments: [false, true])
  func alongStreets(isAsRecorded: Bool) async throws {
    let network = Self.network()
    let metersPerSecond = network.graph.profile.speed(of: .walk) / 3.6
    let track = try await planned(network, isAsRecorded: isAsRecorded)
    let meters = isAsRecorded ? 1000.0 : 1400
    #expect(abs(track.course.distanceMeters - meters) < 5)
    #expect(abs(track.course.movingSeconds - meters / metersPerSecond) < 5)
    #expect(abs(track.course.stillSeconds) < 0.01)
    #expect(abs(track.course.period.duration - track.course.movingSeconds) < 0.01)
    #expect(abs(try #require(track.air.burdenMinutes) - track.course.movingSeconds / 60) < 0.05)
  }

  @Test("keeps the times of a line that has no length")
  func withoutLength() {
    let place = DrawnAir.place(0, 0)
    let piece = TrackLine.Piece(start: 10, end: 20, meters: 0, place: .straight(from: place, to: place))
    let line = TrackLine(pieces: [piece], ends: nil).gone(metersPerSecond: 1)
    #expect(line.pieces.map(\.start) == [10] && line.pieces.map(\.end) == [20])
  }
}
