internal import AirData
internal import Computing
internal import Foundation
internal import Setup

/// An hour that is gathered once for all who wait for it.
///
/// Whoever is cancelled waits no longer, and takes the hour from nobody else.
final class SharedHour: Sendable {
  /// What came of the gathering.
  typealias Outcome = Result<HourSnapshot, BrisaError>
  private typealias Waiter = CheckedContinuation<Outcome?, Never>

  private struct State {
    var outcome: Outcome?
    /// How many want it, whether they wait already or not.
    var claims = 0
    var waiters: [UInt64: Waiter] = [:]
    /// Those that were cancelled before they waited.
    var gone: Set<UInt64> = []
    var lastID: UInt64 = 0
  }

  /// A moment of the hour.
  let moment: Date
  private let state: Lock<State>

  /// An hour that is to be gathered.
  init(at moment: Date) {
    self.moment = moment
    state = Lock(State())
  }

  /// An hour that is there.
  init(at moment: Date, _ snapshot: HourSnapshot) {
    self.moment = moment
    state = Lock(State(outcome: .success(snapshot)))
  }

  /// What came of the gathering; nil as long as it has not ended.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  /// The hour where it is there.
  var snapshot: HourSnapshot? { try? outcome?.get() }

  /// Counts somebody who wants it.
  func claim() {
    state.withLock { $0.claims += 1 }
  }

  /// Leaves out somebody who has it, or wants it no more.
  /// - Returns: Whether nobody else wants it.
  func release() -> Bool {
    state.withLock { state -> Bool in
      state.claims -= 1
      return state.claims == 0
    }
  }

  /// Waits for what comes of the gathering; nil where the task is cancelled first.
  func awaited() async -> Outcome? {
    let id = state.withLock { state -> UInt64 in
      state.lastID += 1
      return state.lastID
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in wait(id, waiter) }
    } onCancel: {
      goAway(id)
    }
    // Whoever was cancelled after the hour had come is not looked for any more.
    state.withLock { state in _ = state.gone.remove(id) }
    return outcome
  }

  /// Gives all who wait what came of it; the first outcome stays.
  func give(_ outcome: Outcome) {
    let waiters = state.withLock { state -> [Waiter] in
      guard state.outcome == nil else { return [] }
      state.outcome = outcome
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }

  /// Waits, unless the hour has come or the task was cancelled meanwhile.
  private func wait(_ id: UInt64, _ waiter: Waiter) {
    let (isOver, outcome) = state.withLock { state -> (Bool, Outcome?) in
      if state.gone.remove(id) != nil { return (true, nil) }
      if let outcome = state.outcome { return (true, outcome) }
      state.waiters[id] = waiter
      return (false, nil)
    }
    if isOver { waiter.resume(returning: outcome) }
  }

  private func goAway(_ id: UInt64) {
    let waiter = state.withLock { state -> Waiter? in
      if let waiter = state.waiters.removeValue(forKey: id) { return waiter }
      state.gone.insert(id)
      return nil
    }
    waiter?.resume(returning: nil)
  }
}

extension BrisaError {
  /// Said where nobody gathers an hour any more, or whoever asked waits no longer.
  static let notGathered = BrisaError(
    .unavailable,
    text: LocalizedText(
      en: "The air of this hour is not being gathered any more: ask again in a moment.",
      es: "El aire de esta hora ya no se está reuniendo: vuelva a preguntar en un momento.",
      ca: "L'aire d'esta hora ja no s'està reunint: torne a preguntar d'ací a un moment."))

  /// Said where a question about many hours has no time left to gather the next one.
  static let tooManyToGather = BrisaError(
    .unavailable,
    text: LocalizedText(
      en: "Not all of these hours could be gathered in time: ask again in a moment, and it goes on from there.",
      es: "No se han podido reunir a tiempo todas estas horas: vuelva a preguntar en un momento, y se sigue desde ahí.",
      ca: "No s'han pogut reunir a temps totes estes hores: torne a preguntar d'ací a un moment, i se seguix des d'ahí."
    ))
}
