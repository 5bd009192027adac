import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Server

@Suite("What is no HTTP")
struct UnreadableRequestsTests {
  private struct NoHTTP: Error {}

  private static let head = HTTPRequestPart.head(HTTPRequest(method: .get, scheme: nil, authority: "a", path: "/"))

  private func connected(
    allowedOrigin: AllowedOrigin = .everybody, _ test: (EmbeddedChannel) throws -> Void
  ) throws {
    try EmbeddedChannel.connected(
      to: [UnreadableRequests(headerBytes: 1024, allowedOrigin: allowedOrigin)], test)
  }

  /// The heads of the answers that have been sent.
  private func heads(_ channel: EmbeddedChannel) throws -> [HTTPResponse] {
    var heads: [HTTPResponse] = []
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      if case .head(let response) = part { heads.append(response) }
    }
    return heads
  }

  /// Their status codes.
  private func statuses(_ channel: EmbeddedChannel) throws -> [Int] { try heads(channel).map(\.status.code) }

  @Test("is answered after all requests that came before it, also where none has an answer yet")
  func comesLast() throws {
    try connected { channel in
      for _ in 0..<2 {
        try channel.writeInbound(Self.head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
      }
      channel.pipeline.fireErrorCaught(NoHTTP())
      #expect(try statuses(channel) == [])
      channel.answer()
      #expect(try statuses(channel) == [200] && channel.isActive)
      channel.answer()
      #expect(try statuses(channel) == [200, 400] && !channel.isActive)
    }
  }

  @Test("is answered once, and behind nothing at once")
  func isAnsweredOnce() throws {
    try connected { (channel) throws in
      for _ in 0..<2 { channel.pipeline.fireErrorCaught(NoHTTP()) }
      #expect(try statuses(channel) == [400])
    }
  }

  @Test("is left to the reader of a request where it is a part of that")
  func breaksARequest() throws {
    try connected { channel in
      try channel.writeInbound(Self.head)
      channel.pipeline.fireErrorCaught(NoHTTP())
      #expect(throws: NoHTTP.self) { try channel.throwIfErrorCaught() }
      #expect(try statuses(channel) == [])
    }
  }

  @Test("is answered to the pages that may ask, be it everybody's or those of one origin")
  func namesTheOrigin() throws {
    for origin in ["*", "https://example.org"] {
      try connected(allowedOrigin: AllowedOrigin(parsing: origin)) { (channel) throws in
        channel.pipeline.fireErrorCaught(NoHTTP())
        #expect(try heads(channel).map { $0.headerFields[.accessControlAllowOrigin] } == [origin])
      }
    }
  }
}
