internal import AirData

extension Sentences {
  /// Of who travels.
  static let travellers: [LocalizedText] = [
    LocalizedText(
      en: "A wheelchair goes on foot: choose the mode walk, or a profile without it.",
      es: "En silla de ruedas se va como a pie: elija el modo walk, o un perfil sin ella.",
      ca: "En cadira de rodes es va com a peu: trie el mode walk, o un perfil sense ella."),
    LocalizedText(
      en: "A pram goes on foot: choose the mode walk, or a profile without it.",
      es: "Con carrito se va a pie: elija el modo walk, o un perfil sin él.",
      ca: "Amb carret es va a peu: trie el mode walk, o un perfil sense ell."),
    LocalizedText(
      en: "There is no profile '{1}', since {2} has none under 'profiles': name a file like asthma.yml.",
      es: "No hay ningún perfil '{1}', pues {2} no tiene ninguno en 'profiles': indique un fichero como asthma.yml.",
      ca: "No hi ha cap perfil '{1}', ja que {2} no en té cap en 'profiles': indique un fitxer com asthma.yml."),
    LocalizedText(
      en: "There is no profile '{1}', since {2} has none under 'profiles': leave it out.",
      es: "No hay ningún perfil '{1}', pues {2} no tiene ninguno en 'profiles': quítelo.",
      ca: "No hi ha cap perfil '{1}', ja que {2} no en té cap en 'profiles': lleve'l."),
    LocalizedText(
      en: "There is no profile '{1}': choose one of {2}, or name a file like asthma.yml.",
      es: "No hay ningún perfil '{1}': elija uno de {2}, o indique un fichero como asthma.yml.",
      ca: "No hi ha cap perfil '{1}': trie'n un de {2}, o indique un fitxer com asthma.yml."),
    LocalizedText(
      en: "There is no profile '{1}': choose one of {2}.",
      es: "No hay ningún perfil '{1}': elija uno de {2}.",
      ca: "No hi ha cap perfil '{1}': trie'n un de {2}."),
    LocalizedText(
      en: "{1} takes a number of m³/h from 0.1 to 12, or one of {2}, not '{3}'.",
      es: "{1} admite un número de m³/h de 0.1 a 12, o uno de {2}, no '{3}'.",
      ca: "{1} admet un nombre de m³/h de 0.1 a 12, o un de {2}, no '{3}'."),
    LocalizedText(
      en: "{1} takes km/h from {2} to {3} in the mode {4}, not '{5}'.",
      es: "{1} admite km/h de {2} a {3} en el modo {4}, no '{5}'.",
      ca: "{1} admet km/h de {2} a {3} en el mode {4}, no '{5}'."),
  ]
}
