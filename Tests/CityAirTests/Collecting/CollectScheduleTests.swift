import CityAir
import Foundation
import Testing

@Suite("When to collect again")
struct CollectScheduleTests {
  private let hour = Date(timeIntervalSince1970: 1_772_438_400)

  @Test("at the next full hour, never at once again", arguments: [(0.0, 60.0), (1, 59), (59, 1), (60, 60)])
  func alignsToTheHour(minutesAfter: Double, minutesToWait: Double) {
    let moment = hour + minutesAfter * 60
    #expect(CollectSchedule(everySeconds: 3600).next(after: moment) == moment + minutesToWait * 60)
  }

  @Test("so long after the hour as is wanted", arguments: [(0.0, 10.0), (9, 10), (10, 70), (59, 70)])
  func waitsAfterTheHour(minutesAfter: Double, expectedMinute: Double) {
    let schedule = CollectSchedule(everySeconds: 3600, delaySeconds: 600)
    #expect(schedule.next(after: hour + minutesAfter * 60) == hour + expectedMinute * 60)
  }
}
