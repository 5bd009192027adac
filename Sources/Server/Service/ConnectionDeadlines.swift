internal import NIOCore
internal import NIOHTTPTypes

/// Closes a connection whose request does not come whole in time, whose answer nobody takes, or on which nothing is
/// asked, so that such a client occupies nothing.
///
/// A slow reader is not cut off: an answer may take as long as some of it is taken in each span of time. The system
/// takes more to send only once a third of its buffer is free, so the buffer is small: some 3 kB/s are enough for a
/// span of a minute. One that takes nothing is closed after one span to two.
final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The size that the system's buffer is asked to have: by itself it grows to megabytes, and a slow reader then seems
  /// to take nothing for longer than a span.
  private static let sendBufferBytes: SocketOptionValue = 256 << 10

  private let request: TimeAmount
  private let idle: TimeAmount
  private var closing: Scheduled<Void>?
  /// Whether a request has begun, or is expected to, that is not whole.
  private var isReceiving = false
  /// Requests whose answers are not sent.
  private var dueAnswers = 0
  /// What was still to be sent when it was last looked at.
  private var unsentBytes = 0

  /// Needs the time that a request has from its connection or its head on, and that in which nothing need happen.
  init(requestSeconds: Double, idleSeconds: Double) {
    request = .milliseconds(Int64(requestSeconds * 1000))
    idle = .milliseconds(Int64(idleSeconds * 1000))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if let options = context.channel.syncOptions {
      // Where it cannot be set, only very slow readers notice.
      try? options.setOption(.socketOption(.so_sndbuf), value: Self.sendBufferBytes)
    }
    if context.channel.isActive { receive(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    receive(context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      dueAnswers += 1
      receive(context)
    case .body: break
    case .end:
      isReceiving = false
      wait(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else {
      context.write(data, promise: promise)
      return
    }
    let sent = promise ?? context.eventLoop.makePromise()
    sent.futureResult.assumeIsolated().whenSuccess { self.answerIsSent(context) }
    context.write(data, promise: sent)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  private func receive(_ context: ChannelHandlerContext) {
    isReceiving = true
    schedule(request, context)
  }

  private func answerIsSent(_ context: ChannelHandlerContext) {
    dueAnswers = max(0, dueAnswers - 1)
    // An answer may be early, as that to a body which is too long.
    if !isReceiving { wait(context) }
  }

  /// Waits for the next thing to happen, from now on.
  private func wait(_ context: ChannelHandlerContext) {
    unsentBytes = 0
    schedule(idle, context)
  }

  private func schedule(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    stop()
    guard context.channel.isActive else { return }
    closing = context.eventLoop.assumeIsolated().scheduleTask(in: time) { self.timeIsOver(context) }
  }

  private func timeIsOver(_ context: ChannelHandlerContext) {
    let unsent = isReceiving ? 0 : Self.unsentBytes(context.channel)
    // While an answer is made nothing is due, and while one is sent some of it has to go.
    guard !isReceiving, unsent == 0 ? dueAnswers > 0 : unsent != unsentBytes else {
      context.close(promise: nil)
      return
    }
    unsentBytes = unsent
    schedule(idle, context)
  }

  private static func unsentBytes(_ channel: any Channel) -> Int {
    (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  private func stop() {
    closing?.cancel()
    closing = nil
  }
}
