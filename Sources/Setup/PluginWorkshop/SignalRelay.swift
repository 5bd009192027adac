internal import Dispatch
internal import Foundation
internal import Synchronization

/// Hands signals that end this program on to a child first, which has a process group of its own and would stay behind.
final class SignalRelay {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Seconds that the child may take to end by itself.
  private static let patienceSeconds = 5.0

  /// The signal that has come.
  private final class Received: Sendable {
    let number = Mutex<Int32?>(nil)
  }

  private let received = Received()
  private let sources: [any DispatchSourceSignal]

  /// Hands on from now; made after the child is started, which would inherit that signals are passed over here.
  init(to child: pid_t) {
    sources = Self.numbers.map { [received] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        received.number.withLock { $0 = number }
        Self.send(number, to: child)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patienceSeconds) { Self.send(SIGKILL, to: child) }
      }
      source.resume()
      return source
    }
  }

  /// Sends a signal to the group where there is one, since a build has children of its own.
  private static func send(_ number: Int32, to child: pid_t) {
    if kill(-child, number) != 0 { kill(child, number) }
  }

  /// Ends the handing on, once the child has ended, and this program by the signal that has come.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
    guard let number = received.number.withLock({ $0 }) else { return }
    // To this very thread, since a source that is being cancelled still takes what comes to the whole process.
    var numbers = sigset_t()
    sigemptyset(&numbers)
    sigaddset(&numbers, number)
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    raise(number)
  }
}
