internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Tells a client that asks before it sends a body to send it (RFC 9110, section 10.1.1); else it would wait a while.
///
/// One whose body is too long gets its answer instead, and need not send the body. What came before on the connection
/// is answered first: one answer is not put into another.
final class ContinuingRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let bodyBytes: Int
  /// Requests whose answers have not ended.
  private var dueAnswers = 0
  /// Whether the last of them waits to be told.
  private var isWaiting = false

  /// Needs the longest body that is read.
  init(bodyBytes: Int) {
    self.bodyBytes = bodyBytes
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      dueAnswers += 1
      isWaiting = isAsking(request)
      tell(context)
    case .body, .end:
      isWaiting = false
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    context.write(data, promise: promise)
    guard case .end = part else { return }
    dueAnswers = max(0, dueAnswers - 1)
    tell(context)
  }

  private func tell(_ context: ChannelHandlerContext) {
    guard isWaiting, dueAnswers == 1 else { return }
    isWaiting = false
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
  }

  private func isAsking(_ request: HTTPRequest) -> Bool {
    guard request.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
    let length = request.headerFields[.contentLength].map { Int($0) ?? .max }
    return length.map { $0 <= bodyBytes } ?? true
  }
}
