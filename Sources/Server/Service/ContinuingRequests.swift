internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Tells a client that asks before it sends a body to send it (RFC 9110, section 10.1.1); else it would wait a while.
///
/// One whose body is too long gets its answer instead, and need not send the body.
final class ContinuingRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private let bodyBytes: Int

  /// Needs the longest body that is read.
  init(bodyBytes: Int) {
    self.bodyBytes = bodyBytes
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data), isWaiting(request) {
      context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }
    context.fireChannelRead(data)
  }

  private func isWaiting(_ request: HTTPRequest) -> Bool {
    guard request.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
    let length = request.headerFields[.contentLength].map { Int($0) ?? .max }
    return length.map { $0 <= bodyBytes } ?? true
  }
}
