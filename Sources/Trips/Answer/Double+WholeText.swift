extension Double {
  /// `12`, `<1`, `0`: whole metres or seconds, where a little is not nothing.
  var wholeText: String { self > 0 && self < 0.5 ? "<1" : "\(Int(rounded()))" }
}
