import Computing
import NIOCore
import NIOEmbedded
import Testing

@testable import Server

@Suite("Clients that go")
struct GoneClientsTests {
  /// What a connection tells of its client.
  enum Sign: CaseIterable, Sendable {
    case closedSide, ended

    fileprivate func tell(_ channel: EmbeddedChannel) {
      switch self {
      case .closedSide: channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      case .ended: channel.pipeline.fireChannelInactive()
      }
    }
  }

  @Test("have their answer given up", arguments: Sign.allCases)
  func givenUp(_ sign: Sign) throws {
    let answers = AnswersUnderWay()
    let giveUps = Lock(0)
    try EmbeddedChannel.connected(to: [GoneClients(answers)]) { channel in
      answers.begin(over: ObjectIdentifier(channel)) { giveUps.withLock { $0 += 1 } }
      #expect(giveUps.withLock { $0 } == 0)
      sign.tell(channel)
      #expect(giveUps.withLock { $0 } == 1)
    }
  }

  @Test("are forgotten with their connection, also where the end of its input is told after its own")
  func forgotten() throws {
    let answers = AnswersUnderWay()
    let giveUps = Lock(0)
    try EmbeddedChannel.connected(to: [GoneClients(answers)]) { channel in
      Sign.ended.tell(channel)
      Sign.closedSide.tell(channel)
      // Stands for a later connection that has its identity.
      answers.begin(over: ObjectIdentifier(channel)) { giveUps.withLock { $0 += 1 } }
      #expect(giveUps.withLock { $0 } == 0)
    }
  }
}
