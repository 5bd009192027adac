internal import NIOCore
internal import NIOHTTPTypes

/// Has answers given up whose clients have gone, so that their places in the lanes are free for others.
///
/// Of a client that has closed its side of the connection nobody can tell whether it still reads before something is
/// sent. It counts as gone, since browsers and apps go in that way.
final class GoneClients: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let answers: AnswersUnderWay
  /// Whether the connection has ended; where it breaks off in a request, that is told before the end of its input.
  private var hasEnded = false

  /// Needs what knows the answers of all connections.
  init(_ answers: AnswersUnderWay) {
    self.answers = answers
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if !hasEnded, event as? ChannelEvent == .inputClosed {
      answers.clientHasGone(from: ObjectIdentifier(context.channel))
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    hasEnded = true
    answers.connectionHasEnded(ObjectIdentifier(context.channel))
    context.fireChannelInactive()
  }
}
