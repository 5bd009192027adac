internal import Foundation

/// Places for the names of circles on a plan: beside their circles, on nothing else.
///
/// Each name looks for the place where it covers least among many around its circle, near ones first; since each stands
/// in the way of the others, all look again some times.
struct PlanNames {
  /// A circle and the size of the name that belongs to it.
  struct Circle {
    let x: Double
    let y: Double
    let radius: Double
    let nameWidth: Double
    let nameHeight: Double
  }

  /// Where a name ended up.
  struct Place {
    /// The name's frame.
    let rectangle: Frame
    /// Where a line from the circle to the name begins and ends; nil where the name touches its circle.
    let leader: PlanLine?
  }

  let circles: [Circle]
  /// The sheet, which names must not leave.
  let sheet: Frame
  /// What else must not be covered.
  var obstacles: [Frame] = []

  private static let rounds = 6
  private static let directions = 24
  /// Gaps between circle and name.
  private static let gaps = [4.0, 16, 30, 46]
  /// What a unit of gap costs, in square units of covering.
  private static let gapCost = 1.0
  /// What each sample costs in which a line to a name crosses something else.
  private static let crossingCost = 20.0

  /// The places, in the order of the circles.
  /// - Complexity: O(circles²).
  var places: [Place] {
    let disks = circles.map {
      Frame(middleX: $0.x, middleY: $0.y, width: 2 * $0.radius, height: 2 * $0.radius)
    }
    let choices = circles.map { Self.choices($0) }
    var chosen = choices.map { $0[0] }
    for _ in 0..<Self.rounds {
      for index in circles.indices {
        let taken = disks + obstacles + chosen.indices.filter { $0 != index }.map { chosen[$0].rectangle }
        chosen[index] = choices[index].min { cost($0, taken) < cost($1, taken) } ?? chosen[index]
      }
    }
    return chosen.map { choice in
      Place(rectangle: choice.rectangle, leader: choice.leader)
    }
  }

  private struct Choice {
    let rectangle: Frame
    let leader: PlanLine?
    /// What the place costs for being where it is: far from its circle, or above or below rather than beside it.
    let cost: Double
  }

  /// Names beside, then around a circle, so that their edge lies a gap away from it.
  private static func choices(_ circle: Circle) -> [Choice] {
    gaps.flatMap { gap in
      (0..<directions).map { step in
        let angle = 2 * Double.pi * Double(step) / Double(directions)
        let rectangle = Frame(
          middleX: circle.x + cos(angle) * (circle.radius + gap + circle.nameWidth / 2),
          middleY: circle.y + sin(angle) * (circle.radius + gap + circle.nameHeight / 2), width: circle.nameWidth,
          height: circle.nameHeight)
        let leader = gap > gaps[0] ? PlanLine(from: circle, to: rectangle) : nil
        return Choice(rectangle: rectangle, leader: leader, cost: gapCost * gap + 2 * abs(sin(angle)))
      }
    }
  }

  private func cost(_ choice: Choice, _ taken: [Frame]) -> Double {
    let covered = taken.reduce(0) { $0 + $1.overlap(choice.rectangle) }
    let outside = choice.rectangle.area - choice.rectangle.overlap(sheet)
    let crossed = choice.leader?.samples.count { sample in taken.contains { $0.overlap(sample) > 0 } } ?? 0
    return choice.cost + covered + 4 * outside + Self.crossingCost * Double(crossed)
  }
}

/// A line from a circle to its name.
struct PlanLine {
  let startX: Double
  let startY: Double
  let endX: Double
  let endY: Double

  /// The shortest one, from the circle's edge.
  fileprivate init(from circle: PlanNames.Circle, to name: Frame) {
    endX = min(max(circle.x, name.x), name.maxX)
    endY = min(max(circle.y, name.y), name.maxY)
    let deltaX = endX - circle.x
    let deltaY = endY - circle.y
    let length = max(1e-9, (deltaX * deltaX + deltaY * deltaY).squareRoot())
    startX = circle.x + deltaX / length * circle.radius
    startY = circle.y + deltaY / length * circle.radius
  }

  /// Small squares along the line, without its beginning at the circle.
  fileprivate var samples: [Frame] {
    stride(from: 0.3, through: 1, by: 0.1).map { share in
      Frame(
        middleX: startX + share * (endX - startX), middleY: startY + share * (endY - startY), width: 1, height: 1)
    }
  }
}
