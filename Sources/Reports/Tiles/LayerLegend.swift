package import AirData

/// What the colours of a layer mean, for programs that draw a legend of their own.
package struct LayerLegend: Hashable, Sendable {
  /// One category of the scale that the layer can reach.
  package struct Band: Hashable, Encodable, Sendable {
    /// The category's name.
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
    let thresholds = ColorScale(layer, on: scale, palette).thresholds
    bands = thresholds.ordinals.enumerated().map { number, ordinal in
      Band(
        name: scale.categories[ordinal - 1].name[language],
        color: palette.ink(at: Double(ordinal) - 0.5, on: scale).hex,
        upTo: number < thresholds.bounds.count ? Double(thresholds.bounds[number]) : nil)
    }
  }
}
