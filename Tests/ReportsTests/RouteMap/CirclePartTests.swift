import Foundation
import Testing

@testable import Reports

@Suite("What a map shows of a circle")
struct CirclePartTests {
  private let frame = Frame(x: 0, y: 0, width: 600, height: 400)

  private func part(x: Double, y: Double, radius: Double) -> CirclePart {
    CirclePart(x: x, y: y, radius: radius, within: frame)
  }

  @Test("A small circle is drawn whole")
  func small() {
    #expect(part(x: 100, y: 100, radius: 50) == .whole(x: 100, y: 100, radius: 50))
  }

  @Test("One that lies beside the map is not drawn, of one that lies around it only the inside")
  func besideAndAround() {
    #expect(part(x: 5000, y: 100, radius: 50) == .none)
    #expect(part(x: 300, y: 200, radius: 9000) == .inside(frame))
  }

  @Test(
    "However large a circle is, its border is drawn no longer than the map is wide",
    arguments: [2e3, 1e5, 1e7, 1e12], [(1.0, 0.0), (0.0, 1.0), (-0.6, 0.8)])
  func large(radius: Double, direction: (x: Double, y: Double)) {
    let large = part(x: 300 + direction.x * radius, y: 200 + direction.y * radius, radius: radius)
    guard case .arc(let x, let y, _, let from, let to, _) = large else {
      Issue.record("\(large)")
      return
    }
    #expect(radius * (to - from) < 1600)
    // The middle of the arc is the middle of the map, which the border crosses; doubles of 1e12 resolve 1e-4.
    #expect(abs(x + radius * cos((from + to) / 2) - 300) < 1e-3)
    #expect(abs(y + radius * sin((from + to) / 2) - 200) < 1e-3)
  }
}
