package import AirData

/// One step of a layer's legend; ``ColorScale`` has its colour.
///
/// The index has the categories of its scale. A concentration has none of its own: its steps are halves of the WHO
/// guideline, so that a map of one pollutant shows where there is more of it wherever a scale draws its bounds.
package struct LayerClass: Hashable, Sendable {
  /// Position from 1, the cleanest, to 6.
  package let ordinal: Int
  /// The name that people read.
  package let name: LocalizedText

  /// Number of steps of every layer.
  static let count = 6
  /// The position of the last step that is within the guideline.
  static let guidelineOrdinal = 2

  /// The steps of a layer, the cleanest first.
  package static func all(of layer: MapLayer, on scale: IndexScale) -> [LayerClass] {
    switch layer {
    case .index:
      scale.categories.map { LayerClass(ordinal: $0.ordinal, name: $0.name) }
    case .pollutant: concentrations
    }
  }

  /// The steps of every concentration.
  private static let concentrations = names.enumerated().map { number, name in
    LayerClass(ordinal: number + 1, name: name)
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
