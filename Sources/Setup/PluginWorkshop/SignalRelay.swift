internal import Dispatch
internal import Foundation
internal import Synchronization

/// Hands signals that end this program on to a child first, which has a process group of its own and would stay behind.
final class SignalRelay {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Seconds that the child may take to end by itself.
  private static let patienceSeconds = 5.0

  /// The signal that has come, and the child that it is for, whichever was there first.
  private struct State {
    var number: Int32?
    var child: pid_t?
  }

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  private let shared = Shared()
  private let sources: [any DispatchSourceSignal]

  /// Keeps signals from now on, before there is a child, so that none comes between its start and the relay.
  ///
  /// They are handled and not passed over, which the child would inherit.
  init() {
    let isRegistered = DispatchGroup()
    sources = Self.numbers.map { [shared] number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      isRegistered.enter()
      source.setRegistrationHandler { isRegistered.leave() }
      source.setEventHandler {
        let child = shared.state.withLock { state in
          state.number = number
          return state.child
        }
        if let child { Self.end(child, by: number) }
      }
      source.resume()
      return source
    }
    isRegistered.wait()
  }

  /// Hands on to a child that has been started, also what came before.
  func follow(_ child: pid_t) {
    let number = shared.state.withLock { state in
      state.child = child
      return state.number
    }
    if let number { Self.end(child, by: number) }
  }

  /// Asks the child to end, and ends it when it does not.
  private static func end(_ child: pid_t, by number: Int32) {
    send(number, to: child)
    DispatchQueue.global().asyncAfter(deadline: .now() + patienceSeconds) { send(SIGKILL, to: child) }
  }

  /// Sends a signal to the group where there is one, since a build has children of its own.
  private static func send(_ number: Int32, to child: pid_t) {
    if kill(-child, number) != 0 { kill(child, number) }
  }

  /// Ends the handing on, once the child has ended or could not be started, and this program by the signal that came.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
    guard let number = shared.state.withLock({ $0.number }) else { return }
    // To this very thread, since a source that is being cancelled still takes what comes to the whole process.
    var numbers = sigset_t()
    sigemptyset(&numbers)
    sigaddset(&numbers, number)
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    raise(number)
  }
}
