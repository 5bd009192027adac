import Geo
import Testing
import TestSupport

@testable import Places

@Suite("Damerau's distance")
struct DamerauDistanceTests {
  @Test(
    "slips of the pen",
    arguments: [
      ("colom", "colom", 0), ("colom", "colon", 1), ("colom", "clom", 1), ("colom", "coloms", 1), ("colom", "oclom", 1),
      ("aleksanterinkatu", "alexsanterinkatu", 1), ("mercat", "mrecta", 2), ("ca", "abc", 2), ("", "abc", 3),
      ("", "", 0),
    ])
  func slips(first: String, second: String, expected: Int) {
    #expect(DamerauDistance.between(first.unicodeScalars, second.unicodeScalars) == expected)
  }

  @Test("the table agrees with all ways of writing one word after another")
  func oracle() {
    var dice = SeededRandom(seed: 3)
    for _ in 0..<3000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &dice)).map { _ in "abc".unicodeScalars.randomElement(using: &dice) ?? "a" }
      }
      #expect(DamerauDistance.between(words[0], words[1]) == Self.slow(words[0][...], words[1][...]), "\(words)")
    }
  }

  /// The definition: the cheapest of all ends, a swap with letters between included.
  private static func slow(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    if x == y { return slow(a.dropLast(), b.dropLast()) }
    var best = min(slow(a.dropLast(), b.dropLast()), slow(a.dropLast(), b), slow(a, b.dropLast())) + 1
    if let i = a.dropLast().lastIndex(of: y), let j = b.dropLast().lastIndex(of: x) {
      let between = (a.endIndex - i - 2) + (b.endIndex - j - 2)
      best = min(best, slow(a[..<i], b[..<j]) + between + 1)
    }
    return best
  }

  @Test("a typed word counts the same slips, up to those that it is forgiven", arguments: 0...11)
  func typed(length: Int) {
    var dice = SeededRandom(seed: UInt64(length))
    func word(_ count: Int) -> String { String((0..<count).map { _ in "abcñ".randomElement(using: &dice) ?? "a" }) }
    for _ in 0..<300 {
      var words = [word(length), word(max(0, length + Int.random(in: -2...2, using: &dice)))]
      if Bool.random(using: &dice), length > 2 {
        // Words that differ by chance alone are hardly ever near.
        var letters = Array(words[0])
        for _ in 0...1 {
          let place = Int.random(in: 0..<(length - 1), using: &dice)
          letters.swapAt(place, place + 1)
        }
        words[1] = String(letters)
      }
      let whole = DamerauDistance.between(words[0].unicodeScalars, words[1].unicodeScalars)
      let allowed = DamerauDistance.allowed(length: length)
      #expect(TypedWord(words[0]).slips(to: words[1]) == (whole <= allowed ? whole : nil), "\(words)")
    }
  }

  @Test("four letters are forgiven one slip, eight two")
  func allowed() {
    #expect([3, 4, 7, 8, 30].map { DamerauDistance.allowed(length: $0) } == [0, 1, 1, 2, 2])
  }
}
