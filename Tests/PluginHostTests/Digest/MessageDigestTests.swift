import Foundation
import Testing

@testable import PluginHost

@Suite("A digest that is made piece by piece")
struct MessageDigestTests {
  private static let message = [UInt8]((0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  private func digest(_ pieces: [[UInt8]]) throws -> [UInt8] {
    let digest = try MessageDigest(DigestMethod.sha256.get())
    for piece in pieces { try digest.add(piece) }
    return try digest.finish()
  }

  @Test("does not depend on where the pieces end", arguments: [0, 1, 63, 64, 65, 500, 1000])
  func pieces(end: Int) throws {
    let pieces = [Array(Self.message[..<end]), [], Array(Self.message[end...])]
    #expect(try digest(pieces) == digest([Self.message]))
    #expect(try digest(pieces).count == 32)
  }

  @Test("is the same for bytes that do not lie side by side")
  func scattered() {
    let bytes = SHA256.hex(Self.message)
    #expect(SHA256.hex(Self.message.lazy.map { $0 }) == bytes)
    #expect(SHA256.hex(Data(Self.message)) == bytes)
  }

  @Test("does not share its state with another")
  func apart() async {
    let texts = (0..<64).map { String(repeating: "brisa\($0)", count: 1000) }
    let alone = texts.map { SHA256.hex($0.utf8) }
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for (index, text) in texts.enumerated() { group.addTask { (index, SHA256.hex(text.utf8)) } }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(alone.indices.allSatisfy { together[$0] == alone[$0] })
  }
}
