import AirData
import CityTestSupport
import Computing
import Foundation
import Geo
import Setup
import Streets
import Testing
import Trips

@Suite("The ways beside a track")
struct TrackWaysTests {
  private let ways = AvenueAndAlley()
  /// Along the avenue at a metre a second, the speed of the network.
  private let avenue = (0...33).map { DrawnAir.place(60 * Double($0), 0) }

  private var air: DrawnAir {
    var air = DrawnAir(network: ways.network, readings: ways.readings)
    air.increment = .on
    return air
  }

  @Test("are told in its unit, though nobody knows the hour in which it begins")
  func unknownFirstHour() async throws {
    let track = try await air.walked(avenue, from: DrawnAir.hour - 60)
    let own = try #require(track.air.movingBurdenMinutes)
    let fastest = try #require(track.ways?.routes.first?.air?.burdenMinutes)
    #expect(track.isWhole && !track.isRelative && track.ways?.relative == nil)
    // Of the track one minute of 33 is not known.
    #expect(abs(own / fastest - 32 / 33.0) < 0.02, "\(own) \(fastest)")
  }

  @Test("are gone at the usual pace where the network does not tell what another one needs")
  func unknownPace() async throws {
    let slow = (0...50).map { DrawnAir.place(40 * Double($0), 0) }
    let track = try await air.walked(slow)
    let fastest = try #require(track.ways?.routes.first)
    #expect(abs(fastest.durationSeconds - 2000) < 50, "\(fastest.durationSeconds)")
  }

  @Test("are sought at no other pace where their air cannot be had")
  func unavailable() async throws {
    let gatherings = Lock(0)
    // One hour is kept, so that the first is gathered again for other ways than the track's.
    let hours = try air.keeper(capacity: 1) { () throws(BrisaError) in
      let number = gatherings.withLock { count -> Int in
        count += 1
        return count
      }
      if number == 3 { throw BrisaError(.unavailable, "The third time nothing comes.") }
    }
    let slow = (0...50).map { DrawnAir.place(40 * Double($0), 0) }
    let track = try await air.walked(slow, from: DrawnAir.hour + 1800, in: hours)
    #expect(track.ways == nil && gatherings.withLock { $0 } == 3)
    #expect(track.notices.contains { $0.code == "no-other-way" && $0.message == "The third time nothing comes." })
  }

  @Test("have nothing worst where the air has nothing in it")
  func clean() async throws {
    var air = DrawnAir(
      network: ways.network,
      readings: [0, 500, 1000].map { DrawnAir.reading(.no2, 0, x: $0, y: 900, station: "\($0)") })
    air.increment = .off
    let track = try await air.walked(avenue)
    #expect(track.air.burdenMinutes == 0 && track.worst.isEmpty)
  }

  @Test("are not held against a track of whose burden a part is not known, though something is of its air")
  func unknownBurden() async throws {
    var later = air
    later.readings = [DrawnAir.reading(.pm25, 12, x: 1000, y: 0, station: "street")]
    let hours = try air.keeper(followedBy: later)
    let track = try await air.walked(avenue, from: DrawnAir.hour + 2600, in: hours)
    #expect(track.air.unknownSeconds == 0 && track.air.secondsWithoutBurden > 900)
    #expect(track.ways != nil && !track.isWhole)
    #expect(track.notices.map(\.code).contains("known-in-part"))
  }

  @Test("are not held against a track of which a half has no times, and that is said")
  func withoutTimes() async throws {
    let track = try await air.walked(avenue, untimed: 17..<34)
    #expect(track.ways != nil && !track.isWhole)
    #expect(abs(track.course.metersWithoutTime - 1020) < 5)
    #expect(track.notices.contains { $0.message == "Places that were left out, since they have no time: 17." })
    #expect(track.notices.map(\.code).contains("known-in-part"))
  }

  @Test("are told by what is expected of them, and not by what is charged where nothing is known")
  func unknownWay() async throws {
    let shortcut = UnknownShortcut()
    let track = try await shortcut.air.walked(shortcut.bow)
    let (cleanest, own) = (try #require(track.cleanest), try #require(track.air.movingBurdenMinutes))
    #expect(track.isWhole && cleanest.streets.map(\.name) == ["Straight"])
    #expect(try #require(cleanest.toldBurdenMinutes) > 1.1 * own)
    #expect(try #require(cleanest.expectedBurdenMinutes) < 0.9 * own)
  }

  @Test("begin with the one that takes least time, though its streets are dear")
  func dearWay() async throws {
    let ways = BowedWays(bow: 600, metersPerSecond: 1.15, beginsDear: true)
    let air = ways.air(south: 90, north: 5)
    let straight = (0...100).map { DrawnAir.place(60 * Double($0), 0) }
    let track = try await air.walked(straight, as: .scooter, in: try air.keeper(followedBy: air))
    let fastest = try #require(track.ways?.routes.first)
    #expect(fastest.labels.contains(.fastest) && fastest.streets.map(\.name) == ["Bow"])
  }

  @Test("have no unit where no station reads the pollution that counts, and that is said")
  func otherPollutant() async throws {
    var air = air
    air.readings = [DrawnAir.reading(.pm25, 12, x: 1000, y: 0, station: "street")]
    let track = try await air.walked(avenue)
    #expect(track.isRelative && track.air.movingBurdenMinutes == nil)
    #expect(abs(try #require(track.ways?.routes.first?.air?.burdenMinutes) - 100) < 1e-6)
    #expect(track.notices.map(\.code).contains("traffic-only"))
  }
}
