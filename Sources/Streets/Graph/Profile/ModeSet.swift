/// A set of modes.
struct ModeSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let walk = ModeSet(.walk)
  static let bike = ModeSet(.bike)
  static let scooter = ModeSet(.scooter)
  static let all: ModeSet = [.walk, .bike, .scooter]
  /// The modes that turn restrictions bind.
  static let wheels: ModeSet = [.bike, .scooter]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ mode: TravelMode) {
    self.init(rawValue: 1 << UInt8(mode.index))
  }
}
