internal import NIOCore
internal import NIOHTTPTypes

/// Counts the bytes of a connection's replies from their writing until the system has taken them, or the connection has
/// ended.
final class ReplyCounting: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let unsent: UnsentReplies

  /// Needs what counts those of all connections.
  init(_ unsent: UnsentReplies) {
    self.unsent = unsent
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .body(let body) = unwrapOutboundIn(data) else {
      context.write(data, promise: promise)
      return
    }
    let count = body.readableBytes
    unsent.add(count, over: ObjectIdentifier(context.channel))
    let sent = promise ?? context.eventLoop.makePromise()
    sent.futureResult.whenComplete { [unsent] _ in unsent.remove(count) }
    context.write(data, promise: sent)
  }
}
