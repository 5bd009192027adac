internal import Foundation
internal import Setup

/// What the system must grant this process.
///
/// Swift ends a process that gets no memory, whatever it is doing, and no code can take that up.
enum ProcessLimits {
  /// Least addresses: the libraries alone take a third of it, and every thread reserves some.
  private static let minAddressBytes: rlim_t = 512 << 20
  /// Least stack, which each thread gets as well.
  private static let minStackBytes: rlim_t = 256 << 10

  /// Refuses a process that could end in the middle of its work.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/unavailable``.
  static func check() throws(BrisaError) {
    let addresses = granted(RLIMIT_AS)
    guard addresses >= minAddressBytes else {
      throw BrisaError(
        .unavailable,
        "This process is granted \(addresses >> 20) MiB of memory (ulimit -v), and Brisa needs "
          + "\(minAddressBytes >> 20) MiB: raise the limit.")
    }
    let stack = granted(RLIMIT_STACK)
    guard stack >= minStackBytes else {
      throw BrisaError(
        .unavailable,
        "This process is granted \(stack >> 10) KiB of stack (ulimit -s), and Brisa needs \(minStackBytes >> 10) KiB: "
          + "raise the limit.")
    }
  }

  private static func granted(_ resource: __rlimit_resource) -> rlim_t {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : .max
  }
}
