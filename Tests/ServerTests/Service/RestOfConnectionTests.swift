import NIOCore
import NIOEmbedded
import Testing

@testable import Server

@Suite("What comes behind the last request of a connection")
struct RestOfConnectionTests {
  @Test("is thrown away, and kept nowhere")
  func isThrownAway() throws {
    let rest = RestOfConnection()
    try EmbeddedChannel.connected(to: [rest]) { channel in
      try channel.writeInbound(ByteBuffer(string: "GET"))
      #expect(try channel.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "GET"))
      rest.hasBegun = true
      try channel.writeInbound(ByteBuffer(string: "PRI"))
      #expect(try channel.readInbound(as: ByteBuffer.self) == nil)
    }
  }
}
