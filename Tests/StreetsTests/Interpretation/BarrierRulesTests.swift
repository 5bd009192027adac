import Testing

@testable import Streets

@Suite("Barriers by tags")
struct BarrierRulesTests {
  @Test(
    "A barrier stops modes by its kind, its own tags and its lock",
    arguments: [
      (["barrier": "bollard"], []),
      (["barrier": "gate"], []),
      (["barrier": "gate", "locked": "yes"], .all),
      (["barrier": "gate", "access": "private"], .all),
      (["barrier": "gate", "access": "no", "foot": "yes"], .wheels),
      (["barrier": "gate", "bicycle": "dismount"], []),
      (["barrier": "bollard", "bicycle": "no"], .wheels),
      (["barrier": "stile"], .wheels),
      (["barrier": "turnstile"], .wheels),
      (["barrier": "fence"], .all),
      (["barrier": "fence", "bicycle": "yes"], [.walk]),
      (["highway": "crossing", "bicycle": "no"], []),
    ] as [([String: String], ModeSet)])
  func stopped(_ tags: [String: String], _ modes: ModeSet) {
    #expect(BarrierRules.stopped(Tags(tags.map { ($0.key, $0.value) })) == modes)
  }
}
