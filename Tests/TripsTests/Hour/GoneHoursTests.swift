import Foundation
import Testing

@testable import Trips

@Suite("Hours that went while others were gathered anew")
struct GoneHoursTests {
  private let hour = Date(timeIntervalSince1970: 3600)

  @Test("are known to the refreshes that began before they went")
  func since() {
    var gone = GoneHours()
    gone.beginRefresh()
    gone.note([hour], after: 3)
    #expect(gone.isGone(hour, since: 2) && gone.isGone(hour, since: 3))
    #expect(!gone.isGone(hour, since: 4) && !gone.isGone(hour + 3600, since: 2))
  }

  @Test("are forgotten with the last refresh, and not noted without one")
  func forgotten() {
    var gone = GoneHours()
    gone.note([hour], after: 1)
    #expect(!gone.isGone(hour, since: 1))
    gone.beginRefresh()
    gone.beginRefresh()
    gone.note([hour], after: 3)
    gone.endRefresh()
    #expect(gone.isGone(hour, since: 2))
    gone.endRefresh()
    #expect(!gone.isGone(hour, since: 2))
  }
}
