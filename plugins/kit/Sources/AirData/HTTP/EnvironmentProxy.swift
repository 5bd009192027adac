internal import Foundation

/// The proxy that the environment names for an address, read as libcurl does.
///
/// Whether `no_proxy` leaves the address out is libcurl's to say.
struct EnvironmentProxy {
  /// Its port.
  let port: Int32

  /// What libcurl takes where the proxy's address names no port.
  private static let usualPort: Int32 = 1080
  /// What it takes of a proxy that is asked over TLS.
  private static let encryptedPort: Int32 = 443

  /// Nil where none is named, and for this machine, to which none leads.
  init?(for address: HTTPAddress, in environment: [String: String] = ProcessInfo.processInfo.environment) {
    let names = (address.isPlain ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]) + ["all_proxy", "ALL_PROXY"]
    let named = names.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard !address.isLoopback, let named else { return nil }
    let afterScheme = named.range(of: "://").map { named[$0.upperBound...] } ?? named[...]
    let host = afterScheme.prefix { $0 != "/" }.split(separator: "@").last ?? ""
    let afterName = host.split(separator: "]", omittingEmptySubsequences: false).last ?? ""
    let stated = afterName.split(separator: ":", omittingEmptySubsequences: false).dropFirst().last
    port = stated.flatMap { Int32($0) } ?? (named.hasPrefix("https://") ? Self.encryptedPort : Self.usualPort)
  }
}
