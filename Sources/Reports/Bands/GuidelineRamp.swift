internal import AirData

/// The colours of concentrations, from pale blue to dark purple, lighter throughout where there is less.
///
/// They run on without a step, since a concentration has no categories.
enum GuidelineRamp {
  /// The colours where steps begin and the last one ends.
  private static let corners = [0xDDF0F6, 0xBEE0E4, 0xF4DF83, 0xF0A94E, 0xDB673A, 0xA52F4C, 0x43184F]
    .map { SRGBColor(rgb: $0) }

  /// The colour at a position: whole numbers are the borders of the steps.
  static func color(at position: Double) -> SRGBColor {
    let place = min(Double(corners.count - 1), max(0, position))
    let step = min(corners.count - 2, Int(place))
    let share = place - Double(step)
    func channel(_ path: KeyPath<SRGBColor, UInt8>) -> UInt8 {
      let (low, high) = (Double(corners[step][keyPath: path]), Double(corners[step + 1][keyPath: path]))
      return UInt8((low + (high - low) * share).rounded())
    }
    return SRGBColor(red: channel(\.red), green: channel(\.green), blue: channel(\.blue))
  }
}
