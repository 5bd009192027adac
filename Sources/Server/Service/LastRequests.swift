internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// Has a connection closed after the answer to a request that does not keep it: one of HTTP/1.0 without
/// `Connection: keep-alive`, or one that says `close` among other words (RFC 9112, section 9.3).
///
/// The version of a request is known only before it is read as HTTPTypes, where the server puts no handlers of its
/// user's: this one puts a reader there, behind a ``HostCheck``, and leaves. What is behind goes by
/// `Connection: close`.
final class LastRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    do {
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      let place = ChannelPipeline.SynchronousOperations.Position.after(decoder)
      try pipeline.addHandlers([HostCheck(), HeadReader()], position: place)
      pipeline.removeHandler(context: context, promise: nil)
    } catch {
      context.fireErrorCaught(error)
    }
  }

  /// Writes `Connection: close` into the head of each request that is the last of its connection.
  private final class HeadReader: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(var head) = unwrapInboundIn(data), !head.isKeepAlive else {
        context.fireChannelRead(data)
        return
      }
      head.headers.replaceOrAdd(name: "Connection", value: "close")
      context.fireChannelRead(wrapInboundOut(.head(head)))
    }
  }
}
