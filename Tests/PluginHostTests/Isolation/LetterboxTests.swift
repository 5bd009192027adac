import Synchronization
import Testing

@testable import PluginHost

@Suite("Lines for a program's input")
struct LetterboxTests {
  @Test("are told to be enough where a program does not read them, and again to be few once it does")
  func isFull() {
    let letterbox = Letterbox()
    let emptied = Mutex(0)
    letterbox.whenEmptied { emptied.withLock { $0 += 1 } }
    let line = [UInt8](repeating: 10, count: 8 << 20)
    letterbox.put(line)
    #expect(!letterbox.isFull)
    letterbox.put(line)
    #expect(letterbox.isFull)
    #expect(letterbox.empty().count == 16 << 20)
    #expect(!letterbox.isFull && emptied.withLock { $0 } == 1)
  }
}
