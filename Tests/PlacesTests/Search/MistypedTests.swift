import Geo
import Testing

@testable import Places

@Suite("Mistyped words")
struct MistypedTests {
  @Test("the index finds every word that a look at all words finds")
  func oracle() throws {
    let list = SyntheticCity.places(count: 3000, seed: 21)
    let gazetteer = try Gazetteer(of: list)
    let words = Set(list.entries.flatMap { Folding.words($0.names[0].text) })
    var dice = SeededRandom(seed: 4)
    for word in words.sorted().shuffled(using: &dice).prefix(300) {
      let typed = Self.mistyped(word, slips: Int.random(in: 0...2, using: &dice), &dice)
      let allowed = DamerauDistance.allowed(length: typed.unicodeScalars.count)
      let expected = words.filter {
        let slips = DamerauDistance.between($0.unicodeScalars, typed.unicodeScalars)
        return slips > 0 && slips <= allowed
      }
      let found = Set(try gazetteer.read { try Gazetteer.meant(by: typed, in: $0) }.map(\.word))
      #expect(found.count == min(30, expected.count), "\(typed)")
      #expect(found.isSubset(of: expected), "\(typed)")
    }
  }

  private static func mistyped(_ word: String, slips: Int, _ dice: inout SeededRandom) -> String {
    var letters = Array(word)
    for _ in 0..<slips where letters.count > 2 {
      let place = Int.random(in: 0..<(letters.count - 1), using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: letters.swapAt(place, place + 1)
      case 1: letters.remove(at: place)
      case 2: letters.insert("e", at: place)
      default: letters[place] = "o"
      }
    }
    return String(letters)
  }
}
