/// How much of a document is taken in; what is larger is refused before memory is spent on it.
///
/// json-c needs up to some 700 bytes for an object that is written with three, hence the bounds on how many there are.
public struct JSONLimits: Sendable, Hashable {
  /// Most bytes of the text.
  public var bytes: Int
  /// Most arrays and objects inside one another, at most 512.
  public var depth: Int
  /// Most arrays and objects altogether.
  public var containers: Int
  /// Most values altogether.
  public var values: Int

  /// Creates limits; the defaults leave room for the largest feeds that a city has.
  public init(bytes: Int = 16 << 20, depth: Int = 32, containers: Int = 500_000, values: Int = 4_000_000) {
    self.bytes = bytes
    self.depth = min(512, depth)
    self.containers = containers
    self.values = values
  }
}
