internal import Foundation
internal import Glibc

/// Threads of the process that compute, as many as it has processors.
///
/// They do the pieces of ``inParallel(_:piece:_:)``, and the tasks that prefer this executor: see ``computing(on:_:)``.
/// A fan-out that was begun comes before a task that has not. They are threads of their own, and not Swift's, so that
/// sources, timers and connections go on while all of them compute.
package final class ComputeThreads: TaskExecutor {
  /// The threads for all that somebody waits for.
  package static let shared = ComputeThreads(width: ProcessInfo.processInfo.activeProcessorCount, niceness: 0)
  /// The threads for long work: they have every processor that nobody else wants, and give way where somebody does.
  package static let yielding = ComputeThreads(width: ProcessInfo.processInfo.activeProcessorCount, niceness: 10)

  /// The threads that the calling one is of; for other threads, those for all that somebody waits for.
  static var current: ComputeThreads {
    guard let pool = pthread_getspecific(poolKey) else { return .shared }
    return Unmanaged<ComputeThreads>.fromOpaque(pool).takeUnretainedValue()
  }

  /// Under which a thread knows whose it is.
  private static let poolKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// How many there are.
  package let width: Int
  /// How much less than others of the process they count when the system shares out processors, 0 to 19.
  private let niceness: Int32
  private let work = Lock(Work())

  /// What waits for a thread.
  private struct Work: Sendable {
    /// Fan-outs under way, which may want helpers.
    var fanOuts: [FanOut] = []
    /// Tasks in the order of their coming.
    var jobs: [UnownedJob] = []
    /// Threads that the system gave.
    var threads = 0
  }

  /// What a thread does next.
  private enum Turn {
    case help(FanOut)
    case run(UnownedJob)
  }

  private init(width: Int, niceness: Int32) {
    self.width = max(1, width)
    self.niceness = niceness
    for _ in 0..<self.width where start() {
      work.withLock { $0.threads += 1 }
    }
  }

  /// Runs a part of a task on the next thread that is free.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = work.withLock(waking: .one) { work in
      guard work.threads > 0 else { return false }
      work.jobs.append(job)
      return true
    }
    // A system without a thread to spare: Swift's own have to do.
    if !isTaken { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
  }

  /// Does numbered pieces of work, on the calling thread and on those that are free; returns when all are done.
  func run(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      let fanOut = FanOut(count: count, maxHelpers: min(count, width) - 1, body: body)
      if fanOut.maxHelpers > 0 {
        work.withLock(waking: .all) { $0.fanOuts.append(fanOut) }
      }
      fanOut.takePieces {
        work.withLock { $0.fanOuts.removeAll { $0 === fanOut } }
      }
    }
  }

  /// Starts a thread; false where the system gives none.
  private func start() -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(attributes, Self.stackBytes)
    var thread = pthread_t()
    let threads = Unmanaged.passRetained(self)
    let failure = pthread_create(
      &thread, attributes,
      { threads in
        guard let threads else { return nil }
        Unmanaged<ComputeThreads>.fromOpaque(threads).takeRetainedValue().workForEver()
      }, threads.toOpaque())
    if failure != 0 { threads.release() }
    return failure == 0
  }

  /// As much as a program's first thread usually has.
  private static let stackBytes = 8 << 20

  /// What each thread does, as long as the process lives.
  private func workForEver() -> Never {
    // On Linux this is of the calling thread alone. Threads that the system does not slow down work all the same.
    let thisThread = __priority_which_t(PRIO_PROCESS.rawValue)
    if niceness > 0 { _ = setpriority(thisThread, 0, getpriority(thisThread, 0) + niceness) }
    pthread_setspecific(Self.poolKey, Unmanaged.passUnretained(self).toOpaque())
    while true {
      let turn: Turn = work.wait { work in
        if let fanOut = work.fanOuts.first(where: { $0.join() }) { return .help(fanOut) }
        return work.jobs.isEmpty ? nil : .run(work.jobs.removeFirst())
      }
      switch turn {
      case .help(let fanOut): fanOut.help()
      case .run(let job): job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }
}
