/// A way in or out of the network, or from place to place past all its nodes.
struct MovingTerminal {
  let node: Int
  /// Its number behind the edges.
  let edge: UInt32
  let milliseconds: Double
  /// Cost at each moment, in milliseconds.
  let costs: [Double]

  /// Cost at a time, in milliseconds.
  func cost(at position: MomentClock.Position) -> Double { position.interpolated { costs[$0] } }
}
