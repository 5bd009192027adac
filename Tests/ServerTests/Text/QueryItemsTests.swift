import AirData
import Foundation
import Setup
import Testing

@testable import Server

@Suite("Options of an address")
struct QueryItemsTests {
  @Test("a + is a blank in names unless it is percent-encoded, and stays what it is elsewhere")
  func pluses() throws {
    let items = try QueryItems("q=carrer+de+colon&track=a%2Bb+c&at=now+2h&city=Vila")
    #expect(items.text("q") == "carrer de colon")
    #expect(items.text("track") == "a+b c")
    #expect(items["at"] == "now+2h")
    #expect(items.text("city") == "Vila" && items.text("by") == nil)
  }

  @Test(
    "what a value is read as has blanks for its + only where it cannot be read as it stands",
    arguments: [
      ("at=now+2h", "2026-03-02T10:00"), ("at=now%2B2h", "2026-03-02T10:00"), ("at=tomorrow+09:00", "2026-03-03T09:00"),
      ("at=2026-03-02T09:00+01:00", "2026-03-02T08:00"), ("at=2026-03-02+09:00", "2026-03-02T09:00"),
      ("at=2026-03-02+09%3A00%2B01%3A00", "2026-03-02T08:00"), ("at=now+-2h", "2026-03-02T06:00"),
      ("at=now+%2B2h", "2026-03-02T10:00"),
    ])
  func readings(_ query: String, _ moment: String) throws {
    let now = try TimeText.parse("2026-03-02T08:00", zone: .gmt)
    let read = try QueryItems(query).read("at") { (text) throws(BrisaError) -> Date in
      try MomentText.date(text, zone: .gmt, now: now)
    }
    #expect(read == (try TimeText.parse(moment, zone: .gmt)))
  }

  @Test("what cannot be read in either way is told as it was sent")
  func unreadable() throws {
    let items = try QueryItems("at=tomorrowish+09:00")
    let error = #expect(throws: BrisaError.self) {
      try items.read("at") { (text) throws(BrisaError) -> Date in try MomentText.date(text, zone: .gmt, now: .now) }
    }
    #expect(error?.message.contains("'tomorrowish+09:00'") == true)
  }

  @Test(
    "what is no name=value is told from what is not percent-encoded",
    arguments: [
      ("max_detour=10%", QueryItems.Fault.unencoded("max_detour=10%")), ("q=%ff", .unencoded("q=%ff")),
      ("q", .malformed("q")), ("=a", .malformed("=a")),
    ])
  func faults(_ text: String, _ fault: QueryItems.Fault) {
    #expect(throws: fault) { try QueryItems(text) }
    #expect(fault.message.hasPrefix("'\(text)' of the address cannot be read: "))
  }

  @Test("a name comes once, unless it is that of a list")
  func lists() throws {
    #expect(try QueryItems("layer=city&layer=street", lists: ["layer"])["layer"] == "city,street")
    #expect(try QueryItems("q=a+b&q=c%2Bd", lists: ["q"]).text("q") == "a b,c+d")
    #expect(throws: QueryItems.Fault.repeated("layer")) { try QueryItems("layer=city&layer=street") }
  }
}
