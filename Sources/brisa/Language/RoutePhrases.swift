internal import AirData
internal import Trips

/// The words of `brisa route`, in every language; `{1}`, `{2}` are values.
enum RoutePhrases {
  static let labels: [RouteLabel: LocalizedText] = [
    .fastest: LocalizedText(en: "fastest", es: "más rápido", ca: "més ràpid"),
    .balanced: LocalizedText(en: "balanced", es: "equilibrado", ca: "equilibrat"),
    .cleanest: LocalizedText(en: "cleanest", es: "más limpio", ca: "més net"),
    .chosen: LocalizedText(en: "chosen", es: "elegido", ca: "triat"),
    .budget: LocalizedText(en: "budget", es: "dentro del límite", ca: "dins del límit"),
    .knee: LocalizedText(en: "knee", es: "codo", ca: "colze"),
    .choice: LocalizedText(en: "choice", es: "opción", ca: "opció"),
    .loop: LocalizedText(en: "loop", es: "vuelta", ca: "volta"),
  ]
  static let air = LocalizedText(en: "air", es: "aire", ca: "aire")
  /// Every day's name begins with the article.
  static let typical = LocalizedText(en: ", {1} of {2}", es: ", {1} de {2}", ca: ", {1} d'{2}")

  static let route = LocalizedText(en: "route", es: "camino", ca: "camí")
  static let distance = LocalizedText(en: "distance", es: "distancia", ca: "distància")
  static let time = LocalizedText(en: "time", es: "tiempo", ca: "temps")
  static let burden = LocalizedText(en: "burden", es: "carga", ca: "càrrega")
  static let cleanerWith = LocalizedText(en: "cleaner with", es: "más limpio con", ca: "més net amb")
  static let inhaled = LocalizedText(en: "{1} inhaled", es: "{1} inhalado", ca: "{1} inhalat")
  static let ofItStreets = LocalizedText(en: "of it streets", es: "de calles", ca: "de carrers")
  static let mean = LocalizedText(en: "{1} mean", es: "{1} medio", ca: "{1} mitjà")
  static let max = LocalizedText(en: "max", es: "máx.", ca: "màx.")

  static let noTradeOff = LocalizedText(
    en: "No way has less burden than the fastest.", es: "Ningún camino tiene menos carga que el más rápido.",
    ca: "Cap camí té menys càrrega que el més ràpid.")
  static let tradeOff = LocalizedText(
    en: "{1} ways are beaten by no other in both time and burden; {2} that really differ are shown.",
    es: "A {1} caminos no los mejora ningún otro en tiempo y carga a la vez; se muestran {2} que de verdad se "
      + "distinguen.",
    ca: "A {1} camins no els millora cap altre en temps i càrrega alhora; se'n mostren {2} que de veres es "
      + "distingixen.")
  static let movingAir = LocalizedText(
    en: "Burden with the air of the minute in which each street is reached: {1}{2}.",
    es: "Carga con el aire del minuto en que se llega a cada calle: {1}{2}.",
    ca: "Càrrega amb l'aire del minut en què s'arriba a cada carrer: {1}{2}.")
  static let exactness = LocalizedText(
    en: "; the ways cost at most {1} % more than the least",
    es: "; los caminos cuestan como mucho un {1} % más que el mínimo",
    ca: "; els camins costen com a molt un {1} % més que el mínim")
  static let unnamed = LocalizedText(en: "unnamed ways", es: "vías sin nombre", ca: "vies sense nom")
  static let by = LocalizedText(en: "by {1}", es: "por {1}", ca: "per {1}")
  static let snaps = LocalizedText(
    en: "The way begins {1} from the origin and ends {2} from the destination.",
    es: "El camino empieza a {1} del origen y acaba a {2} del destino.",
    ca: "El camí comença a {1} de l'origen i acaba a {2} de la destinació.")
  static let snapsOfLoop = LocalizedText(
    en: "The way begins and ends {1} from the origin.", es: "El camino empieza y acaba a {1} del origen.",
    ca: "El camí comença i acaba a {1} de l'origen.")
  static let fastCars = LocalizedText(
    en: "{1}: {2} on streets with faster cars", es: "{1}: {2} por calles con coches más rápidos",
    ca: "{1}: {2} per carrers amb cotxes més ràpids")
  static let pushed = LocalizedText(
    en: "{1}: {2} on foot, pushing the bike", es: "{1}: {2} a pie, con la bici de la mano",
    ca: "{1}: {2} a peu, amb la bici de la mà")
  static let zone = LocalizedText(
    en: "{1}: {2} and {3} inside zone {4}", es: "{1}: {2} y {3} dentro de la zona {4}",
    ca: "{1}: {2} i {3} dins de la zona {4}")
  static let byTrafficAlone = LocalizedText(
    en: "by traffic alone", es: "solo según el tráfico", ca: "només segons el trànsit")
  static let byTrafficAnd = LocalizedText(
    en: "by traffic and {1}", es: "según el tráfico y {1}", ca: "segons el trànsit i {1}")
  static let relativeBurden = LocalizedText(
    en: "Burden   {1}, relative: that of the fastest is 100", es: "Carga    {1}, relativa: la del más rápido es 100",
    ca: "Càrrega  {1}, relativa: la del més ràpid és 100")
  static let relativeLoopBurden = LocalizedText(
    en: "Burden   {1}, relative: that of loop 1 is 100", es: "Carga    {1}, relativa: la de la vuelta 1 es 100",
    ca: "Càrrega  {1}, relativa: la de la volta 1 és 100")
  static let burdenUnit = LocalizedText(
    en: "Burden   minutes at the WHO guideline ({1})", es: "Carga    minutos al nivel de la guía de la OMS ({1})",
    ca: "Càrrega  minuts al nivell de la guia de l'OMS ({1})")
  static let unknownTraffic = LocalizedText(
    en: "Burden   by traffic alone, of which nothing is known",
    es: "Carga    solo según el tráfico, del que no se sabe nada",
    ca: "Càrrega  només segons el trànsit, del qual no se sap res")
  static let burdenOfIndex = LocalizedText(
    en: "Burden   minutes at a us-epa index of 100 ({1}: index ÷ 100)",
    es: "Carga    minutos con un índice us-epa de 100 ({1}: índice ÷ 100)",
    ca: "Càrrega  minuts amb un índex us-epa de 100 ({1}: índex ÷ 100)")
  static let doseUnit = LocalizedText(
    en: "; dose at {1} m³/h", es: "; dosis con {1} m³/h", ca: "; dosi amb {1} m³/h")

  static let bestDeparture = LocalizedText(
    en: "Best: leave at {1}, {2} of burden.", es: "Lo mejor: salir a las {1}, {2} de carga.",
    ca: "El millor: eixir a les {1}, {2} de càrrega.")
  static let goingAround = LocalizedText(
    en: "Going around at {1} saves {2} of burden for {3} more on the way; {4}",
    es: "Rodear a las {1} ahorra {2} de carga por {3} más de camino; {4}",
    ca: "Desviar-se a les {1} estalvia {2} de càrrega per {3} més de camí; {4}")
  static let goingAroundIsNothing = LocalizedText(
    en: "Going around at {1} saves nothing; {2}", es: "Rodear a las {1} no ahorra nada; {2}",
    ca: "Desviar-se a les {1} no estalvia res; {2}")
  static let waitingIsNothing = LocalizedText(
    en: "waiting is worth nothing.", es: "esperar no sirve de nada.", ca: "esperar no servix de res.")
  static let waiting = LocalizedText(
    en: "waiting {1} saves {2} on the fastest way; both save {3}.",
    es: "esperar {1} ahorra {2} en el camino más rápido; las dos cosas, {3}.",
    ca: "esperar {1} estalvia {2} en el camí més ràpid; les dos coses, {3}.")
  static let departuresLegend = LocalizedText(
    en: "These are burdens in the air of every minute; the table has the air of the best departure's hour.",
    es: "Son cargas en el aire de cada minuto; la tabla tiene el aire de la hora de la mejor salida.",
    ca: "Són càrregues en l'aire de cada minut; la taula té l'aire de l'hora de la millor eixida.")

  /// What a route is called.
  static func name(_ labels: [RouteLabel]) -> String {
    labels.map { Self.labels[$0].map { Spoken.say($0) } ?? $0.rawValue }.joined(separator: " = ")
  }

  /// What a route of an answer is called, by its place in it: loops by their number, too.
  static func name(ofRoute number: Int, in answer: RouteAnswer) -> String {
    name(answer.routes[number].labels) + (answer.loops == nil ? "" : " \(number + 1)")
  }

  /// What burdens without a unit are by: traffic alone, or what is measured beside it too.
  static func byTraffic(beside pollutant: Pollutant?) -> String {
    pollutant.map { Spoken.say(byTrafficAnd, $0.symbol) } ?? Spoken.say(byTrafficAlone)
  }
}
