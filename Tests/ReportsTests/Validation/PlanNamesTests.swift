import Testing
import TestSupport

@testable import Reports

@Suite("Names on a plan")
struct PlanNamesTests {
  private static let sheet = Frame(middleX: 238, middleY: 210, width: 468, height: 412)

  private func disk(_ circle: PlanNames.Circle) -> Frame {
    Frame(middleX: circle.x, middleY: circle.y, width: 2 * circle.radius, height: 2 * circle.radius)
  }

  // Close together as the stations of a harbour are.
  @Test("cover neither circles nor each other where there is room, and stay on the sheet")
  func apart() {
    let circles = [(105.0, 212.0, 24.0), (211, 246, 8), (333, 268, 14), (346, 258, 18), (383, 300, 20), (404, 259, 19)]
      .map { PlanNames.Circle(x: $0, y: $1, radius: $2, nameWidth: 112, nameHeight: 40) }
    let names = PlanNames(circles: circles, sheet: Self.sheet).places.map(\.rectangle)
    for (index, name) in names.enumerated() {
      for other in names[(index + 1)...] { #expect(name.overlap(other) == 0) }
      for circle in circles { #expect(name.overlap(disk(circle)) == 0) }
      #expect(abs(name.overlap(Self.sheet) - name.area) < 1e-6)
    }
  }

  @Test("stand beside their circle where nothing is in the way, without a line to it")
  func alone() throws {
    let circle = PlanNames.Circle(x: 238, y: 210, radius: 10, nameWidth: 60, nameHeight: 26)
    let place = try #require(PlanNames(circles: [circle], sheet: Self.sheet).places.first)
    #expect(place.leader == nil)
    #expect(place.rectangle.middleX == 238 + 10 + 4 + 30 && place.rectangle.middleY == 210)
  }

  @Test("are joined to their circle by a line where they had to move away")
  func leader() throws {
    let circle = PlanNames.Circle(x: 238, y: 210, radius: 10, nameWidth: 60, nameHeight: 26)
    let around = Frame(middleX: 238, middleY: 210, width: 40, height: 40)
    let place = try #require(PlanNames(circles: [circle], sheet: Self.sheet, obstacles: [around]).places.first)
    let leader = try #require(place.leader)
    #expect(abs(leader.startX - 248) < 1e-9 && leader.endX == place.rectangle.middleX - 30)
  }

  @Test("are cut in two near the middle where they are long")
  func lines() {
    #expect(StationErrorMap.lines("Vivers") == ["Vivers"])
    #expect(StationErrorMap.lines("Port Moll Transversal Ponent") == ["Port Moll", "Transversal Ponent"])
    #expect(StationErrorMap.lines("Llanfairpwllgwyngyll") == ["Llanfairpwllgwyngyll"])
  }
}
