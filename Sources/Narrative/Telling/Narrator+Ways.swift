internal import Foundation
internal import Routing
internal import Streets

extension Narrator {
  /// What one comes to with a step, with its article; nil for what goes without saying.
  func way(_ step: RouteStep, after previous: RouteStep?) -> String? {
    let name = step.label.name
    switch step.label.kind {
    case .own: return named(name)
    case .pavement: return table.say(.pavementOf, ["street": named(name)])
    case .beside: return table.say(.besideStreet, ["form": noun(step.form) ?? table.say(.path), "street": named(name)])
    case .crossing, .nameless:
      // Among ways without a name the same kind of way needs no word.
      let isSame = previous.map { $0.label.name.isEmpty && $0.form == step.form } ?? false
      return isSame ? nil : noun(step.form)
    }
  }

  /// A street with its article; what is said of one whose name is not known.
  func named(_ street: String) -> String { street.isEmpty ? table.say(.someStreet) : table.withArticle(street) }

  private func noun(_ form: WayForm) -> String? {
    switch form {
    case .street: table.say(.street)
    case .service: table.say(.service)
    case .track: table.say(.track)
    case .pedestrian: table.say(.pedestrian)
    case .square: table.say(.square)
    case .footway: table.say(.footway)
    case .cycleway: table.say(.cyclewayForm)
    case .path: table.say(.path)
    case .platform: table.say(.platform)
    case .corridor: table.say(.corridor)
    case .stairs, .crossing: nil
    }
  }

  /// What a feature asks of one, as a clause.
  func text(_ feature: WayFeature) -> String {
    switch feature {
    case .stairs(let up): say(up, ascending: .stairsUp, descending: .stairsDown, unknown: .stairs)
    case .ramp(let up): say(up, ascending: .rampUp, descending: .rampDown, unknown: .ramp)
    case .bridge: table.say(.bridge)
    case .tunnel: table.say(.tunnel)
    case .lift(nil): table.say(.lift)
    case .lift(let level?): table.say(.liftToLevel, ["level": level])
    case .gate: table.say(.gate)
    case .cycleway(let on): table.say(on ? .cycleway : .leaveCycleway)
    case .walkingBike(let begins): table.say(begins ? .walkBike : .rideAgain)
    case .traffic(let on): table.say(on ? .intoTraffic : .outOfTraffic)
    case .crossing(let kind, let street): table.say(phrase(kind), ["street": named(street)])
    case .afterCrossing: ""
    }
  }

  private func say(_ up: Bool?, ascending: Phrase, descending: Phrase, unknown: Phrase) -> String {
    table.say(up.map { $0 ? ascending : descending } ?? unknown)
  }

  private func phrase(_ kind: CrossingKind) -> Phrase {
    switch kind {
    case .signals: .crossAtSignals
    case .zebra: .crossAtZebra
    case .island: .crossByIsland
    case .plain: .cross
    }
  }

  /// What is said on the way, as a clause.
  func text(_ remark: PathRemark.Kind) -> String {
    switch remark {
    case .entersZone(let zone): table.say(.entersZone, ["zone": zone])
    case .leavesZone(let zone): table.say(.leavesZone, ["zone": zone])
    case .worstStretch(let meters, let pollutant, let concentration):
      table.say(
        .worstStretch,
        [
          "distance": distance(meters), "pollutant": pollutant,
          "value": String(format: "%.0f µg/m³", concentration),
        ])
    case .leavesTraffic(let label): table.say(.leavesTraffic, ["street": named(label.name)])
    }
  }

  /// A distance in short, `120 m`, rounded to some metres at most.
  package func distance(_ meters: Double, to most: Double = .infinity) -> String {
    let (number, isKilometers) = SpokenDistance.figure(meters, to: most, table.decimalMark)
    return number + (isKilometers ? " km" : " m")
  }

  /// A distance as it is spoken, `120 metres`.
  package func spokenDistance(_ meters: Double) -> String {
    let (number, isKilometers) = SpokenDistance.figure(meters, table.decimalMark)
    return table.say(isKilometers ? (number == "1" ? .kilometer : .kilometers) : .meters, ["number": number])
  }
}
