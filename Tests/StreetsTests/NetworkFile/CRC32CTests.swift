import Testing

@testable import Streets

@Suite("CRC-32C")
struct CRC32CTests {
  private static func check(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { CRC32C.checksum($0) } }

  /// A text and its value.
  private static let vectors: [(bytes: [UInt8], check: UInt32)] = [
    ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
    ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
    ([UInt8](0..<32), 0x46DD_794E),
    ([UInt8](0..<32).reversed(), 0x113F_DB5C),
  ]

  @Test("has the values of RFC 3720, B.4", arguments: vectors)
  func published(bytes: [UInt8], check: UInt32) {
    #expect(Self.check(bytes) == check)
  }

  @Test("has the check value of the catalogues for a text of odd length")
  func digits() {
    #expect(Self.check(Array("123456789".utf8)) == 0xE306_9283)
  }

  @Test("of nothing is zero")
  func nothing() {
    #expect(Self.check([]) == 0)
  }

  @Test("goes on where it stopped", arguments: 0...20)
  func parts(cut: Int) {
    let bytes = (0..<20).map { UInt8($0 * 11) }
    let first = Self.check(Array(bytes[..<cut]))
    #expect(bytes[cut...].withUnsafeBytes { CRC32C.checksum($0, after: first) } == Self.check(bytes))
  }
}
