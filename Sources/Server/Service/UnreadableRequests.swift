internal import AirData
internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Answers what is no HTTP, or has a head that is too long, as everything else is answered: with a code and a sentence.
///
/// Hummingbird would send a 400 without a body.
final class UnreadableRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let headerBytes: Int
  /// Whether a request has come whose answer has not ended.
  private var isAnswering = false

  /// Needs the longest head that is read.
  init(headerBytes: Int) {
    self.headerBytes = headerBytes
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { isAnswering = true }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { isAnswering = false }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A connection that broke has nobody to answer, and one answer is not put into another.
    guard !isAnswering, !(error is IOError) else { return context.fireErrorCaught(error) }
    let reply = problem.reply(.en)
    let fields: HTTPFields = [
      .contentType: reply.contentType, .contentLength: "\(reply.body.count)", .connection: "close",
    ]
    let channel = context.channel
    context.write(wrapOutboundOut(.head(HTTPResponse(status: .badRequest, headerFields: fields))), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: reply.body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  private var problem: Problem {
    let kibibytes = headerBytes / 1024
    return Problem(
      400, "unreadable-request",
      LocalizedText(
        en:
          "This is no request of HTTP/1.1, or its head is longer than \(kibibytes) KiB: send many places in the body of "
          + "a POST.",
        es: "Esto no es una petición de HTTP/1.1, o su cabecera pasa de \(kibibytes) KiB: mande muchos lugares en el "
          + "cuerpo de un POST.",
        ca:
          "Açò no és una petició d'HTTP/1.1, o la capçalera passa de \(kibibytes) KiB: envie molts llocs en el cos d'un "
          + "POST."))
  }
}
