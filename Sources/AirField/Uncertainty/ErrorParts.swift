/// What an estimate at a place may be off by, in the parts that go together over different distances.
package struct ErrorParts: Hashable, Sendable {
  /// σ of the background in µg/m³.
  package var background: Double
  /// σ in µg/m³ of what the place's own street has beside what the hour's scale says of it; errors of two streets go
  /// together as those of the background do (``ErrorCorrelation``).
  package var street: Double
  /// µg/m³ that are proportional to the amplitude of the hour's streets, whose error is common to all places.
  package var increment: Double

  package init(background: Double, street: Double, increment: Double) {
    self.background = background
    self.street = street
    self.increment = increment
  }
}
