import AirData
import Testing

@testable import Trips

@Suite("Paths through air that changes under way")
struct MovingPathFinderTests {
  @Test(
    "tell a tolerance that was missed by no less than was shown",
    arguments: [(0.01001, "1.1 %"), (0.012, "1.2 %"), (0.0503, "5.1 %")])
  func looserTolerance(proven: Double, said: String) {
    #expect(MovingPathFinder.looserTolerance(proven).message.hasSuffix("the least cost by up to \(said)."))
  }
}
