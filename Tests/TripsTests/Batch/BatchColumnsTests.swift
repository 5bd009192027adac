import Testing

@testable import Trips

@Suite("Columns of a batch")
struct BatchColumnsTests {
  @Test("tell what is nearly sure not as sure", arguments: [(0.9996, "0.999"), (0.0004, "0.001")])
  func nearlySure(probability: Double, told: String) {
    var line = CSVLine()
    let route = PlannedRoute.plain([.cleanest], sure: probability)
    BatchColumns(labels: [.cleanest], pollutants: []).add(route, [], to: &line)
    #expect(line.fields[3] == told)
  }
}
