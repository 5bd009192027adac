internal import AirData
internal import Computing
internal import Foundation
internal import Setup

/// How hours are gathered: each once for all who wait, a few at a time, in the order in which they were asked for.
extension HourKeeper {
  /// Lines up the hour that holds a moment, to be gathered as soon as others leave room for it.
  func begin(_ moment: Date) -> KeptHours.Entry {
    gatherings += 1
    let entry = KeptHours.Entry(hour: moment.startOfHour, shared: SharedHour(at: moment), number: gatherings)
    keptHours.add(entry)
    makeRoom()
    waiting.append(entry.shared)
    gatherNext()
    return entry
  }

  /// Gathers hours that wait for it, as many as may be gathered at a time.
  private func gatherNext() {
    while underWay.count < Self.maxGathered, !waiting.isEmpty {
      let shared = waiting.removeFirst()
      underWay[ObjectIdentifier(shared)] = Task { finish(shared, with: await gathered(at: shared.moment)) }
    }
  }

  /// What comes of gathering the hour that holds a moment.
  private func gathered(at moment: Date) async -> SharedHour.Outcome {
    do throws(BrisaError) {
      let air = try await gather(moment)
      // Sources that were stopped have given less than they know.
      guard !Task.isCancelled else { return .failure(.notGathered) }
      return .success(HourSnapshot(city: city, router: router, air: air))
    } catch {
      return .failure(error)
    }
  }

  /// Ends a gathering, so that the next one can begin.
  private func finish(_ shared: SharedHour, with outcome: SharedHour.Outcome) {
    underWay[ObjectIdentifier(shared)] = nil
    give(outcome, of: shared)
    gatherNext()
  }

  /// Gives an outcome to those who wait for it; after an error the next question begins anew.
  private func give(_ outcome: SharedHour.Outcome, of shared: SharedHour) {
    if case .failure = outcome { keptHours.remove { $0.shared === shared } }
    shared.give(outcome)
  }

  /// The snapshot of an hour, waited for where it is not there yet; a task that waits gives up its thread.
  /// - Throws: ``BrisaError`` where it cannot be gathered, and where the task is cancelled.
  func value(of entry: KeptHours.Entry) async throws(BrisaError) -> HourSnapshot {
    let shared = entry.shared
    if let outcome = shared.outcome { return try outcome.get() }
    shared.claim()
    let found = await Deadline.notCounting { await HeldPlace.lent { await shared.awaited() } }
    if shared.release() { leaveOut(shared) }
    guard let answered = found, let outcome = answered else { throw .notGathered }
    return try outcome.get()
  }

  /// Does not begin to gather an hour that nobody wants any more; one that is under way goes on, for the next question.
  private func leaveOut(_ shared: SharedHour) {
    guard let place = waiting.firstIndex(where: { $0 === shared }) else { return }
    waiting.remove(at: place)
    give(.failure(.notGathered), of: shared)
  }

  /// Ends what is being gathered, and what is yet to be: whoever waits for it is told.
  package func stop() {
    for task in underWay.values { task.cancel() }
    for shared in waiting { give(.failure(.notGathered), of: shared) }
    waiting = []
  }
}
