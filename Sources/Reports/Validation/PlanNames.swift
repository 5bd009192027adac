import Foundation

/// Places for the names of circles on a plan: beside their circles, on nothing else.
///
/// Each name looks for the place where it covers least among many around its circle, near ones first; since each stands in the way of the
/// others, all look again some times.
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
    /// The middle of the name.
    let rectangle: PlanRectangle
    /// Where a line from the circle to the name begins and ends; nil where the name touches its circle.
    let leader: (startX: Double, startY: Double, endX: Double, endY: Double)?
  }

  let circles: [Circle]
  /// The sheet, which names must not leave.
  let sheet: PlanRectangle
  /// What else must not be covered.
  var obstacles: [PlanRectangle] = []

  private static let rounds = 6
  private static let directions = 24
  /// Gaps between circle and name.
  private static let gaps = [4.0, 16, 30, 46]
  /// What a unit of gap costs, in square units of covering.
  private static let gapCost = 1.0

  /// The places, in the order of the circles.
  /// - Complexity: O(circles²).
  var places: [Place] {
    let disks = circles.map {
      PlanRectangle(middleX: $0.x, middleY: $0.y, width: 2 * $0.radius, height: 2 * $0.radius)
    }
    let choices = circles.map { Self.choices($0) }
    var chosen = choices.map { $0[0] }
    for _ in 0..<Self.rounds {
      for index in circles.indices {
        let taken = disks + obstacles + chosen.indices.filter { $0 != index }.map { chosen[$0].rectangle }
        chosen[index] = choices[index].min { cost($0, taken) < cost($1, taken) } ?? chosen[index]
      }
    }
    return zip(circles, chosen).map { circle, choice in
      Place(rectangle: choice.rectangle, leader: choice.gap > Self.gaps[0] ? Self.leader(circle, choice) : nil)
    }
  }

  private struct Choice {
    let rectangle: PlanRectangle
    let gap: Double
    let directionX: Double
    let directionY: Double
  }

  /// Names beside, then around a circle, so that their edge lies a gap away from it.
  private static func choices(_ circle: Circle) -> [Choice] {
    gaps.flatMap { gap in
      (0..<directions).map { step in
        let angle = 2 * Double.pi * Double(step) / Double(directions)
        let directionX = cos(angle)
        let directionY = sin(angle)
        let reachX = circle.radius + gap + circle.nameWidth / 2
        let reachY = circle.radius + gap + circle.nameHeight / 2
        let rectangle = PlanRectangle(
          middleX: circle.x + directionX * reachX, middleY: circle.y + directionY * reachY, width: circle.nameWidth,
          height: circle.nameHeight)
        return Choice(rectangle: rectangle, gap: gap, directionX: directionX, directionY: directionY)
      }
    }
  }

  private func cost(_ choice: Choice, _ taken: [PlanRectangle]) -> Double {
    let covered = taken.reduce(0) { $0 + $1.overlap(choice.rectangle) }
    let outside = choice.rectangle.area - choice.rectangle.overlap(sheet)
    // Beside a circle a name reads better than above or below.
    return covered + 4 * outside + Self.gapCost * choice.gap + 2 * abs(choice.directionY)
  }

  private static func leader(
    _ circle: Circle, _ choice: Choice
  ) -> (startX: Double, startY: Double, endX: Double, endY: Double) {
    let name = choice.rectangle
    let endX = min(max(circle.x, name.middleX - name.width / 2), name.middleX + name.width / 2)
    let endY = min(max(circle.y, name.middleY - name.height / 2), name.middleY + name.height / 2)
    let length = max(1e-9, ((endX - circle.x) * (endX - circle.x) + (endY - circle.y) * (endY - circle.y)).squareRoot())
    return (
      circle.x + (endX - circle.x) / length * circle.radius, circle.y + (endY - circle.y) / length * circle.radius,
      endX,
      endY
    )
  }
}

/// A rectangle of a drawing.
struct PlanRectangle {
  let middleX: Double
  let middleY: Double
  let width: Double
  let height: Double

  var area: Double { width * height }

  func overlap(_ other: PlanRectangle) -> Double {
    Self.shared(middleX, width, other.middleX, other.width) * Self.shared(middleY, height, other.middleY, other.height)
  }

  private static func shared(_ middle: Double, _ size: Double, _ otherMiddle: Double, _ otherSize: Double) -> Double {
    max(0, min(middle + size / 2, otherMiddle + otherSize / 2) - max(middle - size / 2, otherMiddle - otherSize / 2))
  }
}
