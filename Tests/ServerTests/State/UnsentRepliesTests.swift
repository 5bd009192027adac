import Testing

@testable import Server

@Suite("Replies that are being sent")
struct UnsentRepliesTests {
  private let small = UnsentReplies.smallBytes
  private let here = Connection()
  private let there = Connection()

  @Test("leave no room for a large one beyond a limit, but for a small one, and for one that is alone")
  func room() {
    let unsent = UnsentReplies(limitBytes: 2 * small)
    unsent.add(3 * small, over: here.id)
    #expect(!unsent.reserve(small + 1, for: there.id) && unsent.reserve(small, for: there.id))
    unsent.remove(3 * small)
    #expect(unsent.bytes == 0 && unsent.reserve(3 * small, for: there.id))
  }

  @Test("have their room from the moment at which they may be sent: two that are ready at once do not share it")
  func twoAtOnce() {
    let unsent = UnsentReplies(limitBytes: 2 * small)
    unsent.add(10, over: here.id)
    #expect(unsent.reserve(2 * small - 10, for: here.id) && !unsent.reserve(small + 1, for: there.id))
  }

  @Test("count once, whether they are written or only have their room")
  func once() {
    let unsent = UnsentReplies(limitBytes: 4 * small)
    #expect(unsent.reserve(2 * small, for: here.id) && unsent.isReserved(for: here.id))
    unsent.add(2 * small, over: here.id)
    #expect(unsent.bytes == 2 * small && !unsent.isReserved(for: here.id))
    unsent.release(here.id)
    #expect(unsent.bytes == 2 * small)
    unsent.remove(2 * small)
    #expect(unsent.bytes == 0)
  }

  @Test("give up their room where they are never written")
  func released() {
    let unsent = UnsentReplies(limitBytes: 4 * small)
    #expect(unsent.reserve(2 * small, for: here.id))
    unsent.release(there.id)
    #expect(unsent.bytes == 2 * small)
    unsent.release(here.id)
    #expect(unsent.bytes == 0)
  }

  /// Stands for a connection.
  private final class Connection: Sendable {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
  }
}
