internal import Foundation

/// The colours of p on a map of routes: from cream to dark red, over the range that the map has.
///
/// A difference of a third is what a detour is for, so the colours span what is seen and not all that could be; the
/// legend has the figures.
struct PollutionRamp {
  /// The figures beside the legend, ascending; the first and the last are the ends of the ramp.
  let ticks: [Double]

  /// OrRd of ColorBrewer (Brewer, Harrower and The Pennsylvania State University), light to dark, told apart without
  /// red and green.
  private static let steps: [UInt32] = [0xFFF7EC, 0xFEE3C0, 0xFDC98F, 0xFC9E6A, 0xF2704F, 0xDE4030, 0xB81D1A, 0x8E0C0C]
  /// The share of the cells that may lie beyond each end.
  private static let outside = 0.01
  private static let maxTicks = 5.0
  /// The least range of the ramp, relative to its middle: air that is alike everywhere is to look so.
  private static let minSpan = 0.3

  /// Colours for some values; nil where none is known.
  init?(_ values: [Float]) {
    let known = values.filter { !$0.isNaN }.sorted()
    guard !known.isEmpty else { return nil }
    var low = Double(known[Int(Double(known.count - 1) * Self.outside)])
    var high = Double(known[Int(Double(known.count - 1) * (1 - Self.outside))])
    let span = max(high - low, Self.minSpan * (low + high) / 2, 0.05)
    (low, high) = (max(0, (low + high - span) / 2), max(0, (low + high - span) / 2) + span)
    let power = pow(10, log10(span / Self.maxTicks).rounded(.down))
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { span / $0 <= Self.maxTicks } ?? span
    let first = (low / step).rounded(.down)
    let last = max(first + 1, (high / step).rounded(.up))
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  var range: ClosedRange<Double> { (ticks.first ?? 0)...(ticks.last ?? 1) }

  /// Where a value lies on the ramp: 0 is its first, 1 its last tick.
  func share(of value: Double) -> Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }

  /// The colour at a share of the ramp.
  func ink(atShare share: Double) -> Ink {
    let place = min(1, max(0, share)) * Double(Self.steps.count - 1)
    let step = min(Self.steps.count - 2, Int(place))
    return Ink(rgb: Self.steps[step]).mixed(with: Ink(rgb: Self.steps[step + 1]), share: place - Double(step))
  }
}
