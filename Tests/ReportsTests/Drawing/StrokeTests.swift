import Computing
import Testing

@testable import Reports

@Suite("Strokes of many lines")
struct StrokeTests {
  @Test("No stroke has so many lines that what they cost together matters", arguments: [0, 1, 2000, 2001, 30_000])
  func areParted(count: Int) {
    let parts = (0..<count).pieces(of: BaseMapDrawing.maxAtOnce)
    #expect(parts.flatMap(Array.init) == Array(0..<count))
    // The work of all strokes, in pairs of lines: linear in their number.
    #expect(parts.map { $0.count * $0.count }.reduce(0, +) <= 2000 * count)
  }
}
