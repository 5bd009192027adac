internal import Glibc

/// A value that one thread at a time has, and that others can wait for until it is as they need it.
///
/// The lock and the waiting are the C library's, which ThreadSanitizer follows: of a lock that waits within the
/// toolchain's library it sees nothing, and takes what it guards for unguarded.
package final class Lock<Value: Sendable>: @unchecked Sendable {
  /// How many of those who wait for the value are told that it has changed.
  package enum Wake {
    case nobody
    case one
    case all
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  /// Guards a value.
  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Has the value while nobody else does, and then wakes threads that wait for a change.
  /// - Throws: what `body` throws.
  package func withLock<Result, Failure: Error>(
    waking wake: Wake = .nobody, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      switch wake {
      case .nobody: break
      case .one: pthread_cond_signal(condition)
      case .all: pthread_cond_broadcast(condition)
      }
      pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Waits until a body makes something of the value; it is asked at once, and again whenever the thread is woken.
  package func wait<Result>(until body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
