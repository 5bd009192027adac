import Foundation
import Geo
import Testing

@testable import AirField

@Suite("The cells of a model")
struct ModelCellsTests {
  private func reach(_ points: [PlanePoint]) -> Double { ModelCells(points).reachMeters }

  private func grid(width: Double, height: Double, degrees: Double = 0) -> [PlanePoint] {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return (0..<6).flatMap { row in
      (0..<7).map { column in
        let (x, y) = (Double(column) * width, Double(row) * height)
        return PlanePoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
      }
    }
  }

  @Test(
    "reach a little beyond their corners, whatever their shape and however the grid is turned",
    arguments: [(11_100.0, 11_100.0), (5550, 11_100), (11_100, 5550), (3000, 11_000)])
  func corners(width: Double, height: Double) {
    let half = (width * width + height * height).squareRoot() / 2
    for degrees in [0.0, 7, 30, 44, 80] {
      let reach = reach(grid(width: width, height: height, degrees: degrees))
      #expect(reach > half && reach < 1.15 * half, "turned by \(degrees)°: \(reach) m")
    }
  }

  @Test("are squares where their points stand in a row, across, up or aslant")
  func rows() {
    for step in [PlanePoint(x: 10_000, y: 0), PlanePoint(x: 0, y: 10_000), PlanePoint(x: 6000, y: 8000)] {
      for count in [2, 9] {
        let row = (0..<count).map { PlanePoint(x: Double($0) * step.x, y: Double($0) * step.y) }
        #expect(isClose(reach(row), 7778, 1), "\(count) points, \(step)")
      }
    }
  }

  @Test("do not change when a point is given more than once; one place alone is a lone point")
  func repeated() {
    let grid = grid(width: 5550, height: 11_100)
    #expect(reach(grid + grid + grid) == reach(grid))
    #expect(reach([grid[3], grid[3], grid[3]]) == reach([grid[3]]))
    #expect(reach([grid[3]]) == 30_000)
  }

  @Test("are of the size of most where a few points stand apart")
  func farPoint() {
    let far = grid(width: 10_000, height: 10_000) + [PlanePoint(x: 900_000, y: 400_000)]
    #expect(isClose(reach(far), 7778, 1))
  }
}
