package import AirData

/// What the colours of a layer mean, for programs that draw a legend of their own.
package struct LayerLegend: Hashable, Sendable {
  /// One step of the layer: a category of the scale, or half the WHO guideline of a concentration.
  package struct Band: Hashable, Encodable, Sendable {
    /// The step's name.
    package let name: String
    /// The colour in its middle, `#rrggbb`.
    package let color: String
    /// Its greatest value, nil for the last.
    package let upTo: Double?
  }

  /// The layer's name.
  package let title: String
  /// The bands from the cleanest to the most polluted.
  package let bands: [Band]

  /// The legend of a layer.
  package init(_ layer: MapLayer, scale: IndexScale, palette: Palette, language: Language) {
    title = layer.title(ReportWords(language: language))
    let colors = ColorScale(layer, on: scale, palette)
    let thresholds = colors.thresholds
    let classes = LayerClass.all(of: layer, on: scale)
    bands = thresholds.ordinals.enumerated().map { number, ordinal in
      Band(
        name: classes[ordinal - 1].name[language],
        color: colors.ink(at: Double(ordinal) - 0.5).hex,
        upTo: number < thresholds.bounds.count ? Double(thresholds.bounds[number]) : nil)
    }
  }
}
