import AirData
import Synchronization
import Testing

/// Keeps what is said.
private final class Log: SourceLog {
  private let notices = Mutex<[Notice]>([])
  var all: [Notice] { notices.withLock { $0 } }
  func debug(_ message: String) {}
  func notice(_ notice: Notice) { notices.withLock { $0.append(notice) } }
}

@Suite("Problems of records")
struct RecordProblemsTests {
  private func told(_ count: Int) -> [Notice] {
    let log = Log()
    var problems = RecordProblems(feed: "the feed")
    for number in 0..<count { problems.add("rows[\(number)]: is missing") }
    problems.tell(log)
    return log.all
  }

  @Test("Nothing wrong, nothing said")
  func none() {
    #expect(told(0).isEmpty)
  }

  @Test("The first five are told one by one")
  func few() {
    #expect(told(5).map(\.code) == Array(repeating: "bad-record", count: 5))
    #expect(told(1).first?.message == "the feed: rows[0]: is missing.")
  }

  @Test("All the others together in one")
  func many() {
    let notices = told(100_000)
    #expect(notices.count == 6)
    #expect(notices.last?.code == "bad-records")
    #expect(notices.last?.message == "the feed: 100000 records or values are left out, for such reasons.")
    #expect(notices.last?.text.es.contains("100000 registros") == true)
  }
}
