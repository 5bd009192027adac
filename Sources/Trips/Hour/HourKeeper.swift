package import AirData
package import CityAir
internal import Computing
package import Foundation
internal import Geo
package import Routing
package import Setup

/// Keeps the hours over a network: each is gathered once, whoever asks, and replaced in one step.
package actor HourKeeper {
  /// Brings together the air of so many hours that follow each other, the first of which holds a moment, and hands out
  /// each as soon as it is there, in their order.
  package typealias Gather =
    @Sendable (_ hours: Int, _ moment: Date, _ take: (GatheredAir) -> Void) async throws(BrisaError) -> Void

  /// As many hours as one answer may have, so that none of them has to go for another.
  package static let standardCapacity = AirHoursAnswer.maxHours
  /// The numbers of hours that can be kept.
  package static let capacities = 1...240

  /// Most gatherings at a time for those who ask; each keeps the sources busy.
  static let maxGathered = max(8, ComputeThreads.shared.width)
  /// Most hours that are gathered together; whoever waits for one of them waits for those before it.
  static let maxTogether = 24

  /// The network that all hours are over.
  package nonisolated let router: Router
  /// Most hours that are kept beside that of now; those that were asked for last stay.
  package nonisolated let capacity: Int
  /// Bytes that the hours take together at most; that of now and that of the last question stay whatever they take.
  package nonisolated let maxBytes: Int
  let city: CityConfiguration
  let travellers: TravellerHours
  let gather: Gather
  private let clock: (any WallClock)?
  var keptHours: KeptHours
  /// How many gatherings have begun, each refresh of hours being one: a later one has a greater number.
  var gatherings = 0
  private var goneHours = GoneHours()
  /// What gathers now, by the first of its hours.
  var underWay: [ObjectIdentifier: Task<Void, Never>] = [:]
  /// Hours that are gathered once others are there, in the order in which they were asked for.
  var waiting: [SharedHour] = []

  /// - Parameters:
  ///   - city: The configuration.
  ///   - router: Finds routes over the network, for all hours.
  ///   - capacity: Most hours that are kept beside that of now; brought into ``capacities``.
  ///   - maxBytes: Bytes that hours may take together. What is worked out of an hour grows as it is asked for; those
  ///     that were not asked for longest go, but for that of now and the last one.
  ///   - clock: Tells the hour of now, which stays whatever else is asked for; nil where no hour has that right.
  ///   - gather: Brings together the air of hours that follow each other.
  package init(
    city: CityConfiguration, router: Router, capacity: Int = standardCapacity,
    maxBytes: Int = HourMemory.bytes(forEachOf: 1), clock: (any WallClock)? = nil, gather: @escaping Gather
  ) {
    self.city = city
    self.router = router
    self.capacity = Self.capacities.clamping(capacity)
    self.maxBytes = maxBytes
    self.clock = clock
    self.gather = gather
    travellers = TravellerHours(router)
    keptHours = KeptHours(capacity: self.capacity, maxBytes: maxBytes)
  }

  /// The hour that holds a moment, gathered where it is not there yet.
  ///
  /// It is gathered for all who wait for it: a task that is cancelled waits no longer, and the others go on.
  /// - Throws: ``BrisaError`` where it cannot be gathered, which is then tried anew at the next question, and where the
  ///   task is cancelled.
  package func hour(at moment: Date) async throws(BrisaError) -> HourSnapshot {
    let entry = entry(moment)
    gatherNext()
    return try await value(of: entry)
  }

  /// Begins to gather the hour that holds a moment where it is not kept, and waits for nothing.
  /// - Returns: Whether the hour is there.
  package func prepare(_ moment: Date) -> Bool {
    defer { gatherNext() }
    return entry(moment).isReady
  }

  /// Begins to gather the hours that hold some moments where they are not kept, and waits for nothing: those that
  /// follow each other are gathered together, and then asked for one by one.
  /// - Parameter moments: In the order in which they will be asked for; of more than are kept only the first count.
  package func prepare(_ moments: [Date]) {
    for moment in moments.prefix(capacity) { _ = entry(moment) }
    gatherNext()
  }

  /// The hours that hold some moments, all as they are at one time: none of them is swapped between.
  /// - Throws: ``BrisaError`` where one cannot be gathered, and where the answer has no time left for one that is not
  ///   there: those that are stay, so that the next question goes on from there.
  package func hours(at moments: [Date]) async throws(BrisaError) -> [HourSnapshot] {
    // What is there is held: where there is no room for all, none of them goes for another one of the answer.
    let there = held(moments)
    let wanted = zip(moments, there).map { moment, held in held ?? entry(moment) }
    for entry in wanted { entry.shared.claim() }
    defer { for entry in wanted { release(entry.shared) } }
    gatherNext()
    for (place, entry) in wanted.enumerated() where !entry.isReady {
      if place > 0 { try checkTime(for: moments[place]) }
      _ = try await value(of: entry)
    }
    // What had to go meanwhile is not gathered again.
    let latest = wanted.map { old in keptHours[old.hour].flatMap { $0.isReady ? $0 : nil } ?? old }
    var snapshots: [HourSnapshot] = []
    for entry in latest { snapshots.append(try await value(of: entry)) }
    return snapshots
  }

  /// Looks whether an answer about several hours has time left for one more.
  /// - Throws: ``BrisaError`` where it has none, and the hour that holds the moment is not there.
  func checkTime(for moment: Date) throws(BrisaError) {
    guard !Deadline.isOverdue || isReady(moment) else { throw .tooManyToGather }
  }

  /// Forgets the hours between two moments: each is gathered anew at the next question about it.
  package func forget(_ span: Range<Date>) {
    let gone = Set(kept.filter { span.contains($0) })
    keptHours.remove { gone.contains($0.hour) }
    haveGone(gone)
  }

  /// Forgets the hours before a moment that a source or the archive has failed: each is gathered anew at the next
  /// question about it.
  package func forgetFaulty(before moment: Date) {
    for entry in keptHours.entries where entry.hour < moment && entry.shared.snapshot?.air.hasFault == true {
      forget(entry.hour..<entry.hour + 3600)
    }
  }

  /// What is kept of the hour that holds a moment; where nothing is, it is lined up to be gathered.
  private func entry(_ moment: Date) -> KeptHours.Entry {
    guard let entry = keptHours.used(moment.startOfHour) else { return lineUp(moment) }
    if keptHours.isRoomDue { makeRoom() }
    return entry
  }

  /// What is there of the hours that hold some moments, which counts as a use of each; nil for those that are not.
  private func held(_ moments: [Date]) -> [KeptHours.Entry?] {
    // Room is made once, and not for each: that counts what all hours take.
    defer { makeRoom() }
    return moments.map { isReady($0) ? keptHours.used($0.startOfHour) : nil }
  }

  private func isReady(_ moment: Date) -> Bool {
    keptHours[moment.startOfHour]?.isReady ?? false
  }

  /// The starts of the hours that are kept, or are being gathered, the earliest first.
  package var kept: [Date] { keptHours.entries.map(\.hour).sorted() }

  /// The starts of the hours that are there, for which nobody waits, the earliest first.
  package var ready: [Date] { keptHours.entries.filter(\.isReady).map(\.hour).sorted() }

  /// Bytes that the hours take together, as far as they are counted.
  package var memoryBytes: Int { keptHours.entries.reduce(0) { $0 + $1.memoryBytes } }

  /// Gathers hours anew beside those that are kept, which questions get until all new ones are there; these then take
  /// their places in one step.
  /// - Parameters:
  ///   - moments: A moment of each hour.
  ///   - gather: Brings together the air of the hours, in the place of the keeper's own.
  /// - Returns: What became of each, but for those that had to go meanwhile, which do not come back; the old one stays
  ///   where the new one cannot be gathered, or knows less because a source or the archive failed.
  package func refresh(at moments: [Date], by gather: Gather? = nil) async -> RefreshedHours {
    gatherings += 1
    let number = gatherings
    goneHours.beginRefresh()
    defer { goneHours.endRefresh() }
    var fresh: [(hour: Date, snapshot: HourSnapshot)] = []
    var answer = RefreshedHours()
    var left = nowFirst(Set(moments.map(\.startOfHour)))
    while !left.isEmpty {
      left.removeAll { goneHours.isGone($0, since: number) }
      let hours = Self.takeTogether(from: &left) { $0 }
      fresh += await gatheredAnew(hours, by: gather ?? self.gather, &answer)
    }
    for (hour, snapshot) in fresh where !goneHours.isGone(hour, since: number) {
      // While the others were gathered, one that knows more may have come for a question.
      if let failure = failure(of: snapshot.air, at: hour) {
        answer.failed.append(failure)
        continue
      }
      replace(hour, with: snapshot, number)
      answer.replaced.append(hour)
    }
    makeRoom()
    forgetViewsOfOthers()
    answer.failed.sort { $0.hour < $1.hour }
    answer.replaced.sort()
    return answer
  }

  /// New snapshots of hours that follow each other, each with all that was worked out of its old one.
  ///
  /// There is none where the old one stays: the answer is then told why.
  private func gatheredAnew(
    _ hours: [Date], by gather: Gather, _ answer: inout RefreshedHours
  ) async -> [(hour: Date, snapshot: HourSnapshot)] {
    guard !hours.isEmpty else { return [] }
    let (airs, error) = await airs(of: hours, by: gather)
    answer.failed += hours.dropFirst(airs.count).map { .init(hour: $0, error: error) }
    var fresh: [(hour: Date, snapshot: HourSnapshot)] = []
    for (hour, air) in zip(hours, airs) {
      if let failure = failure(of: air, at: hour) {
        answer.failed.append(failure)
        continue
      }
      let snapshot = HourSnapshot(city: city, router: router, air: air)
      if let old = snapshotKept(hour) { await snapshot.prepare(as: old) }
      fresh.append((hour, snapshot))
    }
    return fresh
  }

  /// The air of hours that follow each other, up to the first that cannot be gathered, and why that cannot.
  private nonisolated func airs(
    of hours: [Date], by gather: Gather
  ) async -> (airs: [GatheredAir], error: BrisaError) {
    var airs: [GatheredAir] = []
    do throws(BrisaError) {
      try await gather(hours.count, hours[0]) { airs.append($0) }
      // Sources that were stopped have given less than they know.
      return (Task.isCancelled ? [] : airs, .notGathered)
    } catch {
      return (airs, error)
    }
  }

  /// Hours in their order, but for that of now, which comes first: a source that takes long to fail is asked once.
  private func nowFirst(_ hours: Set<Date>) -> [Date] {
    let now = clock?.now.startOfHour
    return hours.sorted { ($0 == now ? .distantPast : $0) < ($1 == now ? .distantPast : $1) }
  }

  /// Why new air may not take the place of what is kept of its hour; nil where it may.
  private func failure(of air: GatheredAir, at hour: Date) -> RefreshedHours.Failure? {
    guard let old = snapshotKept(hour), let fault = air.fault(knowingLessThan: old.air) else { return nil }
    return .init(hour: hour, error: BrisaError(.unavailable, text: fault.text), air: air)
  }

  private func snapshotKept(_ hour: Date) -> HourSnapshot? {
    keptHours[hour]?.shared.snapshot
  }

  /// Puts a snapshot in the place of an older one.
  private func replace(_ hour: Date, with snapshot: HourSnapshot, _ number: Int) {
    keptHours.replace(with: KeptHours.Entry(hour: hour, shared: SharedHour(at: hour, snapshot), number: number))
  }

  /// Keeps as many hours as there is room for.
  func makeRoom() { haveGone(keptHours.makeRoom(beside: clock?.now.startOfHour)) }

  /// Takes note of hours that are kept no longer.
  private func haveGone(_ gone: Set<Date>) {
    guard !gone.isEmpty else { return }
    forgetViewsOfOthers()
    goneHours.note(gone, after: gatherings)
  }
}
