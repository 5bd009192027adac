internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Routing
internal import Setup
internal import Streets

/// What has to be said of every answer to a question about an hour, whatever its places are.
struct QuestionNotices {
  private let question: RouteQuestion
  private let hour: HourSnapshot
  /// What burdens without a unit are told by.
  private let base: BurdenBase
  private let pollution: HourPollution
  private var sampler: PollutionSampler { pollution.sampler }

  init(_ question: RouteQuestion, in hour: HourSnapshot, base: BurdenBase = .fastest) {
    self.question = question
    self.hour = hour
    self.base = base
    pollution = hour.pollution(by: question.measure)
  }

  /// Of the air, then of its pollution, of the network and of the circles.
  var all: [Notice] {
    pollution.airNotices
      + [
        pollution.streets == nil ? noAir : trafficOnly ?? partialMix,
        circlesWithoutAir, noCircles, zonesElsewhere, scaleOfMeasure,
      ].compactMap { $0 }
  }

  /// The code of what is said where burdens have no unit.
  static let trafficOnlyCode = "traffic-only"

  /// Said where nothing tells burdens by traffic.
  static let noTraffic = Notice(
    code: "no-air",
    text: LocalizedText(
      en: "Nothing is known of the streets' traffic, so only the time of the way counts: 'traffic' needs a network "
        + "with streets for cars that are not left out (--increment off).",
      es: "No se sabe nada del tráfico de las calles, y solo cuenta el tiempo del camino: 'traffic' necesita una red "
        + "con calles para coches que no se dejen fuera (--increment off).",
      ca: "No se sap res del trànsit dels carrers, i només compta el temps del camí: 'traffic' necessita una xarxa amb "
        + "carrers per a cotxes que no es deixen fora (--increment off)."))

  private var noAir: Notice {
    if sampler.measure == .traffic { return Self.noTraffic }
    // A mix and an index are known by their word, a pollutant by its symbol.
    let measure =
      if case .pollutant(let pollutant) = sampler.measure { pollutant.symbol } else { sampler.measure.word }
    return Notice(
      code: "no-air",
      text: hour.air.fields.isEmpty
        ? LocalizedText(
          en: "Nothing is known of the air at this hour: only the time of the way counts.",
          es: "No se sabe nada del aire a esta hora: solo cuenta el tiempo del camino.",
          ca: "No se sap res de l'aire a esta hora: només compta el temps del camí.")
        : LocalizedText(
          en: "No station that measures \(measure) is near enough: only the time of the way counts.",
          es: "Ninguna estación que mida \(measure) está bastante cerca: solo cuenta el tiempo del camino.",
          ca: "Cap estació que mesure \(measure) és prou prop: només compta el temps del camí."))
  }

  /// Said where nothing but streets tells places apart.
  private var trafficOnly: Notice? {
    guard sampler.pattern != nil else { return nil }
    if sampler.measure == .traffic { return Self.byTraffic(base) }
    let base = base.words
    if let beside = sampler.beside?.pollutant { return Self.trafficBeside(beside, sampler.measure.pollutants, base) }
    if !sampler.pollutants.isEmpty { return Self.stationsFarAway(sampler.pollutants, base) }
    let measure = sampler.measure.pollutants.map(\.symbol).joined(separator: ", ")
    return Notice(
      code: Self.trafficOnlyCode,
      text: LocalizedText(
        en: "No station reads \(measure) at this hour, so ways are told apart by traffic alone: burdens have no "
          + "unit\(base.en).",
        es: "Ninguna estación mide \(measure) a esta hora, y los caminos se distinguen solo por el tráfico: las "
          + "cargas no tienen unidad\(base.es).",
        ca: "Cap estació mesura \(measure) a esta hora, i els camins es distingixen només pel trànsit: les "
          + "càrregues no tenen unitat\(base.ca)."))
  }

  /// Said where traffic stands for the part of a mix that nobody measures.
  private static func trafficBeside(_ known: Pollutant, _ wanted: [Pollutant], _ base: LocalizedText) -> Notice {
    let missing = wanted.filter { $0 != known }.map(\.symbol).joined(separator: ", ")
    return Notice(
      code: trafficOnlyCode,
      text: LocalizedText(
        en:
          "No station reads \(missing) at this hour, so traffic stands for it beside \(known.symbol): burdens have no "
          + "unit\(base.en).",
        es:
          "Ninguna estación mide \(missing) a esta hora, y el tráfico lo sustituye junto a \(known.symbol): las cargas "
          + "no tienen unidad\(base.es).",
        ca: "Cap estació mesura \(missing) a esta hora, i el trànsit el substituïx al costat de \(known.symbol): les "
          + "càrregues no tenen unitat\(base.ca)."))
  }

  /// Said where no place on the network is near enough to stations of all that p is made of.
  private static func stationsFarAway(_ known: [Pollutant], _ base: LocalizedText) -> Notice {
    func all(_ and: String) -> String { known.map(\.symbol).joined(separator: " \(and) ") }
    return Notice(
      code: trafficOnlyCode,
      text: LocalizedText(
        en:
          "No place here is near enough to stations that read \(all("and")), so ways are told apart by traffic alone: "
          + "burdens have no unit\(base.en).",
        es: "Ningún lugar de aquí está bastante cerca de estaciones que midan \(all("y")), y los caminos se distinguen "
          + "solo por el tráfico: las cargas no tienen unidad\(base.es).",
        ca: "Cap lloc d'ací és prou prop d'estacions que mesuren \(all("i")), i els camins es distingixen només pel "
          + "trànsit: les càrregues no tenen unitat\(base.ca)."))
  }

  /// Said where burdens by traffic were asked for.
  static func byTraffic(_ base: BurdenBase) -> Notice {
    let base = base.words
    return Notice(
      code: trafficOnlyCode,
      text: LocalizedText(
        en: "Burdens are by traffic alone: they have no unit\(base.en).",
        es: "Las cargas son solo según el tráfico: no tienen unidad\(base.es).",
        ca: "Les càrregues són només segons el trànsit: no tenen unitat\(base.ca)."))
  }

  private var partialMix: Notice? {
    let unread = sampler.measure.pollutants.filter { !sampler.pollutants.contains($0) }
    guard sampler.measure == .mix, !unread.isEmpty else { return nil }
    let missing = unread.map(\.symbol).joined(separator: ", ")
    let known = sampler.pollutants.map(\.symbol).joined()
    let partial = LocalizedText(
      en: "The pollution is that of \(known) alone: no station measures \(missing).",
      es: "La contaminación es solo la de \(known): ninguna estación mide \(missing).",
      ca: "La contaminació és només la de \(known): cap estació mesura \(missing).")
    return Notice(code: "mix-partial", text: partial)
  }

  private var circlesWithoutAir: Notice? {
    guard question.stationCircles != nil, hour.air.fields.isEmpty else { return nil }
    return Notice(
      code: "exclusion-without-air",
      text: LocalizedText(
        en: "No circle is drawn around a station: no station has a reading of this hour.",
        es: "No se dibuja ningún círculo alrededor de una estación: ninguna tiene lectura de esta hora.",
        ca: "No es dibuixa cap cercle al voltant d'una estació: cap té lectura d'esta hora."))
  }

  private var noCircles: Notice? {
    guard let rule = question.stationCircles, !hour.air.fields.isEmpty, hour.stationZones(rule).isEmpty else {
      return nil
    }
    let limit = LocalizedText(digits: String(format: "%g", rule.indexAbove))
    return Notice(
      code: "exclusion-empty",
      text: LocalizedText(
        en: "No station's index is above \(limit.en) at this hour: no zone is drawn.",
        es: "El índice de ninguna estación pasa de \(limit.es) a esta hora: no se dibuja ninguna zona.",
        ca: "L'índex de cap estació passa de \(limit.ca) a esta hora: no es dibuixa cap zona."))
  }

  /// Said of what was drawn by hand where no street is: whoever wants to keep out of a place would walk through it.
  private var zonesElsewhere: Notice? {
    let elsewhere = hour.drawnZones(of: question).filter { !$0.mayReach(hour.graph.box) }
    guard let first = elsewhere.first else { return nil }
    let isOne = elsewhere.count == 1
    let (name, others) = (first.calling, elsewhere.count - 1)
    return Notice(
      code: "exclusion-elsewhere",
      text: LocalizedText(
        en: "Zone \(name) \(isOne ? "lies" : "and \(others) more lie") outside the network and "
          + "\(isOne ? "changes" : "change") nothing: check that latitude and longitude are in their places.",
        es:
          "La zona \(name) \(isOne ? "queda" : "y \(others) más quedan") fuera de la red y no "
          + "\(isOne ? "cambia" : "cambian") nada: compruebe que la latitud y la longitud estén en su sitio.",
        ca:
          "La zona \(name) \(isOne ? "queda" : "i \(others) més queden") fora de la xarxa i no "
          + "\(isOne ? "canvia" : "canvien") res: comprove que la latitud i la longitud estiguen al seu lloc."))
  }

  private var scaleOfMeasure: Notice? {
    guard question.measure == .ica, hour.city.scale != .usEPA else { return nil }
    return Notice(
      code: "ica-scale",
      text: LocalizedText(
        en: "The measure 'ica' is the us-epa index ÷ 100, whatever scale is shown.",
        es: "La medida 'ica' es el índice us-epa ÷ 100, se muestre la escala que se muestre.",
        ca: "La mesura 'ica' és l'índex us-epa ÷ 100, es mostre l'escala que es mostre."))
  }
}
