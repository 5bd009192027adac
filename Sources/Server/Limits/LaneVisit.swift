internal import Computing
internal import Synchronization

/// The place of one question in a lane, from its turn to its end.
///
/// A question has one place, whatever runs side by side in it: the place is given back when any of that waits for an
/// hour, and taken again by the first of it that goes on.
final class LaneVisit: LendablePlace {
  private enum Place {
    case held, lent, returning
    /// It has none any more.
    case gone
  }

  private struct State {
    var place = Place.held
    var isRefused = false
    /// Seconds that it may still wait for a turn.
    var patienceSeconds: Double
  }

  private let lane: Lane
  private let state: Mutex<State>

  /// Begins with a place that it was given.
  init(_ lane: Lane, patienceSeconds: Double) {
    self.lane = lane
    state = Mutex(State(patienceSeconds: patienceSeconds))
  }

  /// Whether it could not have its place back, or wait without it.
  var isRefused: Bool { state.withLock { $0.isRefused } }

  func lend() -> Bool {
    state.withLock { state -> Bool in
      guard !state.isRefused else { return false }
      guard state.place == .held else { return true }
      guard lane.lend() else {
        state.isRefused = true
        return false
      }
      state.place = .lent
      return true
    }
  }

  func takeBack() async -> Bool {
    let patience = state.withLock { state -> Double? in
      guard state.place == .lent else { return nil }
      state.place = .returning
      return state.patienceSeconds
    }
    guard let seconds = patience else { return !isRefused }
    let begun = ContinuousClock.now
    let isBack = await lane.comeBack(within: seconds)
    let waited = begun.duration(to: .now) / .seconds(1)
    state.withLock { state in
      state.patienceSeconds -= waited
      guard state.place == .returning else {
        // The question has ended meanwhile.
        if isBack { lane.leave() }
        return
      }
      state.place = isBack ? .held : .gone
      if !isBack { state.isRefused = true }
    }
    return isBack
  }

  /// Leaves the lane for good.
  func end() {
    state.withLock { state in
      switch state.place {
      case .held: lane.leave()
      case .lent: lane.stayAway()
      case .returning, .gone: break
      }
      state.place = .gone
    }
  }
}
