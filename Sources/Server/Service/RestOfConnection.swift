internal import NIOCore

/// Throws away what a connection brings behind its last request, or behind one that names no host, before anything
/// reads it.
///
/// What reads requests keeps all bytes behind one that would go on in another protocol, without bound, for whoever
/// would speak that protocol: nobody does here.
final class RestOfConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Whether the last request has come whole, or a ``HostCheck`` has refused one; see ``LastRequests``.
  var hasBegun = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasBegun else { return }
    context.fireChannelRead(data)
  }
}
