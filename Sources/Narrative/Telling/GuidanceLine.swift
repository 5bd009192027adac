/// One line of the directions.
package struct GuidanceLine: Sendable, Hashable {
  /// The sentence.
  package let text: String
  /// Which steps of the guidance it tells; none for what is only said on the way.
  package let steps: Range<Int>
  /// Metres from the start of the path.
  package let startMeters: Double
  /// Metres to the next thing to do; nil for what is only said on the way, and for the arrival.
  package let lengthMeters: Double?
  /// How coarsely that may be told, in metres.
  package var roundingMeters = Double.infinity
}
