import Testing

@testable import Computing

@Suite("FNV-1a")
struct FNVHashTests {
  @Test(
    "of bytes is what its authors publish",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func publishedValues(text: String, value: UInt64) {
    var hash = FNVHash()
    for byte in text.utf8 { hash.combine(UInt64(byte)) }
    #expect(hash.value == value)
  }
}
