internal import NIOCore

/// Throws away what a connection brings behind its last request, before anything reads it.
///
/// What reads requests keeps all bytes behind one that would go on in another protocol, without bound, for whoever
/// would speak that protocol: nobody does here.
final class RestOfConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Whether the last request has come whole.
  var hasBegun = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasBegun else { return }
    context.fireChannelRead(data)
  }
}
