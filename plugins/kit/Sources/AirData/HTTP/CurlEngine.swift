internal import CCurl
internal import Foundation
internal import Synchronization

/// Owner of a libcurl multi handle and of the one thread that drives it.
///
/// Other threads only put transfers into `waiting`, set flags, and wake the thread: `curl_multi_wakeup` is the one
/// function of a multi handle that any thread may call. Everything else belongs to the thread.
final class CurlEngine: @unchecked Sendable {
  typealias Completion = @Sendable (Result<CurlTransfer.Outcome, HTTPFailure>) -> Void

  private struct Job {
    var transfer: CurlTransfer
    var completion: Completion
  }

  private let multi: UnsafeMutableRawPointer
  private let lock = NSLock()
  private var waiting: [Job] = []
  private var isStopped = false
  /// The thread's own.
  private var active: [UnsafeMutableRawPointer: Job] = [:]

  /// Starts the thread; nil when libcurl cannot be set up.
  init?() {
    guard brisa_curl_load() == 1, let multi = brisa_curl_multi_init() else { return nil }
    self.multi = multi
    let thread = Thread { [self] in run() }
    thread.name = "brisa-http"
    thread.start()
  }

  deinit {
    brisa_curl_multi_cleanup(multi)
  }

  /// Sends a transfer; the completion is called once, on the engine's thread.
  func start(_ transfer: CurlTransfer, completion: @escaping Completion) {
    lock.withLock { waiting.append(Job(transfer: transfer, completion: completion)) }
    brisa_curl_multi_wakeup(multi)
  }

  /// Ends a transfer soon, whether it has begun or not.
  func cancel(_ transfer: CurlTransfer) {
    transfer.isCancelled.store(true, ordering: .relaxed)
    brisa_curl_multi_wakeup(multi)
  }

  /// Ends the thread; the engine lives on until the thread lets go of it.
  func stop() {
    lock.withLock { isStopped = true }
    brisa_curl_multi_wakeup(multi)
  }

  private func run() {
    Self.refuseBrokenPipes()
    while admitWaiting() {
      dropCancelled()
      var running: Int32 = 0
      var code = brisa_curl_multi_perform(multi, &running)
      completeFinished()
      if code == CURLM_OK { code = brisa_curl_multi_poll(multi, 60_000) }
      guard code == CURLM_OK else {
        failAll("libcurl has failed: \(String(cString: brisa_curl_multi_strerror(code))).")
        Thread.sleep(forTimeInterval: 0.1)
        continue
      }
    }
    failAll("The HTTP client has ended.")
  }

  /// Has a connection that the other side has closed end a transfer and not the program.
  ///
  /// With `CURLOPT_NOSIGNAL`, which threads need, libcurl leaves `SIGPIPE` to its caller: not every library that it
  /// writes by asks the system to send none.
  private static func refuseBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Hands waiting transfers to libcurl; false when the engine is to end.
  private func admitWaiting() -> Bool {
    let (jobs, goesOn) = lock.withLock {
      defer { waiting = [] }
      return (waiting, !isStopped)
    }
    for job in jobs {
      if brisa_curl_multi_add_handle(multi, job.transfer.handle) == CURLM_OK {
        active[job.transfer.handle] = job
      } else {
        job.completion(.failure(HTTPFailure(.unavailable("libcurl does not take the request."))))
      }
    }
    return goesOn
  }

  private func dropCancelled() {
    let cancelled = active.values.filter { $0.transfer.isCancelled.load(ordering: .relaxed) }
    for job in cancelled {
      finish(job.transfer.handle, .failure(HTTPFailure(.unavailable("The request was cancelled."))))
    }
  }

  private func completeFinished() {
    var left: Int32 = 0
    while let message = brisa_curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
      // The message is gone once its handle is removed.
      let code = message.pointee.data.result
      guard let job = active[handle] else { continue }
      finish(handle, job.transfer.result(code))
    }
  }

  private func failAll(_ sentence: String) {
    for handle in Array(active.keys) { finish(handle, .failure(HTTPFailure(.unavailable(sentence)))) }
  }

  private func finish(_ handle: UnsafeMutableRawPointer, _ result: Result<CurlTransfer.Outcome, HTTPFailure>) {
    guard let job = active.removeValue(forKey: handle) else { return }
    brisa_curl_multi_remove_handle(multi, handle)
    job.completion(result)
  }
}
