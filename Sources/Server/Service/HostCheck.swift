internal import NIOCore
internal import NIOHTTP1

/// Refuses a request that does not name the server as it must: one of HTTP/1.1 without `Host`, or one with several
/// (RFC 9112, section 3.2).
///
/// Behind it only the first `Host` is left. What comes on the connection after a refused request is not read: whoever
/// stands between may take its bounds for others.
final class HostCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  /// Why a request is not answered.
  struct Fault: Error {}

  private var hasRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    if case .head(let head) = unwrapInboundIn(data), !Self.isSound(head) {
      hasRefused = true
      context.fireErrorCaught(Fault())
    } else {
      context.fireChannelRead(data)
    }
  }

  private static func isSound(_ head: HTTPRequestHead) -> Bool {
    let count = head.headers["Host"].count
    let needsOne = head.version.major > 1 || head.version.minor > 0
    return count == 1 || (count == 0 && !needsOne)
  }
}
