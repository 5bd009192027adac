internal import AirData
package import CityAir
internal import Computing
package import Foundation
internal import Geo
package import Routing
package import Setup
package import Streets

/// Keeps the hours over a network: each is gathered once, whoever asks, and replaced in one step.
package actor HourKeeper {
  /// Brings together the air of the hour that holds a moment.
  package typealias Gather = @Sendable (Date) async throws(BrisaError) -> GatheredAir

  /// As many hours as one answer may have, so that none of them has to go for another.
  package static let standardCapacity = AirHoursAnswer.mostHours
  /// The numbers of hours that can be kept.
  package static let capacities = 1...240

  private struct Entry {
    let hour: Date
    let snapshot: Task<HourSnapshot, any Error>
    /// Which gathering it is of; a later one has a greater number.
    let number: Int
    /// Whether it has been gathered.
    var isReady = false
  }

  /// The network that all hours are over.
  package nonisolated let router: Router
  /// Most hours that are kept; those that were asked for last stay.
  package nonisolated let capacity: Int
  private let city: CityConfiguration
  private let travellers: TravellerHours
  private let gather: Gather
  /// In the order of their last use.
  private var entries: [Entry] = []
  private var gatherings = 0

  /// - Parameters:
  ///   - city: The configuration.
  ///   - router: Finds routes over the network, for all hours.
  ///   - capacity: Most hours that are kept; brought into ``capacities``.
  ///   - gather: Brings together the air of the hour that holds a moment.
  package init(
    city: CityConfiguration, router: Router, capacity: Int = standardCapacity, gather: @escaping Gather
  ) {
    self.city = city
    self.router = router
    self.capacity = Self.capacities.clamping(capacity)
    self.gather = gather
    travellers = TravellerHours(router)
  }

  /// The hour that holds a moment, as it is to who asks a question.
  /// - Throws: ``BrisaError``, also where the network does not tell what the traveller needs.
  package nonisolated func hour(at moment: Date, for question: RouteQuestion) async throws(BrisaError) -> HourSnapshot {
    try await hour(at: moment, for: question.traveller, question.mode)
  }

  /// The hour that holds a moment, as it is to a traveller of a mode; nil for nobody in particular.
  /// - Throws: ``BrisaError``, also where the network does not tell what the traveller needs.
  package nonisolated func hour(
    at moment: Date, for traveller: Traveller?, _ mode: TravelMode
  ) async throws(BrisaError) -> HourSnapshot {
    try await travellers.hour(try await hour(at: moment), for: traveller, mode)
  }

  /// The hours that hold some moments, see ``hours(at:)``, as they are to who asks a question.
  /// - Throws: ``BrisaError``.
  package nonisolated func hours(
    at moments: [Date], for question: RouteQuestion
  ) async throws(BrisaError) -> [HourSnapshot] {
    var hours: [HourSnapshot] = []
    for hour in try await self.hours(at: moments) {
      hours.append(try await travellers.hour(hour, for: question.traveller, question.mode))
    }
    return hours
  }

  /// The hour that holds a moment, gathered where it is not there yet.
  /// - Throws: ``BrisaError`` where it cannot be gathered; it is then gathered anew at the next question.
  package func hour(at moment: Date) async throws(BrisaError) -> HourSnapshot {
    try await value(of: entry(moment))
  }

  /// The hours that hold some moments, all as they are at one time: none of them is swapped between.
  /// - Throws: ``BrisaError`` where one cannot be gathered.
  package func hours(at moments: [Date]) async throws(BrisaError) -> [HourSnapshot] {
    // One after the other, since each looks back at hours that the one before has fitted.
    var gathered: [Entry] = []
    for moment in moments {
      gathered.append(entry(moment))
      _ = try await value(of: gathered[gathered.count - 1])
    }
    // What had to go for others meanwhile, where there is no room for all, is not gathered again.
    let latest = gathered.map { old in entries.contains { $0.hour == old.hour } ? entry(old.hour) : old }
    var snapshots: [HourSnapshot] = []
    for entry in latest { snapshots.append(try await value(of: entry)) }
    return snapshots
  }

  /// Forgets the hours between two moments: each is gathered anew at the next question about it.
  package func forget(_ span: Range<Date>) {
    entries.removeAll { span.contains($0.hour) }
    travellers.forget(span)
  }

  /// What is kept of the hour that holds a moment; its gathering begins where nothing is.
  private func entry(_ moment: Date) -> Entry {
    let hour = moment.startOfHour
    guard let place = entries.firstIndex(where: { $0.hour == hour }) else { return begin(moment) }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry
  }

  /// The starts of the hours that are kept, or are being gathered, the earliest first.
  package var kept: [Date] { entries.map(\.hour).sorted() }

  /// The starts of the hours that are there, for which nobody waits, the earliest first.
  package var ready: [Date] { entries.filter(\.isReady).map(\.hour).sorted() }

  /// Gathers hours anew beside those that are kept, which questions get until all new ones are there; these then take
  /// their places in one step.
  /// - Parameters:
  ///   - moments: A moment of each hour.
  ///   - gather: Brings together the air of an hour, in the place of the keeper's own.
  /// - Returns: What became of each; of an hour that cannot be gathered the old one stays.
  package func refresh(at moments: [Date], by gather: Gather? = nil) async -> RefreshedHours {
    gatherings += 1
    let number = gatherings
    var fresh: [HourSnapshot] = []
    var answer = RefreshedHours()
    for hour in Set(moments.map(\.startOfHour)).sorted() {
      do throws(BrisaError) {
        let snapshot = HourSnapshot(city: city, router: router, air: try await (gather ?? self.gather)(hour))
        if let old = await known(hour) { await snapshot.prepare(as: old) }
        fresh.append(snapshot)
        answer.replaced.append(hour)
      } catch {
        answer.failed.append(.init(hour: hour, error: error))
      }
    }
    for (hour, snapshot) in zip(answer.replaced, fresh) { replace(hour, with: snapshot, number) }
    for snapshot in fresh { travellers.forgetOthers(of: snapshot) }
    return answer
  }

  /// The snapshot of an hour where it is there; one that is still being gathered may be waiting for a source.
  private func known(_ hour: Date) async -> HourSnapshot? {
    try? await entries.first { $0.hour == hour && $0.isReady }?.snapshot.value
  }

  /// Puts a snapshot in the place of an older one.
  private func replace(_ hour: Date, with snapshot: HourSnapshot, _ number: Int) {
    let entry = Entry(hour: hour, snapshot: Task { snapshot }, number: number, isReady: true)
    guard let place = entries.firstIndex(where: { $0.hour == hour }) else { return keep(entry) }
    if entries[place].number < number { entries[place] = entry }
  }

  private func begin(_ moment: Date) -> Entry {
    gatherings += 1
    let entry = Entry(
      hour: moment.startOfHour,
      snapshot: Task { [city, router, gather] in
        HourSnapshot(city: city, router: router, air: try await gather(moment))
      }, number: gatherings)
    keep(entry)
    return entry
  }

  private func keep(_ entry: Entry) {
    entries.append(entry)
    if entries.count > capacity { entries.removeFirst() }
  }

  private func value(of entry: Entry) async throws(BrisaError) -> HourSnapshot {
    do {
      let snapshot = try await Deadline.notCounting { try await entry.snapshot.value }
      if let place = entries.firstIndex(where: { $0.snapshot == entry.snapshot }) { entries[place].isReady = true }
      return snapshot
    } catch {
      entries.removeAll { $0.snapshot == entry.snapshot }
      throw error as? BrisaError ?? BrisaError(.bug, "The hour cannot be gathered: \(error).")
    }
  }
}
