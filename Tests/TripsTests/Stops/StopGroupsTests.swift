import Testing

@testable import Trips

@Suite("Stops that hang together")
struct StopGroupsTests {
  @Test("a stop that nobody leaves, and one that nobody comes to, are outside")
  func oneWay() {
    // Ways lead from 0 to 1 and back, to 2 from everywhere, and from 3 to everywhere.
    let costs: [[Double?]] = [[0, 5, 7, nil], [5, 0, 7, nil], [nil, nil, 0, nil], [3, 3, 9, 0]]
    #expect(StopGroups(costs).strays == [2, 3])
  }

  @Test("of two groups as large the first stop's counts")
  func halves() {
    let costs: [[Double?]] = [[0, nil, 4, nil], [nil, 0, nil, 4], [4, nil, 0, nil], [nil, 4, nil, 0]]
    #expect(StopGroups(costs).strays == [1, 3])
  }

  @Test("the largest group counts, wherever it comes")
  func largest() {
    let costs: [[Double?]] = [[0, nil, nil], [nil, 0, 2], [nil, 2, 0]]
    #expect(StopGroups(costs).strays == [0])
    #expect(StopGroups([]).strays == [])
  }
}
