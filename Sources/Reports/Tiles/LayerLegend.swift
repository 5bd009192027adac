package import AirData

/// What the colours of a layer mean, for programs that draw a legend of their own.
package struct LayerLegend: Hashable, Sendable {
  /// One step of the layer: a category of the scale, or half the WHO guideline of a concentration.
  package struct Band: Hashable, Encodable, Sendable {
    /// The step's name.
    package let name: String
    /// The colour in its middle, or that of all of it on a scale of categories, `#rrggbb`.
    package let color: String
    /// Its greatest value, nil for the last.
    package let upTo: Double?
  }

  /// The layer's name.
  package let title: String
  /// The bands from the cleanest to the most polluted.
  package let bands: [Band]

  /// The legend of what tiles show.
  package init(_ layer: TileLayer, scale: IndexScale, palette: Palette, language: Language) {
    switch layer {
    case .air(let layer): self.init(layer, scale: scale, palette: palette, language: language)
    case .doubt(let layer): self.init(layer, language: language)
    }
  }

  /// The legend of how far the air is known.
  private init(_ layer: DoubtLayer, language: Language) {
    title = layer.title[language]
    let bounds = layer.bounds
    bands = zip(layer.names, layer.colors).enumerated().map { number, step in
      Band(
        name: step.0[language], color: Ink(step.1).hex,
        upTo: number < bounds.count ? (Double(bounds[number]) * 100).rounded() / 100 : nil)
    }
  }

  /// The legend of a layer.
  package init(_ layer: MapLayer, scale: IndexScale, palette: Palette, language: Language) {
    title = layer.title(ReportWords(language: language))
    let colors = ColorScale(layer, on: scale, palette)
    let thresholds = colors.thresholds
    let classes = LayerClass.all(of: layer, on: scale)
    bands = thresholds.ordinals.enumerated().map { number, ordinal in
      Band(
        name: classes[ordinal - 1].name[language],
        color: colors.ink(ofStep: ordinal).hex,
        upTo: number < thresholds.bounds.count ? Double(thresholds.bounds[number]) : nil)
    }
  }
}
