package import Geo

extension SeededRandom {
  /// True with a probability from 0 to 1.
  package mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
