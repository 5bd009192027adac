/// What an estimate at a place may be off by, in the parts that go together over different distances.
public struct ErrorParts: Hashable, Sendable {
  /// σ of the background in µg/m³: it fades over the distance that the variogram has (``ErrorCorrelation``).
  public var background: Double
  /// σ in µg/m³ of what the place's own street has beside what the hour's scale says of it: it fades within a block.
  public var street: Double
  /// µg/m³ that are proportional to the amplitude of the hour's streets, whose error is common to all places.
  public var increment: Double

  /// Creates the parts.
  public init(background: Double, street: Double, increment: Double) {
    self.background = background
    self.street = street
    self.increment = increment
  }
}
