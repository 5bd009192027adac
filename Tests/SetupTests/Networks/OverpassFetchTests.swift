import Geo
import Testing

@testable import Setup

@Suite("Asking an Overpass server")
struct OverpassFetchTests {
  @Test("the query names the box as south, west, north, east and asks for streets and restrictions")
  func writesTheQuery() {
    let query = OverpassFetch.query(BoundingBox(west: -0.4, south: 39.4, east: -0.3, north: 39.5))
    #expect(query.contains("[bbox:39.4,-0.4,39.5,-0.3]"))
    #expect(query.contains(#"way["highway"]"#))
    #expect(query.contains(#"relation["type"="restriction"]"#))
  }

  @Test("a form field keeps letters and digits and escapes all else, byte by byte")
  func encodesForms() {
    #expect(OverpassFetch.formEncoded("a-1.~_") == "a-1.~_")
    #expect(OverpassFetch.formEncoded("a b;ñ\n") == "a%20b%3B%C3%B1%0A")
  }
}
