import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Server

@Suite("The bytes of replies that are being sent")
struct ReplyCountingTests {
  private func send(_ bytes: Int, over channel: EmbeddedChannel) {
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: bytes)), promise: nil)
  }

  @Test("count until they are taken")
  func taken() throws {
    let unsent = UnsentReplies(limitBytes: 5000)
    try EmbeddedChannel.connected(to: [ReplyCounting(unsent)]) { channel in
      send(1000, over: channel)
      send(500, over: channel)
      #expect(unsent.bytes == 1500)
      channel.flush()
      #expect(unsent.bytes == 0)
    }
  }

  @Test("count in the room that was kept for them")
  func reserved() throws {
    let bytes = 2 * UnsentReplies.smallBytes
    let unsent = UnsentReplies(limitBytes: 2 * bytes)
    try EmbeddedChannel.connected(to: [ReplyCounting(unsent)]) { channel in
      #expect(unsent.reserve(bytes, for: ObjectIdentifier(channel)))
      send(bytes, over: channel)
      #expect(unsent.bytes == bytes)
    }
  }

  @Test("count no more where they cannot be sent")
  func failed() throws {
    let unsent = UnsentReplies(limitBytes: 5000)
    try EmbeddedChannel.connected(to: [BrokenConnection(), ReplyCounting(unsent)]) { channel in
      send(1000, over: channel)
      #expect(unsent.bytes == 0)
    }
  }
}

/// Stands for a connection over which nothing can be sent.
private final class BrokenConnection: ChannelOutboundHandler {
  typealias OutboundIn = HTTPResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    promise?.fail(ChannelError.ioOnClosedChannel)
  }
}
