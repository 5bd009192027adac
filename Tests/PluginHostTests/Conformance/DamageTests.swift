import TestSupport
import Testing

@testable import PluginHost

@Suite("Damage")
struct DamageTests {
  private let body = Array(#"{"value": 21.5, "time": "2026-03-02T08:00Z"}"#.utf8)

  @Test("changes every body", arguments: Damage.all)
  func changes(damage: Damage) {
    #expect(damage.applied(to: body) != body)
  }

  @Test("is the same for the same number", arguments: Damage.all)
  func repeats(damage: Damage) {
    #expect(damage.applied(to: body) == damage.applied(to: body))
  }

  @Test("takes empty and odd bodies", arguments: Damage.all)
  func takesAnyBody(damage: Damage) {
    var random = SplitMix64(seed: 11)
    for count in 0..<40 {
      _ = damage.applied(to: (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  @Test("makes numbers larger than any machine's")
  func makesHugeNumbers() {
    #expect(String(decoding: Damage.hugeNumbers.applied(to: Array("a1,23.".utf8)), as: UTF8.self) == "a91e300,923e300.")
  }
}
