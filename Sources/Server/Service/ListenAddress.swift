internal import AirData
internal import Foundation
internal import NIOCore
package import Setup

/// Where a service listens: a host and a port.
package struct ListenAddress: Sendable, Hashable {
  /// A name, or an address of IPv4 or IPv6 without brackets.
  package let host: String
  /// 0 for any that is free.
  package let port: Int

  /// This machine alone, at the standard port.
  package static let standard = ListenAddress(host: "127.0.0.1", port: 8080)

  private init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Reads `127.0.0.1:8080`, `[::1]:8080`, `:8080` or `8080`.
  /// - Throws: ``BrisaError`` that shows the forms.
  package init(parsing text: String) throws(BrisaError) {
    let colon = text.lastIndex(of: ":")
    let port = Int(colon.map { text[text.index(after: $0)...] } ?? text[...])
    var host = colon.map { String(text[..<$0]) } ?? ""
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    let isBare = host.contains(":") && !text.hasPrefix("[")
    guard let port, (0...65_535).contains(port), !isBare, !host.contains(where: \.isWhitespace) else {
      throw BrisaError(
        .badArgument,
        "--listen takes a host and a port, or a port alone, like 127.0.0.1:8080, [::1]:8080 or 8080, not '\(text)'.")
    }
    self.init(host: host.isEmpty ? Self.standard.host : host, port: port)
  }

  /// As an address of the web.
  func text(port: Int) -> String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Said of a name that stands for no address.
  var unknownHost: BrisaError {
    BrisaError(.unavailable, "There is no host '\(host)': name an address of this machine with --listen.")
  }

  /// As it is written on the command line.
  private var place: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Said where nothing listens there any more, though nobody has ended the service.
  var lost: BrisaError {
    BrisaError(
      .unavailable,
      text: LocalizedText(
        en: "The system has closed \(place), where the service listened: start it again.",
        es: "El sistema ha cerrado \(place), donde escuchaba el servicio: inícielo de nuevo.",
        ca: "El sistema ha tancat \(place), on escoltava el servici: torne a iniciar-lo."))
  }

  /// Why nobody can listen there.
  func refusal(_ error: IOError) -> BrisaError {
    switch error.errnoCode {
    case EADDRINUSE:
      BrisaError(.unavailable, "Another program listens at \(place): end it, or choose a port with --listen.")
    case EACCES, EPERM:
      BrisaError(.unavailable, "This user may not listen at \(place): choose a port from 1024 on with --listen.")
    default: BrisaError(.unavailable, "Nobody can listen at \(place): is it an address of this machine?")
    }
  }
}
