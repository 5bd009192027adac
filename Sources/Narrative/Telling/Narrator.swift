package import AirData
package import Routing
internal import Streets

/// Puts the steps of a path into words.
package struct Narrator: Sendable {
  let table: LanguageTable

  /// Speaks a language.
  package init(_ language: Language) {
    table = LanguageTable.of(language)
  }

  /// Metres up to which a step and the next one are told in one sentence.
  private static let thenMeters = 20.0

  /// The directions, line by line.
  package func lines(_ guidance: PathGuidance) -> [GuidanceLine] {
    let instructions = self.instructions(guidance.steps)
    let remarks = guidance.remarks.map { remark in
      GuidanceLine(text: sentence(remark), steps: 0..<0, startMeters: remark.meters, lengthMeters: nil)
    }
    // What is said at a place of an instruction comes after it.
    return (instructions.map { ($0, 0) } + remarks.map { ($0, 1) })
      .sorted { ($0.0.startMeters, $0.1) < ($1.0.startMeters, $1.1) }.map(\.0)
  }

  /// What is said on the way, as a sentence.
  package func sentence(_ remark: PathRemark) -> String { Self.sentence(text(remark.kind)) }

  /// What a step asks of one, as a sentence of its own.
  package func sentence(_ step: RouteStep, after previous: RouteStep?) -> String {
    Self.sentence(clause(step, after: previous))
  }

  /// What a step asks of one, with what comes at once after it, as a sentence of its own.
  package func sentence(ofStep number: Int, in steps: [RouteStep]) -> String {
    Self.sentence(told(steps, from: number).text)
  }

  /// What a step asks of one, some metres before it.
  package func announcement(_ step: RouteStep, after previous: RouteStep?, inMeters meters: Double) -> String {
    let rest = clause(step, after: previous, whereabouts: .measured)
    return Self.sentence(table.say(.inDistance, ["distance": spokenDistance(meters), "rest": rest]))
  }

  private func instructions(_ steps: [RouteStep]) -> [GuidanceLine] {
    var lines: [GuidanceLine] = []
    var meters = 0.0
    var step = 0
    while step < steps.count {
      if isNoWay(steps, step) {
        step += 1
        continue
      }
      let first = step
      let (text, end) = told(steps, from: first)
      step = end
      let length = steps[first..<step].reduce(0) { $0 + $1.lengthMeters }
      // A stop is told together with the departure from it, which has its metres.
      let isEnd = steps[first..<step].allSatisfy { $0.maneuver.kind == .arrive }
      lines.append(
        GuidanceLine(
          text: Self.sentence(text), steps: first..<step, startMeters: meters, lengthMeters: isEnd ? nil : length,
          roundingMeters: steps[step - 1].roundingMeters))
      meters += length
    }
    return lines
  }

  /// What a step asks of one, with what comes at once after it, as a clause; and the step after these.
  private func told(_ steps: [RouteStep], from first: Int) -> (text: String, end: Int) {
    let text = clause(steps[first], after: first > 0 ? steps[first - 1] : nil)
    let second = next(steps, after: first)
    guard canJoin(steps, first: first, second: second) else { return (text, second) }
    let then: Phrase = steps[first].maneuver.stop?.contains(",") == true ? .thenAfterName : .then
    let rest = clause(steps[second], after: steps[second - 1], whereabouts: .atOnce)
    return (table.say(then, ["first": text, "second": rest]), next(steps, after: second))
  }

  /// Whether one sets out to where one is already: nothing is said before that one has arrived.
  private func isNoWay(_ steps: [RouteStep], _ step: Int) -> Bool {
    steps[step].maneuver.kind == .depart && steps[step].lengthMeters == 0 && step + 1 < steps.count
      && steps[step + 1].maneuver.kind == .arrive
  }

  /// The step after one and those that it tells along with it: the way out of a roundabout.
  private func next(_ steps: [RouteStep], after step: Int) -> Int {
    let next = step + 1
    guard next < steps.count, steps[step].maneuver.kind == .roundabout else { return next }
    return steps[next].maneuver.kind == .exitRoundabout ? next + 1 : next
  }

  private func canJoin(_ steps: [RouteStep], first: Int, second: Int) -> Bool {
    guard second < steps.count, steps[second].maneuver.kind != .arrive, steps[first].maneuver.kind != .roundabout,
      !isNoWay(steps, second)
    else { return false }
    return steps[first..<second].reduce(0) { $0 + $1.lengthMeters } <= Self.thenMeters
      && steps[second].maneuver.kind != .roundabout
  }

  /// A clause as a sentence.
  private static func sentence(_ clause: String) -> String {
    clause.isEmpty ? "" : clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }
}

extension LanguageTable {
  /// The table of a language.
  static func of(_ language: Language) -> LanguageTable {
    switch language {
    case .en: english
    case .es: spanish
    case .ca: valencian
    }
  }
}
