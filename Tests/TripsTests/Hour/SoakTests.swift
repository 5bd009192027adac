import AirData
import AirField
import CityAir
import CityTestSupport
import Computing
import Foundation
import Geo
import Routing
import Setup
import Streets
import Synchronization
import TestSupport
import Testing

@testable import Trips

/// Many questions of all kinds from eight tasks, while the hour is swapped under them.
///
/// `BRISA_SOAK_QUESTIONS` says how many; a million of them, under ThreadSanitizer, are in `make races`.
@Suite("A city that is asked for long", .serialized)
struct SoakTests {
  private static let asking = 8
  /// Questions for each swap of the hour.
  private static let questionsPerSwap = 1000
  /// Of so many answers one is made again from its hour alone.
  private static let sample = 200
  /// Most that the process may grow by from the first tenth of the questions to the last.
  private static let maxGrowthBytes = 48 << 20

  private static var questionCount: Int {
    ProcessInfo.processInfo.environment["BRISA_SOAK_QUESTIONS"].flatMap { Int($0) } ?? 4000
  }

  @Test("answers each question from one hour, and does not grow", .timeLimit(.minutes(600)))
  func soak() async throws {
    let town = try SoakTown()
    let count = Self.questionCount
    let swaps = max(20, count / Self.questionsPerSwap)
    let run = SoakRun(town, count: count)
    let began = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await run.swap(swaps) }
      for task in 0..<Self.asking { group.addTask { try await run.ask(seed: UInt64(task), sample: Self.sample) } }
      try await group.waitForAll()
    }
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let end = try #require(ResidentMemory.bytes)
    let early = try #require(run.earlyBytes)
    print(
      "soak: \(count) questions, \(swaps) swaps, \(run.checked) answers made again, \(Int(seconds)) s, "
        + "\(early >> 20) MB after a tenth, \(end >> 20) MB at the end")
    #expect(run.answered >= count && run.swapped == swaps)
    #expect(run.checked >= count / Self.sample / 2)
    #expect(end - early <= Self.maxGrowthBytes)
    // All old hours have gone.
    #expect(run.livingHours == 1)
  }
}

/// What tasks do to a town, and what came of it.
private final class SoakRun: Sendable {
  private let town: SoakTown
  private let count: Int
  private let keeper: HourKeeper
  private let number = Atomic(0)
  private let done = Atomic(0)
  private let checks = Atomic(0)
  private let swapCount = Atomic(0)
  private let early = Lock<Int?>(nil)
  private let hours = Lock<[WeakHour]>([])

  init(_ town: SoakTown, count: Int) {
    self.town = town
    self.count = count
    let airs = town.airs
    keeper = HourKeeper(
      city: town.city, router: Router(graph: town.graph), gather: HourKeeper.oneByOne { _ in airs[0] })
  }

  var answered: Int { done.load(ordering: .acquiring) }
  var checked: Int { checks.load(ordering: .acquiring) }
  var swapped: Int { swapCount.load(ordering: .acquiring) }
  /// Bytes in memory after a tenth of the questions.
  var earlyBytes: Int? { early.withLock { $0 } }
  /// Hours that somebody still holds.
  var livingHours: Int { hours.withLock { $0.count { $0.hour != nil } } }

  /// Swaps the hour evenly over the questions.
  func swap(_ swaps: Int) async throws {
    try await note()
    for swap in 1...swaps {
      while answered < count * swap / (swaps + 1) { try await Task.sleep(for: .milliseconds(1)) }
      let air = town.airs[swap % town.airs.count]
      let refreshed = await keeper.refresh(at: [DrawnAir.hour], by: HourKeeper.oneByOne { _ in air })
      #expect(refreshed.replaced == [DrawnAir.hour])
      try await note()
      swapCount.add(1, ordering: .acquiringAndReleasing)
    }
  }

  private func note() async throws {
    let hour = try await keeper.hour(at: DrawnAir.hour)
    hours.withLock { hours in
      hours.removeAll { $0.hour == nil }
      hours.append(WeakHour(hour: hour))
    }
  }

  /// Asks until all questions are asked.
  func ask(seed: UInt64, sample: Int) async throws {
    var generator = SeededRandom(seed: seed)
    let finder = RouteFinder(keeper)
    while number.add(1, ordering: .relaxed).oldValue < count {
      let question = town.question(&generator)
      let answer = try await finder.route(question)
      let hour = try #require(answer.hour)
      #expect(answer.air.stations == hour.air.provenance.stations)
      if Int.random(in: 0..<sample, using: &generator) == 0 { try check(answer) }
      let answers = done.add(1, ordering: .acquiringAndReleasing).newValue
      if answers == count / 10 { early.withLock { $0 = ResidentMemory.bytes } }
    }
  }

  /// Makes an answer again from the air of its hour, over a router of its own, and compares all figures.
  private func check(_ answer: RouteAnswer) throws {
    let air = try #require(answer.hour?.air)
    let alone = HourSnapshot(city: town.city, router: Router(graph: town.graph), air: air)
    let again = try RoutePlanner(alone).answer(answer.question)
    #expect(answer.air == again.air)
    #expect(answer.notices == again.notices)
    #expect(answer.routes.count == again.routes.count)
    for (route, other) in zip(answer.routes, again.routes) {
      #expect(route.labels == other.labels && route.geometry == other.geometry)
      #expect(route.distanceMeters == other.distanceMeters && route.durationSeconds == other.durationSeconds)
      #expect(route.air == other.air && route.difference == other.difference)
      #expect(route.exclusions == other.exclusions && route.notices == other.notices)
      #expect(route.cleanerProbability == other.cleanerProbability)
    }
    checks.add(1, ordering: .acquiringAndReleasing)
  }
}

/// An hour that is not held.
private struct WeakHour: Sendable {
  weak let hour: HourSnapshot?
}

/// A small town of streets in a grid, with a hierarchy, and the air of an hour in several states.
private struct SoakTown: Sendable {
  private static let side = 4
  private static let spacing = 40.0

  let city: CityConfiguration
  let graph: StreetGraph
  /// The hour's air as it was told one time after the other: each names a station of its own.
  let airs: [GatheredAir]

  init() throws {
    var network = TestNetwork()
    for row in 0..<Self.side {
      for column in 0..<Self.side { network.addNode(Self.spacing * Double(column), Self.spacing * Double(row)) }
    }
    for node in network.nodes.indices {
      let name = "Street \(node)"
      let speed = 1 + 0.07 * Double(node % 5)
      if node % Self.side > 0 { network.addStreet(node - 1, node, name: name, metersPerSecond: speed) }
      if node >= Self.side { network.addStreet(node - Self.side, node, name: name, metersPerSecond: speed) }
    }
    graph = network.graph.adding(HierarchyBuilder.build(network.graph))
    city = CityConfiguration()
    airs = try (0..<5).map { state in
      let readings = [(0.0, 0.0), (120, 0), (0, 120), (120, 120), (60, 60)].enumerated().flatMap { index, place in
        [Pollutant.no2, .pm25].map { pollutant in
          DrawnAir.reading(
            pollutant, Double(10 + (17 * index + 29 * state + 7 * pollutant.rawValue.count) % 60), x: place.0,
            y: place.1, station: index == 4 ? "state-\(state)" : "s\(index)")
        }
      }
      let fields = try DrawnAir(network: network, readings: readings, method: .inverseDistance(power: 2)).fields()
      return GatheredAir(fields: fields, entries: [])
    }
  }

  /// A question of any kind.
  func question(_ generator: inout SeededRandom) -> RouteQuestion {
    func place() -> (Double, Double) {
      let reach = Self.spacing * Double(Self.side - 1)
      return (.random(in: 0...reach, using: &generator), .random(in: 0...reach, using: &generator))
    }
    let (from, to, middle) = (place(), place(), place())
    var question = RouteQuestion(
      origin: DrawnAir.place(from.0, from.1), destination: DrawnAir.place(to.0, to.1), departure: DrawnAir.hour)
    question.mode = TravelMode.allCases[Int.random(in: 0..<TravelMode.allCases.count, using: &generator)]
    let measures: [PollutionMeasure] = [.mix, .ica, .pollutant(.no2), .pollutant(.pm25)]
    question.measure = measures[Int.random(in: 0..<measures.count, using: &generator)]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: question.avoidance = [0, 0.5, 2, 5][Int.random(in: 0..<4, using: &generator)]
    case 4: question.maxDetour = .percent(25)
    case 5: question.wantsTradeOff = true
    default: break
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: question.circles = [.init(center: DrawnAir.place(middle.0, middle.1), radiusMeters: 30)]
    case 1: question.stationCircles = .init(radiusMeters: 25, indexAbove: 60)
    default: break
    }
    question.forbidsZones = generator.chance(0.3)
    return question
  }
}

/// What this process has in memory.
private enum ResidentMemory {
  /// Its resident bytes.
  static var bytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }
}
