import AirData
import Foundation
import Geo
import Setup
import Streets
import Testing
import Tracks

@testable import Trips

@Suite("Places and movement of a track")
struct TrackMotionTests {
  /// A place so many metres east of a place in Helsinki, with its second.
  private func place(_ meters: Double, _ second: Double?) -> TrackPlace {
    let degrees = meters / (111_195 * cos(60.17 * .pi / 180))
    return TrackPlace(
      Coordinate(latitude: 60.17, longitude: 24.94 + degrees),
      time: second.map { Date(timeIntervalSince1970: 1_795_000_000 + $0) })
  }

  private func fixes(_ places: [TrackPlace], at departure: Date? = nil) throws(BrisaError) -> TrackFixes {
    try TrackFixes([places], departure: departure, metersPerSecond: 1.25, source: "'it'")
  }

  @Test("walking and standing are told apart through noise of 5 m")
  func standing() throws {
    var random = SeededRandom(seed: 7)
    // Ten minutes at 1.3 m/s, three at one place, ten on; every second a place that is off by 5 m in each direction.
    let places = (0...1380).map { second in
      let walked = 1.3 * Double(second < 600 ? second : max(600, second - 180))
      var fix = place(walked + 5 * random.normal(), Double(second))
      fix.place = Coordinate(
        latitude: fix.place.latitude + 5 * random.normal() / 111_195, longitude: fix.place.longitude)
      return fix
    }
    let motion = TrackMotion(try fixes(places).parts[0], isRecorded: true)
    #expect(abs((motion.movingSeconds.last ?? 0) - 1200) < 40)
    #expect(abs((motion.meters.last ?? 0) - 1560) < 100)
  }

  @Test("the ends of a track stay where they are, and it is as long as it was")
  func ends() throws {
    let places = (0...200).map { place(4.17 * Double($0), Double($0)) }
    let motion = TrackMotion(try fixes(places).parts[0], isRecorded: true)
    #expect(motion.fixes.first?.place.distanceMeters(to: places[0].place) ?? 99 < 0.1)
    #expect(motion.fixes.last?.place.distanceMeters(to: places[200].place) ?? 99 < 0.1)
    #expect(abs((motion.meters.last ?? 0) - 834) < 1, "\(motion.meters.last ?? 0)")
  }

  @Test("places that nobody gets to so soon are left out, whether they are first, last or in between")
  func strays() throws {
    let walk = (0...60).map { place(1.3 * Double(10 * $0), Double(10 * $0)) }
    let inside = [place(2500, 301), place(2510, 303), place(2520, 305)]
    let last = [place(25_000, 605)]
    let first = [place(-9000, -5)]
    for (places, astray) in [
      (walk, 0), (walk.prefix(31) + inside + walk.suffix(30), 3), (walk + last, 1), (first + walk, 1),
    ] {
      let fixes = try fixes(Array(places))
      #expect(fixes.astray == astray)
      #expect(fixes.all.map(\.seconds) == walk.compactMap { $0.time?.timeIntervalSince1970 })
    }
    // A train is believed.
    #expect(try fixes((0...20).map { place(50 * Double($0), Double($0)) }).astray == 0)
  }

  @Test("what lies between far places is a gap, and standing for long is none")
  func gaps() throws {
    let places = [place(0, 0), place(10, 10), place(20, 400), place(30, 410), place(800, 900), place(810, 910)]
    let fixes = try fixes(places)
    #expect(fixes.parts.map(\.count) == [4, 2])
    #expect(fixes.gaps.map(\.durationSeconds) == [490])
    #expect(abs(fixes.gaps[0].distanceMeters - 770) < 2)
  }

  @Test("two minutes are no gap, nor are fifty metres, however long they take")
  func minGap() throws {
    let fixes = try fixes([
      place(0, 0), place(100, 120), place(149, 300), place(200, 421), place(210, 431),
    ])
    #expect(fixes.parts.map(\.count) == [3, 2])
    #expect(fixes.gaps.map(\.durationSeconds) == [121])
  }

  @Test("a track takes a week at most")
  func longest() throws {
    let week = 7.0 * 86_400
    #expect(try fixes([place(0, 0), place(5, 10), place(6, week)]).all.count == 3)
    let error = #expect(throws: BrisaError.self) { try fixes([place(0, 0), place(5, 10), place(6, week + 1)]) }
    #expect(error?.message.contains("lasts 8 days, and 7 are taken at most") == true)
  }

  @Test("below 2.2 m/s somebody walks")
  func modes() {
    #expect(TrackMotion.mode(metersPerSecond: 2.19) == .walk)
    #expect(TrackMotion.mode(metersPerSecond: 2.2) == .bike)
  }

  @Test("places without a time get one from those around them, and those that run backwards are left out")
  func times() throws {
    let fixes = try fixes([place(0, 0), place(5, nil), place(10, 10), place(8, 4), place(20, 20)])
    #expect(fixes.untimed == 1 && fixes.backwards == 1)
    #expect(fixes.all.map { $0.seconds - 1_795_000_000 } == [0, 5, 10, 20])
  }

  @Test("places without a time are travelled at an even speed, however far they lie apart")
  func unevenPlaces() throws {
    let fixes = try fixes([place(0, 0), place(1, nil), place(2, nil), place(3, nil), place(90, nil), place(100, 100)])
    #expect(fixes.untimed == 4)
    for (fix, second) in zip(fixes.all, [0.0, 1, 2, 3, 90, 100]) {
      #expect(abs(fix.seconds - 1_795_000_000 - second) < 0.01)
    }
    let standing = try self.fixes([place(0, 0), place(0, nil), place(0, 10)])
    #expect(standing.all.map { $0.seconds - 1_795_000_000 } == [0, 5, 10])
  }

  @Test("places without a time at the ends of a line, and lines without any, are left out and told with their metres")
  func withoutTime() throws {
    let ends = try fixes([
      place(0, nil), place(10, 10), place(15, nil), place(20, 20), place(30, nil), place(40, nil),
    ])
    #expect(ends.untimed == 1 && ends.withoutTime == 3)
    #expect(abs(ends.metersWithoutTime - 30) < 0.1)
    let lines = try TrackFixes(
      [[place(0, 0), place(10, 10)], [place(20, nil), place(60, nil)]], departure: nil, metersPerSecond: 1.25,
      source: "'it'")
    #expect(lines.withoutTime == 2)
    #expect(abs(lines.metersWithoutTime - 40) < 0.1)
    #expect(TrackNotices.notices(lines).map(\.code) == ["places-untimed"])
  }

  @Test("a place whose time is an hour off is left out, and none of those around it", arguments: [10, 40])
  func falseTime(number: Int) throws {
    let others = (0..<55).filter { $0 != number }.map { 5 * Double($0) }
    for slip in [3600.0, -3600] {
      var walk = (0..<55).map { place(6.5 * Double($0), 5 * Double($0)) }
      walk[number].time?.addTimeInterval(slip)
      let fixes = try fixes(walk)
      #expect(fixes.backwards == 1)
      #expect(fixes.parts.map(\.count) == [54])
      #expect(fixes.all.map { $0.seconds - 1_795_000_000 } == others)
    }
  }

  @Test("of places that contradict as many others, and of two at one time, the first are kept")
  func firstTimes() throws {
    let two = try fixes([place(0, 0), place(5, 10), place(9, 10), place(10, 20), place(11, 15)])
    #expect(two.backwards == 1)
    #expect(two.all.map { $0.seconds - 1_795_000_000 } == [0, 10, 20])
    #expect(abs(two.all[0].place.distanceMeters(to: two.all[1].place) - 5) < 0.1)
  }

  @Test("a track without times is travelled at an even speed from the moment that is given")
  func noTimes() throws {
    let start = Date(timeIntervalSince1970: 1_795_000_000)
    let fixes = try fixes([place(0, nil), place(125, nil)], at: start)
    #expect(abs(fixes.all[1].seconds - fixes.all[0].seconds - 100) < 0.5 && !fixes.hasTimes)
    #expect(throws: BrisaError.self) { try self.fixes([place(0, nil), place(125, nil)]) }
  }

  @Test("climbs count from three metres on")
  func climb() {
    func climb(_ heights: [Double]) -> Double? {
      TrackMotion.climb(
        heights.map { TrackFix(place: Coordinate(latitude: 60, longitude: 25), seconds: 0, elevationMeters: $0) })
    }
    #expect(climb([0, 1, 0, 2, 0, 1]) == 0)
    #expect(climb([0, 5, 10, 4, 9]) == 15)
    #expect(climb([10, 0, 20]) == 20)
    #expect(climb([0, 2.9]) == 0 && climb([0, 3]) == 3)
    #expect(climb([0, 5, 2, 7]) == 7 && climb([0, 5, 1, 7]) == 11)
  }
}

extension SeededRandom {
  /// A number of the normal distribution (Box and Muller 1958).
  fileprivate mutating func normal() -> Double {
    let (one, other) = (
      Double.random(in: .leastNonzeroMagnitude..<1, using: &self), Double.random(in: 0..<1, using: &self)
    )
    return (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
  }
}
