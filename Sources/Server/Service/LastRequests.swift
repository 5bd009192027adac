internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// Has a connection closed after the answer to a request that does not keep it, and nothing read behind it.
///
/// Such is one of HTTP/1.0 without `Connection: keep-alive`, or one that says `close` among other words (RFC 9112,
/// section 9.3). So is one of HTTP/1.0 with `Transfer-Encoding`, whose end others may see elsewhere (section 6.1). And
/// so is one that would go on in another protocol, with `Upgrade` or as `CONNECT`: it is answered in HTTP/1.1, but what
/// reads requests reads none behind it, and whoever sent another one would wait for nothing. Clients that prefer HTTP/2
/// ask in that way, and open another connection.
///
/// The version of a request is known only before it is read as HTTPTypes, where the server puts no handlers of its
/// user's: this one puts a reader there, behind a ``HostCheck``, and leaves. What is behind goes by
/// `Connection: close`.
final class LastRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  func handlerAdded(context: ChannelHandlerContext) {
    typealias Position = ChannelPipeline.SynchronousOperations.Position
    let pipeline = context.pipeline.syncOperations
    do {
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      let rest = RestOfConnection()
      try pipeline.addHandler(rest, position: Position.before(decoder))
      try pipeline.addHandlers([HostCheck(rest), HeadReader(rest)], position: Position.after(decoder))
      pipeline.removeHandler(context: context, promise: nil)
    } catch {
      context.fireErrorCaught(error)
    }
  }

  /// Writes `Connection: close` into the head of each request that is the last of its connection.
  private final class HeadReader: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let rest: RestOfConnection
    private var isLast = false

    /// Needs what is told that the last request has come whole.
    init(_ rest: RestOfConnection) {
      self.rest = rest
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(var head) where Self.isLast(head):
        isLast = true
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        context.fireChannelRead(wrapInboundOut(.head(head)))
      case .end where isLast:
        rest.hasBegun = true
        context.fireChannelRead(data)
      default: context.fireChannelRead(data)
      }
    }

    private static func isLast(_ head: HTTPRequestHead) -> Bool {
      let isOld = head.version.major == 1 && head.version.minor == 0
      return !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "Upgrade")
        || (isOld && head.headers.contains(name: "Transfer-Encoding"))
    }
  }
}
