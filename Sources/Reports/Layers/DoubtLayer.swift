package import AirData

/// What a map can show of how far a concentration is known: its σ, or the chance that it is above the WHO guideline.
package struct DoubtLayer: Hashable, Sendable {
  /// What is shown.
  package enum Kind: String, CaseIterable, Sendable {
    /// The standard deviation of the concentration in µg/m³.
    case sigma
    /// The chance in percent that a reading of the hour is above the WHO guideline.
    case exceedance
  }

  /// What is shown.
  package let kind: Kind
  /// Of which pollutant.
  package let pollutant: Pollutant

  package init(_ kind: Kind, of pollutant: Pollutant) {
    self.kind = kind
    self.pollutant = pollutant
  }

  /// All that there are.
  package static var all: [DoubtLayer] {
    Pollutant.allCases.flatMap { pollutant in Kind.allCases.map { DoubtLayer($0, of: pollutant) } }
  }

  /// A word for addresses: `no2-sigma`, `no2-exceedance`.
  package var word: String { "\(pollutant.rawValue)-\(kind.rawValue)" }

  /// The unit of its values.
  package var unit: String { kind == .sigma ? "µg/m³" : "%" }

  /// The greatest value of each step but the last: σ in shares of the guideline, chances in percent.
  var bounds: [Float] {
    switch kind {
    case .sigma: Self.shares.map { $0 * Float(pollutant.guidelineMicrogramsPerCubicMeter) }
    case .exceedance: Self.chances
    }
  }

  private static let shares: [Float] = [0.1, 0.2, 0.3, 0.4, 0.6]
  private static let chances: [Float] = [5, 20, 50, 80, 95]

  /// The colours of the steps: from pale, where one need not look twice.
  var colors: [SRGBColor] {
    switch kind {
    case .sigma: [0xEEF0F4, 0xD3D4E4, 0xB0AFD0, 0x8B86B8, 0x685C9B, 0x463075].map { SRGBColor(rgb: $0) }
    case .exceedance: [0xF4F1EA, 0xF3DDB8, 0xEDB98A, 0xD98866, 0xB5504C, 0x7A1F3A].map { SRGBColor(rgb: $0) }
    }
  }

  /// The names of the steps.
  var names: [LocalizedText] { kind == .sigma ? Self.certainties : Self.likelihoods }

  private static let certainties = [
    LocalizedText(en: "very sure", es: "muy seguro", ca: "molt segur"),
    LocalizedText(en: "sure", es: "seguro", ca: "segur"),
    LocalizedText(en: "fairly sure", es: "bastante seguro", ca: "prou segur"),
    LocalizedText(en: "unsure", es: "inseguro", ca: "insegur"),
    LocalizedText(en: "very unsure", es: "muy inseguro", ca: "molt insegur"),
    LocalizedText(en: "hardly known", es: "apenas conocido", ca: "a penes conegut"),
  ]
  private static let likelihoods = [
    LocalizedText(en: "very unlikely", es: "muy improbable", ca: "molt improbable"),
    LocalizedText(en: "unlikely", es: "improbable", ca: "improbable"),
    LocalizedText(en: "rather unlikely", es: "más bien improbable", ca: "més aïna improbable"),
    LocalizedText(en: "rather likely", es: "más bien probable", ca: "més aïna probable"),
    LocalizedText(en: "likely", es: "probable", ca: "probable"),
    LocalizedText(en: "very likely", es: "muy probable", ca: "molt probable"),
  ]

  /// The layer's name.
  var title: LocalizedText {
    let name = pollutant.typeset
    return kind == .sigma
      ? LocalizedText(
        en: "Uncertainty (σ) of \(name)", es: "Incertidumbre (σ) de \(name)", ca: "Incertesa (σ) de \(name)")
      : LocalizedText(
        en: "Chance of \(name) above the WHO guideline", es: "Probabilidad de \(name) por encima de la guía de la OMS",
        ca: "Probabilitat de \(name) per damunt de la guia de l'OMS")
  }
}
