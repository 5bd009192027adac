import Foundation
import Geo

@testable import Places

/// Places with names of random syllables, the same for the same seed.
enum SyntheticCity {
  static func places(count: Int, seed: UInt64) -> PlaceList {
    var dice = SeededRandom(seed: seed)
    let words = (0..<(count / 4)).map { _ in word(&dice) }
    let types = [
      "Carrer de", "Calle", "Avinguda de", "Plaça de", "Passeig de", "Camí de", "Bar", "Farmàcia", "Escola", "Parc de",
    ]
    let categories: [PlaceCategory] = [
      .street, .street, .street, .square, .street, .street, .food, .health, .school, .park,
    ]
    var list = PlaceList()
    for number in 0..<count {
      let type = Int.random(in: 0..<types.count, using: &dice)
      // Some words are in many names, most in few.
      let rank = Double.random(in: 0..<1, using: &dice)
      let first = words[Int(rank * rank * rank * Double(words.count))]
      let second = words[Int.random(in: 0..<words.count, using: &dice)]
      let place = Coordinate(
        latitude: 39.4 + Double.random(in: 0..<0.15, using: &dice),
        longitude: -0.45 + Double.random(in: 0..<0.2, using: &dice))
      var entry = PlaceEntry("\(types[type]) \(first) \(second)", categories[type], at: place)
      entry.postcode = "460\(10 + number % 26)"
      entry.city = "València"
      list.entries.append(entry)
      if categories[type] == .street, number % 4 == 0 {
        list.houses[number] = (1...10).map {
          PlaceHouse(HouseNumber($0 * 2), text: "\($0 * 2)", at: place)
        }
      }
    }
    return list
  }

  static func word(_ dice: inout SeededRandom) -> String {
    let syllables = [
      "ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "xo", "lla", "nya", "rei", "cam",
      "ter", "sol", "mar", "vent", "gran", "bell", "font",
    ]
    return (0..<Int.random(in: 2...4, using: &dice)).map { _ in
      syllables[Int.random(in: 0..<syllables.count, using: &dice)]
    }.joined()
      .capitalized
  }
}
