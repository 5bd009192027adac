import Geo
import Testing

@testable import Reports

/// Places are points of the drawing, a hundredth of a degree each.
@Suite("Lanes of routes")
struct RouteLanesTests {
  private static func place(_ x: Double, _ y: Double) -> Coordinate {
    Coordinate(latitude: -y / 100, longitude: x / 100)
  }

  private static func project(_ place: Coordinate) -> PlanePoint {
    PlanePoint(x: place.longitude * 100, y: -place.latitude * 100)
  }

  private func lanes(_ routes: [[Coordinate]]) -> [[PlanePoint]] {
    RouteLanes(routes, spacing: 7, project: Self.project).lines
  }

  /// The least distance from places along a line to another one.
  private func apart(_ line: [PlanePoint], _ other: [PlanePoint], where isMeant: (PlanePoint) -> Bool = { _ in true })
    -> Double
  {
    var least = Double.infinity
    for (start, end) in zip(line, line.dropFirst()) {
      for step in 0...20 {
        let share = Double(step) / 20
        let point = PlanePoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
        guard isMeant(point) else { continue }
        for (first, second) in zip(other, other.dropFirst()) {
          least = min(least, point.distance(fromLine: first, second))
        }
      }
    }
    return least
  }

  @Test("run in the middle of a street that no other route takes")
  func runInTheMiddle() {
    let line = lanes([[Self.place(0, 0), Self.place(100, 0), Self.place(100, 80)]])[0]
    #expect(line == [PlanePoint(x: 0, y: 0), PlanePoint(x: 100, y: 0), PlanePoint(x: 100, y: 80)])
  }

  @Test("stay apart where a street is shared, around its corners too")
  func stayApart() {
    let shared = [(0.0, 0.0), (120, 0), (120, 90), (200, 140), (330, 140)].map { Self.place($0.0, $0.1) }
    let lines = lanes([shared, shared, shared])
    for (first, second) in [(0, 1), (1, 2), (0, 2)] {
      #expect(apart(lines[first], lines[second]) >= 7 - 1e-9, "\(first) and \(second)")
    }
    #expect(lines[1] == shared.map(Self.project))
  }

  @Test("stay apart however the shared street bends")
  func stayApartOnRandomStreets() {
    var generator = SeededRandom(seed: 11)
    for number in 0..<60 {
      var places = [(x: 0.0, y: 0.0)]
      var direction = (x: 1.0, y: 0.0)
      for _ in 0..<12 {
        let turn = Double.random(in: -0.7...0.7, using: &generator)
        let length = Double.random(in: 30...70, using: &generator)
        direction = (direction.x - turn * direction.y, direction.y + turn * direction.x)
        let norm = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        direction = (direction.x / norm, direction.y / norm)
        let last = places[places.count - 1]
        places.append((last.x + length * direction.x, last.y + length * direction.y))
      }
      let street = places.map { Self.place($0.x, $0.y) }
      let lines = lanes([street, street])
      // A street may come back to itself and cross its own other lane: only neighbouring stretches are compared.
      for index in 1..<lines[0].count {
        let window = Array(lines[1][max(0, index - 2)..<min(lines[1].count, index + 2)])
        #expect(apart(Array(lines[0][index - 1...index]), window) >= 6.4, "street \(number): \(places)")
      }
    }
  }

  @Test("stay apart where two routes meet in opposite directions")
  func stayApartComingTheOtherWay() {
    let street = [Self.place(0, 0), Self.place(60, 0), Self.place(150, 30)]
    let lines = lanes([street, street.reversed()])
    #expect(apart(lines[0], lines[1]) >= 7 - 1e-9)
  }

  @Test("come together in the middle again once they part")
  func returnToTheMiddle() {
    let (a, b, c) = (Self.place(0, 0), Self.place(100, 0), Self.place(200, 0))
    let lines = lanes([[a, b, c], [a, b, Self.place(100, 100)]])
    #expect(apart(lines[0], lines[1], where: { $0.x < 90 }) >= 7 - 1e-9)
    #expect(lines[0].last == Self.project(c))
    #expect(lines[1].last == PlanePoint(x: 100, y: 100))
  }

  @Test("have no loops on the inner side of a bend that is narrower than they are")
  func haveNoLoops() {
    let bend = [(0.0, 0.0), (100, 0), (103, 1), (105, 3), (106, 6), (106, 100)].map { Self.place($0.0, $0.1) }
    for line in lanes([bend, bend, bend, bend]) {
      for first in line.indices.dropLast(3) {
        for second in first + 2..<line.count - 1 {
          let gap = apart([line[first], line[first + 1]], [line[second], line[second + 1]])
          #expect(gap > 0.05, "\(line)")
        }
      }
    }
  }

  @Test("know the parts on which a bike is pushed, where a place comes twice too")
  func knowPushedParts() {
    let line = [(0.0, 0.0), (60, 0), (60, 0), (100, 0), (100, 80)].map { Self.place($0.0, $0.1) }
    let alone = RouteLanes([line], pushed: [[1...3]], spacing: 7, project: Self.project)
    #expect(alone.pushed == [[[PlanePoint(x: 60, y: 0), PlanePoint(x: 100, y: 0)]]])
    #expect(alone.lines[0].count == 4)
    let street = [0.0, 40, 90, 150].map { Self.place($0, 0) }
    let shared = RouteLanes([street, street], pushed: [[1...2], []], spacing: 7, project: Self.project)
    #expect(shared.pushed == [[[PlanePoint(x: 40, y: -3.5), PlanePoint(x: 90, y: -3.5)]], []])
  }

  @Test("know them where loops are taken out too")
  func knowPushedPartsOfBends() {
    let bend = [(0.0, 0.0), (100, 0), (103, 1), (105, 3), (106, 6), (106, 100)].map { Self.place($0.0, $0.1) }
    let lanes = RouteLanes(
      [bend, bend, bend, bend], pushed: [[0...5], [], [0...1], [4...5]], spacing: 7, project: Self.project)
    #expect(lanes.pushed[0] == [lanes.lines[0]] && lanes.pushed[1].isEmpty)
    #expect(lanes.pushed[2].map(\.first) == [lanes.lines[2].first])
    #expect(lanes.pushed[3].map(\.last) == [lanes.lines[3].last])
  }

  @Test("of one place, or the same place twice, are no trouble")
  func takeOnePlace() {
    let a = Self.place(1, 1)
    #expect(lanes([[a], [a, a]]) == [[PlanePoint(x: 1, y: 1)], [PlanePoint(x: 1, y: 1)]])
    #expect(lanes([[]]) == [[]])
  }
}
