package import AirData

/// One step of a layer's legend: its name and its colour.
///
/// The index has the categories of its scale. A concentration has none of its own: its steps are halves of the WHO
/// guideline, so that a map of one pollutant shows where there is more of it wherever a scale draws its bounds.
package struct LayerClass: Hashable, Sendable {
  /// Position from 1, the cleanest, to 6.
  package let ordinal: Int
  /// The name that people read.
  package let name: LocalizedText
  /// The colour of the step.
  let color: SRGBColor

  /// Number of steps of every layer.
  static let count = 6
  /// The position of the last step that is within the guideline.
  static let guidelineOrdinal = 2

  /// The steps of a layer, the cleanest first.
  package static func all(of layer: MapLayer, on scale: IndexScale) -> [LayerClass] {
    switch layer {
    case .index:
      scale.categories.map { LayerClass(ordinal: $0.ordinal, name: $0.name, color: $0.color) }
    case .pollutant: concentrations
    }
  }

  /// The steps of every concentration, from pale blue to dark purple, lighter throughout where there is less.
  private static let concentrations = zip(names, GuidelineRamp.middles).enumerated().map { number, item in
    LayerClass(ordinal: number + 1, name: item.0, color: item.1)
  }

  private static let names = [
    LocalizedText(
      en: "up to half the WHO guideline", es: "hasta la mitad de la guía de la OMS",
      ca: "fins a la mitat de la guia de l'OMS"),
    LocalizedText(
      en: "up to the WHO guideline", es: "hasta la guía de la OMS", ca: "fins a la guia de l'OMS"),
    LocalizedText(en: "up to 1½ times", es: "hasta 1½ veces", ca: "fins a 1½ vegades"),
    LocalizedText(en: "up to twice", es: "hasta el doble", ca: "fins al doble"),
    LocalizedText(en: "up to 2½ times", es: "hasta 2½ veces", ca: "fins a 2½ vegades"),
    LocalizedText(en: "more than 2½ times", es: "más de 2½ veces", ca: "més de 2½ vegades"),
  ]
}

/// The colours of concentrations: they run on without a step, since a concentration has no categories.
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

  /// The colour in the middle of each step.
  static let middles = (0..<corners.count - 1).map { color(at: Double($0) + 0.5) }
}
