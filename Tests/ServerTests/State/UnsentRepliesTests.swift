import Testing

@testable import Server

@Suite("Replies that are being sent")
struct UnsentRepliesTests {
  @Test("leave no room for a large one beyond a limit, but for a small one, and for one that is alone")
  func room() {
    let (small, large) = (UnsentReplies.smallBytes, 3 * UnsentReplies.smallBytes)
    let unsent = UnsentReplies(limitBytes: 2 * small)
    #expect(unsent.hasRoom(for: large))
    unsent.add(large)
    #expect(!unsent.hasRoom(for: small + 1) && unsent.hasRoom(for: small))
    unsent.remove(large)
    #expect(unsent.bytes == 0 && unsent.hasRoom(for: large))
    unsent.add(10)
    #expect(unsent.hasRoom(for: small + 1) && !unsent.hasRoom(for: 2 * small))
  }
}
