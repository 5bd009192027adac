internal import Dispatch
internal import Synchronization

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
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds.boundedSeconds) {
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
