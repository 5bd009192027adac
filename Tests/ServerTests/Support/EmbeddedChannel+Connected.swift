import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes

extension EmbeddedChannel {
  /// Tries something on a connection that these see to, and ends it.
  static func connected(to handlers: [any ChannelHandler], _ test: (EmbeddedChannel) throws -> Void) throws {
    let channel = EmbeddedChannel(handlers: handlers)
    defer {
      channel.flush()
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
    try test(channel)
  }

  /// An answer is sent, and taken at once.
  func answer() {
    write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
    write(HTTPResponsePart.end(nil), promise: nil)
    flush()
  }
}
