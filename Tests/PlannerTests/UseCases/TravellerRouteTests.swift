import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import Streets
import TestSupport
import Testing
import Trips

/// A street with steps in its middle, a longer way around them, and a terrace that only steps lead to.
///
///     11 ──── 12      Ramp (footway)
///     │       │
///     1 ─ 2 ─ 3 ─ 4 ─ 5 ─ 6   Street (footway), steps from 2 to 3 and 4 to 5, Terrace to 6
@Suite("Ways for somebody in particular")
struct TravellerRouteTests {
  private static let map = """
    <osm version="0.6">
    <node id="1" lat="39.470" lon="-0.380"/><node id="2" lat="39.470" lon="-0.376"/>
    <node id="3" lat="39.470" lon="-0.374"/><node id="4" lat="39.470" lon="-0.370"/>
    <node id="11" lat="39.472" lon="-0.380"/><node id="12" lat="39.472" lon="-0.374"/>
    <node id="5" lat="39.470" lon="-0.369"/><node id="6" lat="39.470" lon="-0.366"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="footway"/><tag k="name" v="Street"/></way>
    <way id="2"><nd ref="2"/><nd ref="3"/><tag k="highway" v="steps"/><tag k="name" v="Steps"/></way>
    <way id="3"><nd ref="3"/><nd ref="4"/><tag k="highway" v="footway"/><tag k="name" v="Street"/></way>
    <way id="4"><nd ref="1"/><nd ref="11"/><nd ref="12"/><nd ref="3"/><tag k="highway" v="footway"/>
    <tag k="name" v="Ramp"/></way>
    <way id="5"><nd ref="4"/><nd ref="5"/><tag k="highway" v="steps"/><tag k="name" v="Last"/></way>
    <way id="6"><nd ref="5"/><nd ref="6"/><tag k="highway" v="footway"/><tag k="name" v="Terrace"/></way>
    </osm>
    """

  private let folder: TemporaryFolder
  private let city: FakeCity

  init() throws {
    let folder = try TemporaryFolder()
    let network = try folder.write(Self.map, as: "steps.osm")
    city = try FakeCity([FakeFeed { _ in (-24...24).map { FakeCity.reading(20, hours: $0) } }]) {
      $0.network = network
      $0.increment = .off
      $0.snapLimitMeters = 30
    }
    self.folder = folder
  }

  private func route(
    from start: Double = -0.379, to longitude: Double = -0.371, mode: TravelMode = .walk,
    _ change: (inout Traveller) -> Void = { _ in }
  ) async throws -> RouteAnswer {
    var traveller = Traveller()
    change(&traveller)
    var question = RouteQuestion(
      origin: Coordinate(latitude: 39.47, longitude: start),
      destination: Coordinate(latitude: 39.47, longitude: longitude), departure: FakeCity.hour)
    question.mode = mode
    question.measure = .pollutant(.no2)
    question.traveller = traveller == Traveller() ? nil : traveller
    return try await city.engine.route(question)
  }

  private func names(_ answer: RouteAnswer) -> [String] { answer.routes[0].streets.map(\.name) }

  @Test("go over the steps for those who can, around them for those who cannot, whatever was asked before")
  func stairs() async throws {
    let usual = try await route()
    #expect(names(usual).contains("Steps"))
    for _ in 0..<2 {
      #expect(try await names(route { $0.needs = [.wheelchair] }).contains("Ramp"))
      #expect(try await names(route { $0.stairs = .never }).contains("Ramp"))
      #expect(try await names(route { $0.stairs = .avoid }).contains("Ramp"))
      let again = try await route()
      #expect(names(again) == names(usual) && again.routes[0].durationSeconds == usual.routes[0].durationSeconds)
    }
  }

  @Test("that cannot be are told with what to ask for instead")
  func noWay() async throws {
    #expect(try await names(route(to: -0.367)).contains("Terrace"))
    for (needs, stairs, words) in [
      ([.wheelchair], .fine, "No way that a wheelchair can take"), ([], .never, "No way without stairs"),
    ] as [(Set<TravelNeed>, Traveller.Stairs, String)] {
      let error = await #expect(throws: BrisaError.self) {
        try await route(to: -0.367) {
          $0.needs = needs
          $0.stairs = stairs
        }
      }
      #expect(error?.code == .noRoute && error?.message.contains(words) == true, "\(error?.message ?? "")")
    }
    #expect(try await names(route(to: -0.367) { $0.needs = [.pram] }).contains("Terrace"))
    #expect(try await names(route(to: -0.367) { $0.stairs = .avoid }).contains("Terrace"))
  }

  @Test("that are long detours are told with what is closed or avoided, and not with a setting that nobody made")
  func detour() async throws {
    let usual = try await route(from: -0.3765, to: -0.3735)
    #expect(!usual.notices.contains { $0.code == "long-detour" })
    for (needs, stairs, help) in [
      ([.wheelchair], .fine, "What a wheelchair cannot take is closed: with pram"),
      ([.pram], .fine, "What a pram can hardly take is dearer"),
      ([], .never, "Stairs are closed: with stairs avoid they are only dearer."),
      ([], .avoid, "Stairs are avoided: with stairs fine they count as any street."),
    ] as [(Set<TravelNeed>, Traveller.Stairs, String)] {
      let answer = try await route(from: -0.3765, to: -0.3735) {
        $0.needs = needs
        $0.stairs = stairs
      }
      let said = try #require(answer.notices.first { $0.code == "long-detour" }).text.en
      #expect(said.contains(help), "\(said)")
    }
  }

  @Test("by bike do not depend on stairs, and walking is named where a way without them leads")
  func stairsByBike() async throws {
    for (stairs, end) in [
      (Traveller.Stairs.fine, "by bike: try another mode."),
      (.never, "in any mode: choose places on streets that are connected."),
    ] {
      let error = await #expect(throws: BrisaError.self) {
        try await route(to: -0.367, mode: .bike) { $0.stairs = stairs }
      }
      #expect(error?.message == "No way leads from the origin to the destination \(end)")
    }
  }

  @Test("take the time of the speed, and the dose of the time")
  func speed() async throws {
    let usual = try await route()
    let slow = try await route { $0.speedsKilometersPerHour[.walk] = 2.4 }
    #expect(abs(slow.routes[0].durationSeconds / usual.routes[0].durationSeconds - 2) < 1e-4)
    let (more, less) = (slow.routes[0].air?.doseMicrograms[.no2], usual.routes[0].air?.doseMicrograms[.no2])
    #expect(abs((more ?? 0) / (less ?? 1) - 2) < 1e-4)
    #expect(slow.routes[0].distanceMeters == usual.routes[0].distanceMeters)
  }

  @Test("have the dose in exact proportion to what is breathed, and nothing else of it")
  func breathing() async throws {
    let usual = try await route()
    let hard = try await route { $0.breathingCubicMetersPerHour[.walk] = 2.4 }
    #expect(hard.routes[0].air?.doseMicrograms[.no2] == usual.routes[0].air?.doseMicrograms[.no2].map { $0 * 2 })
    #expect(hard.routes[0].air?.burdenMinutes == usual.routes[0].air?.burdenMinutes)
    #expect(hard.routes[0].durationSeconds == usual.routes[0].durationSeconds)
    #expect(hard.ventilationCubicMetersPerHour == 2.4)
  }

  @Test("are never faster for somebody who needs more")
  func stricter() async throws {
    let usual = try await route().routes[0].durationSeconds
    for needs in [[.wheelchair], [.pram], [.lit], [.quiet], [.pram, .lit, .quiet]] as [Set<TravelNeed>] {
      #expect(try await route { $0.needs = needs }.routes[0].durationSeconds >= usual)
    }
    for stairs in Traveller.Stairs.allCases {
      #expect(try await route { $0.stairs = stairs }.routes[0].durationSeconds >= usual)
    }
  }

  @Test("that differ in nothing are the usual ones, bit for bit")
  func nobody() async throws {
    let usual = try await route()
    let named = try await route { $0.name = "me" }
    #expect(named.routes[0].geometry == usual.routes[0].geometry)
    #expect(named.routes[0].air?.doseMicrograms == usual.routes[0].air?.doseMicrograms)
    #expect(named.routes[0].durationSeconds == usual.routes[0].durationSeconds)
  }

  @Test("are refused on a bike where they need a wheelchair")
  func mode() async throws {
    var question = RouteQuestion(
      origin: Coordinate(latitude: 39.47, longitude: -0.379),
      destination: Coordinate(latitude: 39.47, longitude: -0.371), departure: FakeCity.hour)
    question.mode = .bike
    var traveller = Traveller()
    traveller.needs = [.wheelchair]
    question.traveller = traveller
    await #expect(throws: BrisaError.self) { try await city.engine.route(question) }
  }

  @Test("of many travellers stay apart, though only a few of their streets are kept")
  func many() async throws {
    let usual = try await route().routes[0].durationSeconds
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let speed = 2.4 + Double(number % 10) * 0.6
          let answer = try await route { $0.speedsKilometersPerHour[.walk] = speed }
          #expect(abs(answer.routes[0].durationSeconds / usual - 4.8 / speed) < 1e-4)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("say who they are for in three languages")
  func words() async throws {
    let text = try await route {
      $0.name = "asthma"
      $0.speedsKilometersPerHour[.walk] = 4.5
      $0.breathingCubicMetersPerHour[.walk] = 1.5
      $0.isSensitive = true
      $0.stairs = .avoid
      $0.needs = [.lit]
    }.question.travellerText
    #expect(
      text?.en == "Profile asthma: 4.5 km/h, breathing 1.5 m³/h, sensitive, stairs avoided, lit streets.")
    #expect(
      text?.es == "Perfil asthma: 4,5 km/h, respira 1,5 m³/h, sensible, evita las escaleras, calles iluminadas.")
    #expect(
      text?.ca == "Perfil asthma: 4,5 km/h, respira 1,5 m³/h, sensible, evita les escales, carrers il·luminats.")
    #expect(try await route().question.travellerText == nil)
  }
}
