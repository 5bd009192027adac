/// Along a way, against it, or both.
struct Directions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let forward = Directions(rawValue: 1)
  static let backward = Directions(rawValue: 2)
  static let both: Directions = [.forward, .backward]
}
