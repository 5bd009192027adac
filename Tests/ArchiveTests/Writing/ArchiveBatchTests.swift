import Archive
import Foundation
import Testing

@Suite("What batches changed")
struct ArchiveBatchTests {
  private func change(_ number: Int, from start: Date?) -> ArchiveChange {
    var change = ArchiveChange()
    change.new = number
    change.updated = 2 * number
    change.unchanged = 3 * number
    change.removed = 4 * number
    change.typical = 5 * number
    change.refused = 6 * number
    change.earliest = start
    return change
  }

  @Test("adds up, and begins with the earliest of all")
  func sum() {
    var sum = change(1, from: Kept.hour)
    sum += change(10, from: Kept.hour - 3600)
    #expect(sum == change(11, from: Kept.hour - 3600))
    sum += change(100, from: nil)
    #expect(sum == change(111, from: Kept.hour - 3600))
  }
}
