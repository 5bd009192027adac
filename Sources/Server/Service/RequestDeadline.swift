internal import NIOCore
internal import NIOHTTPTypes

/// Closes a connection whose request does not come whole in time, so that a client that sends a byte now and then
/// occupies nothing.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let request: TimeAmount
  private let idle: TimeAmount
  private var closing: Scheduled<Void>?

  /// Needs the time that a request has from its connection or its head on, and that between two requests.
  init(requestSeconds: Double, idleSeconds: Double) {
    request = .milliseconds(Int64(requestSeconds * 1000))
    idle = .milliseconds(Int64(idleSeconds * 1000))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { expect(request, context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    expect(request, context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: expect(request, context)
    case .body: break
    // While the answer is made nothing is due.
    case .end: stop()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { expect(idle, context) }
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  private func expect(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    stop()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func stop() {
    closing?.cancel()
    closing = nil
  }
}
