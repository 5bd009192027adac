/// A stretch with what a costing needs of it.
struct WeightedStretch: BitwiseCopyable {
  let stretch: Stretch
  /// As in ``SegmentWeights``, with the portion worked in.
  let weight: Double
  /// Whole millimetres inside zones.
  let insideMillimeters: UInt64
}
