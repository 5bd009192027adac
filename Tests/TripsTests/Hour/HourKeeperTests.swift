import AirData
import CityAir
import CityTestSupport
import Computing
import Foundation
import Routing
import Setup
import Streets
import Synchronization
import TestSupport
import Testing

@testable import Trips

@Suite("The hours that are kept")
struct HourKeeperTests {
  private let router: Router
  private let air: GatheredAir
  private let asked = AskedHours()

  init() throws {
    let town = try OneStreetTown()
    (router, air) = (town.router, town.air)
  }

  /// A keeper that counts what it gathers; `before` happens first, and may fail.
  private func keeper(
    capacity: Int = HourKeeper.standardCapacity, clock: (any WallClock)? = nil,
    before: @escaping @Sendable (_ time: Int) async throws(BrisaError) -> Void = { _ throws(BrisaError) in }
  ) -> HourKeeper {
    HourKeeper(
      city: CityConfiguration(), router: router, capacity: capacity, clock: clock,
      gather: HourKeeper.oneByOne { [air, asked] (moment) throws(BrisaError) in
        try await before(asked.add(moment))
        return air
      })
  }

  private func hour(_ hours: Int, minutes: Double = 0) -> Date {
    OneStreetTown.hour(hours, minutes: minutes)
  }

  @Test("are gathered once for all who ask at the same time, at whatever minute")
  func areGatheredOnce() async throws {
    let keeper = keeper()
    let snapshots = try await withThrowingTaskGroup(of: HourSnapshot.self) { group in
      for task in 0..<8 { group.addTask { try await keeper.hour(at: hour(0, minutes: Double(7 * task))) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(snapshots.count == 8 && snapshots.allSatisfy { $0 === snapshots[0] })
    #expect(asked.hours == [hour(0)])
  }

  @Test("are each their own")
  func areApart() async throws {
    let keeper = keeper()
    let eight = try await keeper.hour(at: hour(0, minutes: 59))
    let nine = try await keeper.hour(at: hour(1))
    #expect(eight !== nine)
    #expect(asked.hours == [hour(0), hour(1)])
    #expect(try await keeper.hour(at: hour(0)) === eight)
    #expect(asked.hours.count == 2)
  }

  @Test("are gathered anew after an error")
  func keepNoError() async throws {
    let failing = BrisaError(.unavailable, "The first time nothing comes.")
    let keeper = keeper { (time) throws(BrisaError) in if time == 1 { throw failing } }
    let error = await #expect(throws: BrisaError.self) { try await keeper.hour(at: hour(0)) }
    #expect(error == failing)
    let snapshot = try await keeper.hour(at: hour(0))
    #expect(try await keeper.hour(at: hour(0)) === snapshot)
    #expect(asked.hours.count == 2)
  }

  @Test("are ready once they are there, and not while they are gathered")
  func becomeReady() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { _ in
      begun.give()
      await gate.wait()
    }
    async let asked = keeper.hour(at: hour(0))
    await begun.wait()
    #expect(await keeper.kept == [hour(0)])
    #expect(await keeper.ready == [])
    gate.give()
    _ = try await asked
    #expect(await keeper.ready == [hour(0)])
  }

  @Test(
    "come to those who go on waiting, and are waited for no longer by those who are cancelled",
    .timeLimit(.minutes(1)))
  func areNotTakenFromOthers() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { _ in
      begun.give()
      await gate.wait()
    }
    let cancelled = Task { try await keeper.hour(at: hour(0)) }
    await begun.wait()
    async let other = keeper.hour(at: hour(0, minutes: 30))
    cancelled.cancel()
    await #expect(throws: BrisaError.self) { try await cancelled.value }
    gate.give()
    let snapshot = try await other
    #expect(try await keeper.hour(at: hour(0)) === snapshot)
    #expect(asked.hours == [hour(0)])
  }

  @Test("are not gathered further once their keeper is stopped, and anew when asked for", .timeLimit(.minutes(1)))
  func areStopped() async throws {
    let begun = Signal()
    let keeper = keeper { time in
      guard time == 1 else { return }
      begun.give()
      try? await Task.sleep(for: .seconds(3600))
    }
    let asking = Task { try await keeper.hour(at: hour(0)) }
    await begun.wait()
    await keeper.stop()
    await #expect(throws: BrisaError.self) { try await asking.value }
    #expect(await keeper.kept == [])
    _ = try await keeper.hour(at: hour(0))
    #expect(asked.hours.count == 2)
  }

  @Test("are gathered a few at a time, and one that nobody wants any more is not begun", .timeLimit(.minutes(1)))
  func areGatheredInTurn() async throws {
    let gate = Gate()
    let keeper = keeper(capacity: 240) { _ in await gate.wait() }
    let most = HourKeeper.maxGathered
    func asking(_ number: Int) -> Task<HourSnapshot, any Error> {
      Task { try await keeper.hour(at: hour(number)) }
    }
    let first = (0..<most).map(asking)
    while asked.hours.count < most { await Task.yield() }
    let unwanted = asking(most)
    while await keeper.kept.count < most + 1 { await Task.yield() }
    let wanted = asking(most + 1)
    while await keeper.kept.count < most + 2 { await Task.yield() }
    #expect(asked.hours.count == most)
    unwanted.cancel()
    await #expect(throws: BrisaError.self) { try await unwanted.value }
    gate.open()
    for task in first { _ = try await task.value }
    _ = try await wanted.value
    #expect(asked.hours.count == most + 1 && !asked.hours.contains(hour(most)))
  }

  @Test("are replaced in one step: the old one serves until the new one is there")
  func areReplaced() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { (time) throws(BrisaError) in
      guard time == 2 else { return }
      begun.give()
      await gate.wait()
    }
    let old = try await keeper.hour(at: hour(0))
    async let refreshed = keeper.refresh(at: [hour(0, minutes: 30)])
    await begun.wait()
    #expect(try await keeper.hour(at: hour(0)) === old)
    gate.give()
    #expect(await refreshed.replaced == [hour(0)])
    let new = try await keeper.hour(at: hour(0))
    #expect(new !== old)
    #expect(asked.hours.count == 2)
  }

  @Test("are gathered anew though the first gathering of one hangs", .timeLimit(.minutes(1)))
  func areNotHeldUp() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { time in
      guard time == 1 else { return }
      begun.give()
      await gate.wait()
    }
    async let hanging = keeper.hour(at: hour(0))
    await begun.wait()
    #expect(await keeper.refresh(at: [hour(0)]).replaced == [hour(0)])
    gate.give()
    _ = try await hanging
  }

  @Test("know of the streets that were looked at before, so that the first question after a swap does not wait")
  func areReplacedReady() async throws {
    let keeper = keeper()
    let old = try await keeper.hour(at: hour(0))
    let next = try await keeper.hour(at: hour(1))
    _ = old.air(ofSegment: 0)
    _ = await keeper.refresh(at: [hour(0), hour(1)])
    #expect(try await keeper.hour(at: hour(0)).exposure.made == [0])
    #expect(try await keeper.hour(at: hour(1)).exposure.made == [])
    #expect(try await keeper.hour(at: hour(1)) !== next)
  }

  @Test("go when they were replaced and nobody holds them", .timeLimit(.minutes(1)))
  func goWithTheirLastHolder() async throws {
    let keeper = keeper()
    var holder: HourSnapshot? = try await keeper.hour(at: hour(0))
    weak let old = holder
    _ = await keeper.refresh(at: [hour(0)])
    #expect(old != nil && old === holder)
    holder = nil
    await waitUntilGone { old }
  }

  @Test("go too where a traveller with a profile asked for them", .timeLimit(.minutes(1)))
  func goWithTheirTravellers() async throws {
    let keeper = keeper()
    var traveller = Traveller()
    traveller.isSensitive = true
    var holder: HourSnapshot? = try await keeper.hour(at: hour(0), for: traveller, .walk)
    #expect(holder !== (try await keeper.hour(at: hour(0))))
    weak let old = try await keeper.hour(at: hour(0))
    weak let view = holder
    _ = await keeper.refresh(at: [hour(0)])
    holder = nil
    await waitUntilGone { old ?? view }
  }

  @Test("stay when they cannot be gathered anew")
  func stay() async throws {
    let keeper = keeper { (time) throws(BrisaError) in
      if time == 2 { throw BrisaError(.unavailable, "The second time nothing comes.") }
    }
    let old = try await keeper.hour(at: hour(0))
    let refreshed = await keeper.refresh(at: [hour(0)])
    #expect(refreshed.replaced == [] && refreshed.failed.map(\.hour) == [hour(0)])
    #expect(refreshed.failed.first?.error.code == .unavailable)
    #expect(try await keeper.hour(at: hour(0)) === old)
  }

  @Test("are swapped together: no question gets one before all are there")
  func areSwappedTogether() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { (time) throws(BrisaError) in
      guard time == 4 else { return }
      begun.give()
      await gate.wait()
    }
    let old = [try await keeper.hour(at: hour(0)), try await keeper.hour(at: hour(1))]
    async let refreshed = keeper.refresh(at: [hour(1), hour(0)])
    await begun.wait()
    #expect(try await keeper.hour(at: hour(0)) === old[0])
    #expect(try await keeper.hour(at: hour(1)) === old[1])
    gate.give()
    #expect(await refreshed.replaced == [hour(0), hour(1)])
    #expect(try await keeper.hour(at: hour(0)) !== old[0])
    #expect(try await keeper.hour(at: hour(1)) !== old[1])
    #expect(await keeper.kept == [hour(0), hour(1)])
  }

  @Test("of two refreshments the one counts that began last")
  func theLastBeganCounts() async throws {
    let (begun, gate) = (Signal(), Signal())
    let keeper = keeper { (time) throws(BrisaError) in
      guard time == 2 else { return }
      begun.give()
      await gate.wait()
    }
    let first = try await keeper.hour(at: hour(0))
    async let slow = keeper.refresh(at: [hour(0)])
    await begun.wait()
    _ = await keeper.refresh(at: [hour(0)])
    let last = try await keeper.hour(at: hour(0))
    gate.give()
    _ = await slow
    #expect(last !== first)
    #expect(try await keeper.hour(at: hour(0)) === last)
  }

  @Test("are as many as a service needs, and never more than a bound")
  func capacity() {
    #expect(keeper().capacity == 96)
    #expect(keeper(capacity: 0).capacity == 1)
    #expect(keeper(capacity: .max).capacity == 240)
  }

  @Test("are gathered once for a question about more of them than are kept")
  func areGatheredOnceWithoutRoom() async throws {
    let keeper = keeper(capacity: 2)
    let snapshots = try await keeper.hours(at: (0..<5).map { hour($0) })
    #expect(asked.hours == (0..<5).map { hour($0) })
    #expect(Set(snapshots.map { ObjectIdentifier($0) }).count == 5)
    #expect(await keeper.kept == [hour(3), hour(4)])
  }

  @Test("of a question that takes too long are waited for no longer, and the next question goes on from there")
  func areGatheredInTime() async throws {
    let (waiting, gate) = AsyncStream<Void>.makeStream()
    let keeper = keeper { time in
      if time == 3 { for await _ in waiting {} }
    }
    let moments = (0..<4).map { hour($0) }
    let begun = ContinuousClock.now
    // Each hour takes ten seconds.
    let now = { @Sendable [asked] () -> ContinuousClock.Instant in begun + .seconds(10 * asked.hours.count) }
    func ask() async throws(BrisaError) -> [HourSnapshot] {
      try await Deadline.within(seconds: 15, now: now) { () async throws(BrisaError) in
        try await keeper.hours(at: moments)
      }
    }
    let error = await #expect(throws: BrisaError.self) { try await ask() }
    #expect(error?.code == .unavailable)
    while asked.hours.count < 3 { await Task.yield() }
    gate.finish()
    #expect(try await ask().count == 4)
    #expect(asked.hours == moments)
  }

  @Test("are limited: the one goes that was not asked for longest")
  func areLimited() async throws {
    let keeper = keeper(capacity: 48)
    for hours in 0..<48 { _ = try await keeper.hour(at: hour(hours)) }
    _ = try await keeper.hour(at: hour(0))
    #expect(asked.hours.count == 48)
    _ = try await keeper.hour(at: hour(48))
    _ = try await keeper.hour(at: hour(0))
    #expect(asked.hours.count == 49)
    _ = try await keeper.hour(at: hour(1))
    #expect(asked.hours.suffix(2) == [hour(48), hour(1)])
  }

  @Test("have that of now among them whatever else is asked for, and as many beside it")
  func keepNow() async throws {
    let clock = FakeClock(hour(0, minutes: 30))
    let keeper = keeper(capacity: 2, clock: clock)
    for hours in 0...3 { _ = try await keeper.hour(at: hour(hours)) }
    #expect(await keeper.kept == [hour(0), hour(2), hour(3)])
    clock.advance(hours: 1)
    _ = try await keeper.hour(at: hour(1))
    #expect(await keeper.kept == [hour(1), hour(2), hour(3)])
  }

  @Test("are gathered anew in their order, those from now on first")
  func refreshNowFirst() async {
    let keeper = keeper(clock: FakeClock(hour(2, minutes: 30)))
    let refreshed = await keeper.refresh(at: (0...3).map { hour($0) })
    #expect(asked.hours == [hour(2), hour(3), hour(0), hour(1)])
    #expect(refreshed.replaced == (0...3).map { hour($0) })
  }

  @Test("are begun for whoever does not wait, once")
  func areBegun() async throws {
    let gate = Gate()
    let keeper = keeper { _ in await gate.wait() }
    for _ in 1...2 { #expect(await keeper.prepare(hour(0)) == false) }
    gate.open()
    _ = try await keeper.hour(at: hour(0))
    #expect(await keeper.prepare(hour(0)))
    #expect(asked.hours == [hour(0)])
  }
}

/// The hours that were gathered, in turn.
private final class AskedHours: Sendable {
  private let list = Mutex<[Date]>([])

  /// What was asked for so far, by the starts of hours.
  var hours: [Date] { list.withLock { $0 } }

  /// Notes a moment, and says how many there are with it.
  func add(_ moment: Date) -> Int {
    list.withLock {
      $0.append(moment.startOfHour)
      return $0.count
    }
  }
}

/// Something that happens once, and can be waited for by many.
private final class Gate: Sendable {
  private let isOpen = Mutex(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() async {
    while !isOpen.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(2)) }
  }
}

/// Something that happens once, and can be waited for by one.
private struct Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func give() { continuation.finish() }

  func wait() async {
    for await _ in stream {}
  }
}
