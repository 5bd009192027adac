/// How much of a document is taken in; what is larger is refused before memory is spent on it.
///
/// json-c needs up to some 700 bytes for an object that is written with three, hence the bounds on how many there are.
public struct JSONLimits: Sendable, Hashable {
  /// Most bytes of the text; json-c counts with 32 bits.
  public let bytes: Int
  /// Most arrays and objects inside one another, at most 512.
  public let depth: Int
  /// Most arrays and objects altogether.
  public let containers: Int
  /// Most values altogether.
  public let values: Int

  /// Creates limits; the defaults leave room for the largest feeds that a city has.
  public init(bytes: Int = 16 << 20, depth: Int = 32, containers: Int = 500_000, values: Int = 4_000_000) {
    self.bytes = min(Int(Int32.max) - 1, bytes)
    self.depth = min(512, depth)
    self.containers = containers
    self.values = values
  }
}
