internal import Glibc

/// A value that several threads share under a lock, with threads that wait until it is as they need it.
///
/// The lock and the waiting are the C library's, which ThreadSanitizer follows.
final class Monitor<Value>: @unchecked Sendable {
  /// Who is told that the value has changed.
  enum Wake {
    case nobody
    case one
    case all
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
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

  /// Reads or changes the value, and then wakes threads that wait for a change.
  func withLock<Result, Failure>(
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
  func wait<Result>(until body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
