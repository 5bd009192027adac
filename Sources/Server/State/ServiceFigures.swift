internal import Synchronization

/// Counts what was answered, for `/metrics`.
final class ServiceFigures: Sendable {
  /// Upper ends of the classes of durations, in seconds.
  static let bounds: [Double] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  /// A kind of question and how it was answered.
  struct Kind: Hashable, Sendable, Comparable {
    let route: String
    let status: Int

    static func < (one: Kind, other: Kind) -> Bool { (one.route, one.status) < (other.route, other.status) }
  }

  /// How long answers took.
  struct Durations: Sendable {
    /// Answers by class; the last is above all bounds.
    fileprivate(set) var counts = [Int](repeating: 0, count: ServiceFigures.bounds.count + 1)
    fileprivate(set) var sumSeconds = 0.0

    var count: Int { counts.reduce(0, +) }
  }

  private let durations = Mutex<[Kind: Durations]>([:])

  /// Counts an answer.
  func add(route: String, status: Int, seconds: Double) {
    let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    durations.withLock { durations in
      durations[Kind(route: route, status: status), default: Durations()].counts[place] += 1
      durations[Kind(route: route, status: status), default: Durations()].sumSeconds += seconds
    }
  }

  /// What was counted so far.
  var all: [(kind: Kind, durations: Durations)] {
    durations.withLock { $0 }.sorted { $0.key < $1.key }.map { (kind: $0.key, durations: $0.value) }
  }
}
