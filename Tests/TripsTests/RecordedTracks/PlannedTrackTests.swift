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

  /// What is breathed on lines, that between the ends where none are given; NO2 is at the guideline everywhere.
  private func planned(
    _ network: TestNetwork, _ lines: [[(x: Double, y: Double)]] = [[(0, 0), (600, 800)]], isAsRecorded: Bool = false
  ) async throws -> TrackAnswer {
    let air = DrawnAir(network: network, readings: [DrawnAir.reading(.no2, 25, x: 300, y: 300, station: "one")])
    var track = Track()
    track.segments = lines.map { line in line.map { TrackPlace(DrawnAir.place($0.x, $0.y)) } }
    var file = TrackFile()
    file.tracks = [track]
    var question = TrackQuestion()
    question.measure = .pollutant(.no2)
    question.departure = DrawnAir.hour
    question.isAsRecorded = isAsRecorded
    return try await TrackFinder(try air.keeper(), city: CityConfiguration())
      .answer(file, question, named: "the plan")
  }

  @Test("goes along its streets at the speed of the mode, though its line is shorter", arguments: [false, true])
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

  @Test("takes its time from one line to the next too, and is walked where nobody says otherwise")
  func ofSeveralLines() async throws {
    let network = Self.network()
    let track = try await planned(network, [[(0, 0), (100, 0)], [(400, 400), (500, 400)]], isAsRecorded: true)
    #expect(abs(track.course.distanceMeters - 700) < 5)
    #expect(abs(track.course.movingSeconds - 700 / (network.graph.profile.speed(of: .walk) / 3.6)) < 5)
    #expect(track.course.mode == .walk && !track.course.isModeGuessed)
  }

  @Test("keeps the times of a line that has no length")
  func withoutLength() {
    let place = DrawnAir.place(0, 0)
    let piece = TrackLine.Piece(start: 10, end: 20, meters: 0, place: .straight(from: place, to: place))
    let line = TrackLine(pieces: [piece], ends: nil).travelled(metersPerSecond: 1)
    #expect(line.pieces.map(\.start) == [10] && line.pieces.map(\.end) == [20])
  }
}
