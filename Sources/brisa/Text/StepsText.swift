internal import Narrative

/// The directions of a route as people read them: a line for each thing to do, with the way to the next one.
struct StepsText {
  let lines: [String]

  init(_ guidance: [GuidanceLine], _ narrator: Narrator) {
    let distances = guidance.map { line in
      line.lengthMeters.map { narrator.distance($0, to: line.roundingMeters) } ?? ""
    }
    let width = distances.map(\.count).max() ?? 0
    lines = zip(guidance, distances).map { line, distance in
      let margin = String(repeating: " ", count: width - distance.count)
      return "  \(margin)\(distance)  \(line.text)"
    }
  }
}
