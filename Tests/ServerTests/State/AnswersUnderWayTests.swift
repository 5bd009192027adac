import Testing

@testable import Server

@Suite("The answers that are being made")
struct AnswersUnderWayTests {
  private final class Connection: Sendable {}

  private let answers = AnswersUnderWay()
  private let connection = Connection()
  private let other = Connection()

  /// Stands for an answer that takes ten minutes: whether it was given up before.
  private static let isGivenUp = { @Sendable () async -> Bool in
    try? await Task.sleep(for: .seconds(600))
    return Task.isCancelled
  }

  /// Asked for once it is known how to give the answer up: says so.
  private static func told(_ begin: AsyncStream<Void>.Continuation) -> Bool {
    begin.finish()
    return true
  }

  /// Begins to make an answer.
  private func began(over connection: Connection) async -> Task<Bool, Never> {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let answer = Task {
      await answers.answer(over: ObjectIdentifier(connection), isOpen: Self.told(begin), Self.isGivenUp)
    }
    for await _ in begun {}
    return answer
  }

  @Test("are given up when their client goes, and no others")
  func goneClient() async {
    let answer = await began(over: connection)
    answers.clientHasGone(from: ObjectIdentifier(connection))
    #expect(await answer.value)
    #expect(await answers.answer(over: ObjectIdentifier(other)) { !Task.isCancelled })
  }

  @Test("are given up when their connection ends")
  func endedConnection() async {
    let answer = await began(over: connection)
    answers.connectionHasEnded(ObjectIdentifier(connection))
    #expect(await answer.value)
  }

  @Test("are given up with whoever waits for them")
  func cancelled() async {
    let answer = await began(over: connection)
    answer.cancel()
    #expect(await answer.value)
  }

  @Test("are not begun for a client that has gone before, as long as its connection is there")
  func laterAnswers() async {
    answers.clientHasGone(from: ObjectIdentifier(connection))
    #expect(await answers.answer(over: ObjectIdentifier(connection), Self.isGivenUp))
    answers.connectionHasEnded(ObjectIdentifier(connection))
    #expect(await answers.answer(over: ObjectIdentifier(connection)) { !Task.isCancelled })
  }

  @Test("are given up all together, and none is begun any more")
  func allGivenUp() async {
    let answer = await began(over: connection)
    answers.giveUpAll()
    #expect(await answer.value)
    #expect(await answers.answer(over: ObjectIdentifier(other), Self.isGivenUp))
  }

  @Test("are not begun for a connection that has ended before")
  func endedBefore() async {
    let isGivenUp = await answers.answer(over: ObjectIdentifier(connection), isOpen: false, Self.isGivenUp)
    #expect(isGivenUp)
  }
}
