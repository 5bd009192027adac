import Testing

@testable import Streets

@Suite("String table")
struct StringTableTests {
  @Test("gives every string back", arguments: [[""], ["", "Carrer de la Pau"], ["a", "", "Плошча", "🚲"]])
  func roundTrip(strings: [String]) {
    let encoded = StringTable.encode(strings)
    encoded.offsets.withUnsafeBufferPointer { offsets in
      encoded.bytes.withUnsafeBufferPointer { bytes in
        let table = StringTable(offsets: offsets, bytes: bytes)
        #expect((0..<table.count).map { table[$0] } == strings)
      }
    }
  }

  @Test("repairs bytes that are no UTF-8")
  func repair() {
    let offsets: [UInt32] = [0, 2]
    let bytes: [UInt8] = [0x41, 0xFF]
    offsets.withUnsafeBufferPointer { offsets in
      bytes.withUnsafeBufferPointer { bytes in
        #expect(StringTable(offsets: offsets, bytes: bytes)[0] == "A\u{FFFD}")
      }
    }
  }
}
