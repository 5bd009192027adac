internal import Dispatch
internal import Synchronization

/// An operation that did not end in time, or that nobody waits for any more.
enum DeadlineError: Error {
  case passed(seconds: Double)
  case cancelled

  /// One sentence that says what is wrong.
  var message: String {
    switch self {
    case .passed(let seconds): "The source did not answer within \(seconds) seconds."
    case .cancelled: "The question was cancelled."
    }
  }

  /// What a check says of the source, as the beginning of a sentence.
  func finding(lastWords: String?) -> String {
    let words = lastWords.map { "; the last line of its log: \($0)" } ?? ""
    return switch self {
    case .passed(let seconds): "the source hangs, without an answer in \(seconds) seconds\(words)"
    case .cancelled: "the question was cancelled\(words)"
    }
  }
}

/// When nobody waits any more for the answer of the source that a task asks.
struct SourceDeadline: Sendable {
  /// The deadline of the task, where it has one.
  @TaskLocal static var current: SourceDeadline?

  /// All the seconds that the source has.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// Begins to count.
  init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(max(0, min(86_400, seconds)))
  }

  /// Seconds after which a program is to be ended: a little before the deadline, so that what it has said so far can be
  /// told.
  var secondsForProgram: Double {
    let left = (end - ContinuousClock.now) / .seconds(1)
    return max(0, left - min(2, seconds / 10))
  }

  /// Whether it is as good as passed.
  var isNear: Bool { secondsForProgram <= 0 }
}

/// Runs an operation and waits for it no longer than some seconds, even when it ignores being cancelled.
///
/// The operation runs on threads apart from Swift's own few, so that one which blocks cannot hold up the rest. After
/// the deadline it is cancelled and left to itself. The operation finds the deadline in ``SourceDeadline/current``,
/// unless `isKnown` is false.
func withDeadline<Value: Sendable>(
  seconds: Double, isKnown: Bool = true, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  let deadline = isKnown ? SourceDeadline(seconds: seconds) : nil
  let task = Task(executorPreference: ThreadExecutor.shared) {
    await SourceDeadline.$current.withValue(deadline) {
      race.finish(await Result(catching: operation))
    }
  }
  let timeout = max(0, min(86_400, seconds))
  DispatchQueue.global().asyncAfter(deadline: .now() + timeout) {
    race.finish(.failure(DeadlineError.passed(seconds: seconds)))
  }
  defer { task.cancel() }
  return try await withTaskCancellationHandler {
    try await race.winner()
  } onCancel: {
    race.finish(.failure(DeadlineError.cancelled))
  }
}

/// The first of several results, for one waiter.
private final class Race<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waited(CheckedContinuation<Value, any Error>)
    case decided(Result<Value, any Error>)
    case over
  }

  private let state = Mutex(State.open)

  /// Offers a result; all but the first are forgotten.
  func finish(_ result: Result<Value, any Error>) {
    let waiter: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .decided(result)
        return nil
      case .waited(let continuation):
        state = .over
        return continuation
      case .decided, .over:
        return nil
      }
    }
    waiter?.resume(with: result)
  }

  /// Waits for the first result; called once.
  func winner() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let decided: Result<Value, any Error>? = state.withLock { state in
        guard case .decided(let result) = state else {
          state = .waited(continuation)
          return nil
        }
        state = .over
        return result
      }
      if let decided { continuation.resume(with: decided) }
    }
  }
}

/// Runs tasks on Dispatch's threads, of which there can be many more than processors.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()
  private let queue = DispatchQueue(label: "brisa.sources", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension Result where Failure == any Error {
  /// What an asynchronous operation returns or throws.
  fileprivate init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
