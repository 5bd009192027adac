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
    "what is no name=value is told from what is not percent-encoded",
    arguments: [
      ("max_detour=10%", QueryItems.Fault.unencoded("max_detour=10%")), ("q=%ff", .unencoded("q=%ff")),
      ("q", .malformed("q")), ("=a", .malformed("=a")),
    ])
  func faults(_ text: String, _ fault: QueryItems.Fault) {
    #expect(throws: fault) { try QueryItems(text) }
  }

  @Test("a name comes once, unless it is that of a list")
  func lists() throws {
    #expect(try QueryItems("layer=city&layer=street", lists: ["layer"])["layer"] == "city,street")
    #expect(throws: QueryItems.Fault.repeated("layer")) { try QueryItems("layer=city&layer=street") }
  }
}
