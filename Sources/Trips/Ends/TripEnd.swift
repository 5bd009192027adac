internal import AirData
internal import Streets

/// One end of a way, as people call it.
enum TripEnd {
  case origin
  case destination

  /// What it is called at the beginning of a sentence.
  var text: LocalizedText {
    switch self {
    case .origin: LocalizedText(en: "The origin", es: "El origen", ca: "L'origen")
    case .destination: LocalizedText(en: "The destination", es: "El destino", ca: "La destinació")
    }
  }

  /// What is said where this end is on no street.
  func offNetwork(_ error: SnapError) -> LocalizedText {
    let why = error.text
    return LocalizedText(
      en: "\(text.en) is off the network: \(why.en)", es: "\(text.es) queda fuera de la red: \(why.es)",
      ca: "\(text.ca) queda fora de la xarxa: \(why.ca)")
  }
}

extension SnapError {
  fileprivate var text: LocalizedText {
    switch self {
    case .tooFar(let nearest?, let limit):
      let (away, most) = (Self.text(nearest), Self.text(limit))
      return LocalizedText(
        en: message,
        es:
          "la calle más cercana de este modo está a \(away), más de los \(most) permitidos: elija un lugar más cerca de "
          + "una calle, o una red que lo cubra.",
        ca:
          "el carrer més pròxim d'este mode és a \(away), més dels \(most) permesos: trie un lloc més prop d'un carrer, "
          + "o una xarxa que el cobrisca.")
    case .tooFar(nil, _):
      return LocalizedText(
        en: message,
        es:
          "no hay ninguna calle de este modo cerca de este lugar: compruebe que la latitud va antes que la longitud y "
          + "que la red cubre el lugar.",
        ca:
          "no hi ha cap carrer d'este mode prop d'este lloc: comprove que la latitud va abans que la longitud i que la "
          + "xarxa cobrix el lloc.")
    case .noStreets(let mode):
      return LocalizedText(
        en: message,
        es: "la red no tiene ninguna calle abierta al modo '\(mode.rawValue)': elija otro modo u otra red.",
        ca: "la xarxa no té cap carrer obert al mode '\(mode.rawValue)': trie un altre mode o una altra xarxa.")
    }
  }
}
