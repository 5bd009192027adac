internal import Foundation

/// The threads of the process that compute, as many as it has processors.
///
/// They do the pieces of ``inParallel(_:piece:_:)``, and the tasks that prefer this executor: see ``computing(_:)``.
/// A fan-out that was begun comes before a task that has not. They are threads of their own, and not Swift's, so that
/// sources, timers and connections go on while all of them compute.
package final class ComputeThreads: TaskExecutor {
  /// Those of the process.
  package static let shared = ComputeThreads(width: ProcessInfo.processInfo.activeProcessorCount)

  /// How many there are.
  package let width: Int
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

  private init(width: Int) {
    self.width = max(1, width)
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
