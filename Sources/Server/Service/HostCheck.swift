internal import NIOCore
internal import NIOHTTP1

/// Refuses a request that does not name the server as it must: one of HTTP/1.1 without `Host`, one with several, or one
/// whose `Host` is no host (RFC 9112, section 3.2).
///
/// Behind it only the first `Host` is left. What comes on the connection after a refused request is not read, as what
/// comes behind the last one: whoever stands between may take its bounds for others.
final class HostCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  /// Why a request is not answered.
  struct Fault: Error {}

  private let rest: RestOfConnection

  /// Needs what is told that nothing more is read.
  init(_ rest: RestOfConnection) {
    self.rest = rest
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // More may have come in one piece with the last request.
    guard !rest.hasBegun else { return }
    if case .head(let head) = unwrapInboundIn(data), !Self.isSound(head) {
      rest.hasBegun = true
      context.fireErrorCaught(Fault())
    } else {
      context.fireChannelRead(data)
    }
  }

  private static func isSound(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["Host"]
    let needsOne = head.version.major > 1 || head.version.minor > 0
    return hosts.isEmpty ? !needsOne : hosts.count == 1 && hosts[0].utf8.allSatisfy(isOfHost)
  }

  /// Whether a byte may stand in a host and its port (RFC 3986, sections 3.2.2 and 3.2.3).
  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: marks.contains(byte)
    }
  }

  private static let marks = Array("-._~!$&'()*+,;=%[]:".utf8)
}
