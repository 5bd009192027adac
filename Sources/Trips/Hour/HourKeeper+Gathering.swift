internal import AirData
internal import CityAir
internal import Computing
internal import Foundation
internal import Setup

/// How hours are gathered: each once for all who wait for it, a few gatherings at a time, in the order in which they
/// were asked for. Those that follow each other are gathered together, since to ask the sources takes longest.
extension HourKeeper {
  /// Lines up the hour that holds a moment, to be gathered as soon as others leave room for it.
  func lineUp(_ moment: Date) -> KeptHours.Entry {
    gatherings += 1
    let entry = KeptHours.Entry(hour: moment.startOfHour, shared: SharedHour(at: moment), number: gatherings)
    keptHours.add(entry)
    makeRoom()
    waiting.append(entry.shared)
    return entry
  }

  /// Gathers hours that are lined up, as many as may be gathered at a time.
  func gatherNext() {
    while underWay.count < Self.maxGathered, let first = waiting.first {
      let hours = Self.takeTogether(from: &waiting, hour: \.moment.startOfHour)
      underWay[ObjectIdentifier(first)] = Task { finish(hours, with: await gathered(hours)) }
    }
  }

  /// Takes the first of some hours, and those of the others that follow it one after the other.
  /// - Parameters:
  ///   - items: The hours, each once or more often; loses those that are taken.
  ///   - hour: The start of one.
  /// - Returns: Hours that follow each other, at most ``maxTogether``.
  static func takeTogether<Item>(from items: inout [Item], hour: (Item) -> Date) -> [Item] {
    guard !items.isEmpty else { return [] }
    var taken = [items.removeFirst()]
    while taken.count < maxTogether {
      let next = hour(taken[taken.count - 1]) + 3600
      guard let place = items.firstIndex(where: { hour($0) == next }) else { break }
      taken.append(items.remove(at: place))
    }
    return taken
  }

  /// Gathers hours that follow each other, and gives each to those who wait for it as soon as it is there.
  /// - Returns: Why those that were not given cannot be.
  private nonisolated func gathered(_ hours: [SharedHour]) async -> BrisaError {
    var left = hours[...]
    do throws(BrisaError) {
      try await gather(hours.count, hours[0].moment) { air in
        // Sources that were stopped have given less than they know.
        guard !Task.isCancelled, let next = left.popFirst() else { return }
        next.give(.success(HourSnapshot(city: city, router: router, air: air)))
      }
      return .notGathered
    } catch {
      return error
    }
  }

  /// Ends a gathering, so that the next one can begin.
  private func finish(_ hours: [SharedHour], with error: BrisaError) {
    underWay[ObjectIdentifier(hours[0])] = nil
    for shared in hours where shared.outcome == nil { fail(shared, with: error) }
    gatherNext()
  }

  /// Tells those who wait for an hour that it cannot be gathered; the next question begins anew.
  private func fail(_ shared: SharedHour, with error: BrisaError) {
    keptHours.remove { $0.shared === shared }
    shared.give(.failure(error))
  }

  /// The snapshot of an hour, waited for where it is not there yet; a task that waits gives up its thread.
  /// - Throws: ``BrisaError`` where it cannot be gathered, and where the task is cancelled.
  func value(of entry: KeptHours.Entry) async throws(BrisaError) -> HourSnapshot {
    let shared = entry.shared
    if let outcome = shared.outcome { return try outcome.get() }
    shared.claim()
    let found = await Deadline.notCounting { await HeldPlace.lent { await shared.awaited() } }
    release(shared)
    guard let answered = found, let outcome = answered else { throw .notGathered }
    return try outcome.get()
  }

  /// Leaves out somebody who has an hour, or wants it no more.
  ///
  /// One that nobody else wants is not begun to be gathered; one that is under way goes on, for the next question.
  func release(_ shared: SharedHour) {
    guard shared.release(), let place = waiting.firstIndex(where: { $0 === shared }) else { return }
    waiting.remove(at: place)
    fail(shared, with: .notGathered)
  }

  /// Ends what is being gathered, and what is yet to be: whoever waits for it is told.
  package func stop() {
    for task in underWay.values { task.cancel() }
    for shared in waiting { fail(shared, with: .notGathered) }
    waiting = []
  }
}
