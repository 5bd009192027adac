internal import AirData
internal import Foundation

/// The words of maps of routes.
enum RouteWords {
  static let routesOnFoot = LocalizedText(en: "ways on foot", es: "caminos a pie", ca: "camins a peu")
  static let routesByBike = LocalizedText(en: "ways by bike", es: "caminos en bici", ca: "camins amb bici")
  static let routesByScooter = LocalizedText(en: "ways by scooter", es: "caminos en patinete", ca: "camins amb patinet")
  static let leaving = LocalizedText(en: "Leaving", es: "Salida", ca: "Eixida")
  static let airOf = LocalizedText(en: "air of", es: "aire del", ca: "aire de")
  static let time = LocalizedText(en: "Time", es: "Tiempo", ca: "Temps")
  static let distance = LocalizedText(en: "Distance", es: "Distancia", ca: "Distància")
  static let burden = LocalizedText(en: "Burden", es: "Carga", ca: "Càrrega")
  static let index = LocalizedText(en: "Index", es: "Índice", ca: "Índex")
  static let most = LocalizedText(en: "at most", es: "máx.", ca: "màx.")
  static let inhaled = LocalizedText(en: "inhaled", es: "inhalados", ca: "inhalats")
  static let unknown = LocalizedText(en: "unknown", es: "desconocida", ca: "desconeguda")
  static let burdenMeans = LocalizedText(
    en: "Burden: minutes at the level of the WHO guideline.",
    es: "Carga: minutos al nivel de la guía de la OMS.", ca: "Càrrega: minuts al nivell de la guia de l'OMS.")
  static let burdenOfIndex = LocalizedText(
    en: "Burden: minutes at a us-epa index of 100.", es: "Carga: minutos con un índice us-epa de 100.",
    ca: "Càrrega: minuts amb un índex us-epa de 100.")
  static let start = LocalizedText(en: "start", es: "salida", ca: "eixida")
  static let end = LocalizedText(en: "destination", es: "destino", ca: "destinació")
  static let startAndEnd = LocalizedText(
    en: "start and destination", es: "salida y destino", ca: "eixida i destinació")
  static let pushed = LocalizedText(
    en: "on foot, pushing the bike", es: "a pie, con la bici de la mano", ca: "a peu, amb la bici de la mà")
  static let avoided = LocalizedText(en: "zone to avoid", es: "zona que evitar", ca: "zona que cal evitar")
  static let forbidden = LocalizedText(en: "closed zone", es: "zona cerrada", ca: "zona tancada")
  static let noAir = LocalizedText(
    en: "nothing known of the air", es: "no se sabe nada del aire", ca: "no se sap res de l'aire")
  static let moving = LocalizedText(
    en:
      "The map has the air of the departure; the ways were found with the air of the minute in which each street is reached.",
    es:
      "El mapa muestra el aire de la salida; los caminos se hallaron con el aire del minuto en que se llega a cada calle.",
    ca:
      "El mapa mostra l'aire de l'eixida; els camins es van trobar amb l'aire del minut en què s'arriba a cada carrer.")
  static let pollution = LocalizedText(en: "Pollution", es: "Contaminación", ca: "Contaminació")
  static let overGuideline = LocalizedText(
    en: "over its WHO guideline: at 1 it is reached", es: "entre su guía de la OMS: con 1 se alcanza",
    ca: "entre la seua guia de l'OMS: amb 1 s'hi arriba")
  static let byTraffic = LocalizedText(en: "Traffic", es: "Tráfico", ca: "Trànsit")
  static let meanOverGuidelines = LocalizedText(
    en: "mean over their WHO guidelines: at 1 they are reached",
    es: "media entre sus guías de la OMS: con 1 se alcanzan",
    ca: "mitjana entre les seues guies de l'OMS: amb 1 s'hi arriba")
  static let indexOver100 = LocalizedText(
    en: "index us-epa ÷ 100", es: "índice us-epa ÷ 100", ca: "índex us-epa ÷ 100")
  static let hint = LocalizedText(
    en: "Point at a line or a row, or reach it with the Tab key, to bring it out.",
    es: "Señale una línea o una fila, o llegue a ella con el tabulador, para resaltarla.",
    ca: "Assenyale una línia o una fila, o arribe-hi amb el tabulador, per a ressaltar-la.")

  static func burdenByTraffic(beside pollutant: Pollutant?) -> LocalizedText {
    guard let symbol = pollutant?.symbol else {
      return LocalizedText(
        en: "Burden: by traffic alone, without a unit.", es: "Carga: solo según el tráfico, sin unidad.",
        ca: "Càrrega: només segons el trànsit, sense unitat.")
    }
    return LocalizedText(
      en: "Burden: by traffic and \(symbol), without a unit.",
      es: "Carga: según el tráfico y \(symbol), sin unidad.",
      ca: "Càrrega: segons el trànsit i \(symbol), sense unitat.")
  }

  static func relative(beside pollutant: Pollutant?) -> LocalizedText {
    guard let symbol = pollutant?.symbol else {
      return LocalizedText(
        en: "what streets are expected to make of the air, without a unit",
        es: "lo que se espera que las calles hagan del aire, sin unidad",
        ca: "el que s'espera que els carrers facen de l'aire, sense unitat")
    }
    return LocalizedText(
      en: "what streets are expected to make of the air and stations read of \(symbol), without a unit",
      es: "lo que se espera que las calles hagan del aire y lo que se mide de \(symbol), sin unidad",
      ca: "el que s'espera que els carrers facen de l'aire i el que es mesura de \(symbol), sense unitat")
  }

  static func title(_ mode: String) -> LocalizedText {
    switch mode {
    case "bike": routesByBike
    case "scooter": routesByScooter
    default: routesOnFoot
    }
  }

  static func name(_ kind: MappedRoute.Kind) -> LocalizedText {
    switch kind {
    case .fastest: LocalizedText(en: "fastest", es: "el más rápido", ca: "el més ràpid")
    case .balanced: LocalizedText(en: "balanced", es: "equilibrado", ca: "equilibrat")
    case .cleanest: LocalizedText(en: "cleanest", es: "el más limpio", ca: "el més net")
    case .chosen: LocalizedText(en: "chosen", es: "elegido", ca: "triat")
    case .budget:
      LocalizedText(en: "cleanest within the limit", es: "el más limpio en el límite", ca: "el més net dins del límit")
    case .knee: LocalizedText(en: "knee", es: "codo", ca: "colze")
    case .choice: LocalizedText(en: "choice", es: "opción", ca: "opció")
    case .loop: LocalizedText(en: "loop", es: "vuelta", ca: "volta")
    case .recorded: LocalizedText(en: "your way", es: "su camino", ca: "el seu camí")
    }
  }
}
