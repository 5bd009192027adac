internal import AirData
internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// Answers what is no HTTP, or has a head that is too long, as everything else is answered: with a code and a sentence,
/// after the answers to what came before it on the connection.
///
/// Hummingbird would send a 400 without a body. What is wrong in the middle of a request is left to whoever reads it.
final class UnreadableRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let headerBytes: Int
  private let allowedOrigin: AllowedOrigin
  /// Requests whose answers have not ended.
  private var dueAnswers = 0
  /// Whether the last of them has not come whole.
  private var isReceiving = false
  /// Whether it said that it is the last of the connection.
  private var isLast = false
  /// Why no request came after them; nil while all could be read.
  private var fault: (any Error)?

  /// Needs the longest head that is read, and which other sites' pages may see why theirs is not.
  init(headerBytes: Int, allowedOrigin: AllowedOrigin) {
    self.headerBytes = headerBytes
    self.allowedOrigin = allowedOrigin
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      dueAnswers += 1
      isReceiving = true
      isLast = request.headerFields[.connection]?.lowercased() == "close"
    case .body: break
    case .end: isReceiving = false
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    context.write(data, promise: promise)
    guard case .end = part else { return }
    dueAnswers = max(0, dueAnswers - 1)
    if let fault, dueAnswers == 0 { answer(context, fault) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A connection that broke has nobody to answer, none is wanted behind the last request, and one that broke off gets
    // its own.
    guard !(error is IOError), !isLast, !isReceiving || dueAnswers == 0 else { return context.fireErrorCaught(error) }
    guard fault == nil else { return }
    fault = error
    // One answer is not put into another.
    if dueAnswers == 0 { answer(context, error) }
  }

  private func answer(_ context: ChannelHandlerContext, _ fault: any Error) {
    let reply = problem(fault).reply(.en)
    let fields: HTTPFields = [
      .contentType: reply.contentType, .contentLength: "\(reply.body.count)", .connection: "close",
      .accessControlAllowOrigin: allowedOrigin.text,
    ]
    let channel = context.channel
    context.write(wrapOutboundOut(.head(HTTPResponse(status: .badRequest, headerFields: fields))), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: reply.body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  private static let unencoded = "The address has letters or blanks that are not percent-encoded"

  /// In English: nobody knows the language of what cannot be read.
  private func problem(_ fault: any Error) -> Problem {
    Problem(400, "unreadable-request", fault is HostCheck.Fault ? Self.hostless : detail(fault))
  }

  private static let hostless =
    "A request of HTTP/1.1 names the server in one header Host, and this one has none, several or no host in it: send one."

  private func detail(_ fault: any Error) -> String {
    switch fault as? HTTPParserError {
    case .invalidURL?: "\(Self.unencoded): with curl, use -G and --data-urlencode 'q=plaça'."
    // Behind a blank the protocol is looked for, and not found: the address had that blank, or there is another one.
    case .invalidConstant?:
      "\(Self.unencoded) (with curl, use -G and --data-urlencode 'q=plaça'), or no HTTP/1.1 stands behind it."
    case .headerOverflow?:
      "The address and the headers are longer than \(headerBytes / 1024) KiB: send many places in the body of a POST."
    default: "This is no request of HTTP/1.1: look at its first line and its headers."
    }
  }
}
