internal import Foundation

/// A port of this machine at which nobody listens, and nobody can while the tests run.
package enum ClosedPort {
  /// A socket that is bound and never listens: whoever connects to it is refused.
  private static let port = Result {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Its address, with a slash at the end.
  /// - Throws: `POSIXError` when there is no port.
  package static var url: String {
    get throws { "http://127.0.0.1:\(try port.get())/" }
  }
}
