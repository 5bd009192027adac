import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Server

@Suite("Who asks before a body is sent")
struct ContinuingRequestsTests {
  private static let plain = HTTPRequestPart.head(HTTPRequest(method: .get, scheme: nil, authority: "a", path: "/"))
  private static let asking = HTTPRequestPart.head(
    HTTPRequest(method: .post, scheme: nil, authority: "a", path: "/", headerFields: [.expect: "100-continue"]))

  private func connected(_ test: (EmbeddedChannel) throws -> Void) throws {
    try EmbeddedChannel.connected(to: [ContinuingRequests(bodyBytes: 1024)], test)
  }

  /// The status codes that have been sent.
  private func statuses(_ channel: EmbeddedChannel) throws -> [Int] {
    var statuses: [Int] = []
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      if case .head(let response) = part { statuses.append(response.status.code) }
    }
    return statuses
  }

  @Test("is told to send it")
  func isTold() throws {
    try connected { channel in
      try channel.writeInbound(Self.asking)
      #expect(try statuses(channel) == [100])
    }
  }

  @Test("is told so behind the answer to what came before on the connection")
  func isToldInTurn() throws {
    try connected { channel in
      try channel.writeInbound(Self.plain)
      try channel.writeInbound(HTTPRequestPart.end(nil))
      try channel.writeInbound(Self.asking)
      #expect(try statuses(channel) == [])
      channel.answer()
      #expect(try statuses(channel) == [200, 100])
    }
  }

  @Test("is not told so once the body comes")
  func sendsAnyway() throws {
    try connected { channel in
      try channel.writeInbound(Self.plain)
      try channel.writeInbound(HTTPRequestPart.end(nil))
      try channel.writeInbound(Self.asking)
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "{}")))
      channel.answer()
      #expect(try statuses(channel) == [200])
    }
  }
}
