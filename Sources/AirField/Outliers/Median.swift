/// The median of sorted numbers, the mean of the middle two of an even count; NaN of none.
func median(ofSorted values: some RandomAccessCollection<Double>) -> Double {
  guard !values.isEmpty else { return .nan }
  let upper = values.index(values.startIndex, offsetBy: values.count / 2)
  return values.count % 2 == 1 ? values[upper] : (values[values.index(before: upper)] + values[upper]) / 2
}
