import Synchronization
import Testing

@testable import PluginHost

@Suite("Lines for a program's input")
struct AnswerQueueTests {
  @Test("are told to be enough where a program does not read them, and again to be few once it does")
  func isFull() {
    let answerQueue = AnswerQueue()
    let emptied = Mutex(0)
    answerQueue.whenEmptied { emptied.withLock { $0 += 1 } }
    let line = [UInt8](repeating: 10, count: 8 << 20)
    answerQueue.put(line)
    #expect(!answerQueue.isFull)
    answerQueue.put(line)
    #expect(answerQueue.isFull)
    #expect(answerQueue.empty().count == 16 << 20)
    #expect(!answerQueue.isFull && emptied.withLock { $0 } == 1)
  }
}
