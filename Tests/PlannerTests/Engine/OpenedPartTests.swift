import Computing
import Foundation
import Setup
import TestSupport
import Testing

@testable import Planner

@Suite("A part of a city that is opened when it is needed", .timeLimit(.minutes(1)))
struct OpenedPartTests {
  @Test("is opened once, however many need it at the same time")
  func once() async throws {
    let part = OpenedPart<Int>()
    let (begun, count) = (Lock(0), Lock(0))
    let values = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          begun.withLock { $0 += 1 }
          return try part.value { () throws(BrisaError) in
            // Another one asks meanwhile, which is not waited for for ever, and has a moment to get in.
            let patience = ContinuousClock.now + .seconds(10)
            while begun.withLock({ $0 < 2 }), ContinuousClock.now < patience { usleep(100) }
            usleep(2000)
            return count.withLock { count in
              count += 1
              return count
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == [Int](repeating: 1, count: 8))
  }

  @Test("is opened anew once its file has changed")
  func changedFile() throws {
    let folder = try TemporaryFolder()
    let part = OpenedPart<String>()
    let (old, new) = (FileStamp(try folder.write("a", as: "a")), FileStamp(try folder.write("b", as: "b")))
    #expect(try part.value(of: old) { () throws(BrisaError) in "old" } == "old")
    #expect(try part.value(of: old) { () throws(BrisaError) in "again" } == "old")
    #expect(part.known(of: new) == nil)
    #expect(try part.value(of: new) { () throws(BrisaError) in "new" } == "new")
    #expect(part.known(of: new) == "new")
  }

  @Test("is tried again where it could not be opened")
  func failure() throws {
    let part = OpenedPart<Int>()
    #expect(throws: BrisaError.self) {
      try part.value { () throws(BrisaError) in throw BrisaError(.badConfiguration, "No.") }
    }
    #expect(try part.value { () throws(BrisaError) in 1 } == 1)
  }
}
