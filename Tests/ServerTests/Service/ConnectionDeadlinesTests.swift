import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Server

@Suite("The deadlines of a connection, by a clock that stands still until it is put on")
struct ConnectionDeadlinesTests {
  /// A connection on which a request has ten seconds, and nothing need happen for a minute.
  private func connected(_ test: (EmbeddedChannel) throws -> Void) throws {
    try EmbeddedChannel.connected(
      to: [BodyBytes(), ConnectionDeadlines(requestSeconds: 10, idleSeconds: 60)], test)
  }

  @Test("close it where no request begins in time")
  func silent() throws {
    try connected { channel in
      channel.expectOpen(for: 9)
      channel.expectClosed(after: 1)
    }
  }

  @Test("close it where a request does not come whole in time from its head on, however much of it comes")
  func drip() throws {
    try connected { channel in
      channel.expectOpen(for: 9)
      try channel.ask(.head)
      for _ in 0..<9 {
        channel.expectOpen(for: 1)
        try channel.ask(.body)
      }
      channel.expectClosed(after: 1)
    }
  }

  @Test("leave it open while an answer is made, and close it where no request follows")
  func idle() throws {
    try connected { channel in
      try channel.ask(.head, .end)
      channel.expectOpen(for: 3600)
      channel.answer()
      channel.expectOpen(for: 59)
      channel.expectClosed(after: 1)
    }
  }

  @Test("leave it open until each of several requests that came at once is answered")
  func severalRequests() throws {
    try connected { channel in
      try channel.ask(.head, .end, .head, .end)
      channel.answer()
      channel.expectOpen(for: 3600)
      channel.answer()
      channel.expectOpen(for: 59)
      channel.expectClosed(after: 1)
    }
  }

  @Test("want the rest of a request that was answered early, and count from its end on")
  func earlyAnswer() throws {
    try connected { channel in
      try channel.ask(.head, .body)
      channel.answer()
      channel.expectOpen(for: 9)
      try channel.ask(.end)
      channel.expectOpen(for: 59)
      channel.expectClosed(after: 1)
    }
    try connected { channel in
      try channel.ask(.head, .body)
      channel.answer()
      channel.expectOpen(for: 9)
      channel.expectClosed(after: 1)
    }
  }

  @Test("leave it to a slow reader as long as some of the answer is taken in each span, and no longer")
  func slowReader() throws {
    try connected { channel in
      try channel.ask(.head, .end)
      for left in [1000, 900, 800, 700] {
        channel.send(bodyBytes: left)
        channel.expectOpen(for: 60)
        // What was there is taken.
        channel.flush()
      }
      channel.send(bodyBytes: 600)
      channel.expectOpen(for: 119)
      channel.expectClosed(after: 1)
    }
  }
}

/// A part of a request.
private enum Part {
  case head
  case body
  case end

  var request: HTTPRequestPart {
    switch self {
    case .head: .head(HTTPRequest(method: .post, scheme: nil, authority: "a", path: "/"))
    case .body: .body(ByteBuffer(bytes: [1]))
    case .end: .end(nil)
    }
  }
}

/// Stands for what makes bytes of answers; heads and ends have none here.
private final class BodyBytes: ChannelOutboundHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = ByteBuffer

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var bytes = ByteBuffer()
    if case .body(let body) = unwrapOutboundIn(data) { bytes = body }
    context.write(wrapOutboundOut(bytes), promise: promise)
  }
}

extension EmbeddedChannel {
  /// Parts of requests come.
  fileprivate func ask(_ parts: Part...) throws {
    for part in parts { try writeInbound(part.request) }
  }

  /// A part of an answer is to be sent, and not taken yet.
  fileprivate func send(bodyBytes: Int) {
    write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: bodyBytes)), promise: nil)
  }

  fileprivate func expectOpen(for seconds: Int64, sourceLocation: SourceLocation = #_sourceLocation) {
    embeddedEventLoop.advanceTime(by: .seconds(seconds))
    #expect(isActive, "closed too early", sourceLocation: sourceLocation)
  }

  fileprivate func expectClosed(after seconds: Int64, sourceLocation: SourceLocation = #_sourceLocation) {
    embeddedEventLoop.advanceTime(by: .seconds(seconds))
    #expect(!isActive, "still open", sourceLocation: sourceLocation)
  }
}
