internal import AirData

/// The colours of a map.
package enum Palette: String, CaseIterable, Sendable {
  /// The colours of the scale's authority, lighter where a category begins; for a concentration a ramp of its own.
  case scale
  /// From yellow for clean to dark blue for polluted, told apart by every reader and in print.
  case cividis

  /// Cividis in ten steps (Nuñez, Anderton, Renslow 2018, doi:10.1371/journal.pone.0199239), dark to light.
  private static let cividisSteps: [UInt32] = [
    0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173, 0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46,
  ]

  /// How much white is in a category's colour where it begins.
  private static let lightest = 0.62

  /// The colour at a position on a layer's legend: 0 is the cleanest value, k + ½ the middle of step k counted from 0.
  func ink(at position: Double, of layer: MapLayer, on scale: IndexScale) -> Ink {
    let count = Double(LayerClass.count)
    let position = min(count - 1e-9, max(0, position))
    switch self {
    case .scale:
      guard layer == .index else { return Ink(GuidelineRamp.color(at: position)) }
      let category = scale.categories[Int(position)]
      return Ink(category.color).mixed(
        with: .white, share: Self.lightest * (1 - position.truncatingRemainder(dividingBy: 1)))
    case .cividis:
      let steps = Self.cividisSteps
      let place = (1 - position / count) * Double(steps.count - 1)
      let step = min(steps.count - 2, Int(place))
      return Ink(rgb: steps[step]).mixed(with: Ink(rgb: steps[step + 1]), share: place - Double(step))
    }
  }
}
