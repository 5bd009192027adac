package import AirData
internal import Foundation
internal import Setup
internal import Streets

extension RouteQuestion {
  /// Who travels, in one line for people: the profile's name and what of it counts for the mode; nil for nobody in
  /// particular.
  package var travellerText: LocalizedText? {
    guard let traveller else { return nil }
    let words = traveller.words(of: mode)
    let title =
      traveller.name.map { LocalizedText(en: "Profile \($0)", es: "Perfil \($0)", ca: "Perfil \($0)") }
      ?? LocalizedText(en: "Profile", es: "Perfil", ca: "Perfil")
    guard !words.isEmpty else {
      return LocalizedText(
        en: "\(title.en): as usual in this mode.", es: "\(title.es): como siempre en este modo.",
        ca: "\(title.ca): com sempre en este mode.")
    }
    return LocalizedText(
      en: "\(title.en): \(words.map(\.en).joined(separator: ", ")).",
      es: "\(title.es): \(words.map(\.es).joined(separator: ", ")).",
      ca: "\(title.ca): \(words.map(\.ca).joined(separator: ", ")).")
  }
}

extension RouteQuestion {
  /// The traveller's own speed in the mode, km/h; nil where it is the usual one.
  package var travellerSpeedKilometersPerHour: Double? { traveller?.speedsKilometersPerHour[mode] }
}

extension Traveller {
  /// What differs from the usual in a mode, in words.
  fileprivate func words(of mode: TravelMode) -> [LocalizedText] {
    var words: [LocalizedText] = []
    if let speed = speedsKilometersPerHour[mode] { words.append(Self.number(speed, " km/h")) }
    if let rate = breathingCubicMetersPerHour[mode] {
      let rate = Self.number(rate, " m³/h")
      words.append(LocalizedText(en: "breathing \(rate.en)", es: "respira \(rate.es)", ca: "respira \(rate.ca)"))
    }
    if isSensitive { words.append(LocalizedText(en: "sensitive", es: "sensible", ca: "sensible")) }
    switch stairs {
    case .fine: break
    case .avoid:
      words.append(LocalizedText(en: "stairs avoided", es: "evita las escaleras", ca: "evita les escales"))
    case .never: words.append(LocalizedText(en: "no stairs", es: "sin escaleras", ca: "sense escales"))
    }
    return words + TravelNeed.allCases.filter(needs.contains).map(Self.words)
  }

  private static func words(of need: TravelNeed) -> LocalizedText {
    switch need {
    case .wheelchair: LocalizedText(en: "wheelchair", es: "silla de ruedas", ca: "cadira de rodes")
    case .pram: LocalizedText(en: "pram", es: "carrito", ca: "carret")
    case .lit: LocalizedText(en: "lit streets", es: "calles iluminadas", ca: "carrers il·luminats")
    case .quiet: LocalizedText(en: "quiet streets", es: "calles tranquilas", ca: "carrers tranquils")
    }
  }

  private static func number(_ value: Double, _ unit: String) -> LocalizedText {
    LocalizedText(digits: String(format: "%g", value) + unit)
  }
}
