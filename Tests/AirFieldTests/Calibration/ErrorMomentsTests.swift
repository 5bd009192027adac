import Testing

@testable import AirField

@Suite("Second moments of a history")
struct MomentTableTests {
  @Test("give the squared errors that going through the hours gives", arguments: [1, 2, 3] as [UInt64])
  func agreesWithHeldOut(seed: UInt64) throws {
    // One set of stations, since rare ones are not searched over.
    let history = Histories.noise(hours: 40, seed: seed)
    let hours = [Int](0..<40).filter { $0 % 3 != 0 }
    for method in StencilTests.methods {
      let heldOut = try HeldOut(history, method: method)
      let errors = try ErrorMoments(history, hours: hours).errors(of: method)
      for site in history.sites.indices {
        let squares = heldOut.indices.filter { $0.site == site && hours.contains($0.hour) }
          .reduce(0) { $0 + heldOut.error($1.index) * heldOut.error($1.index) }
        #expect(isClose(errors[site] / squares, 1, 1e-4), "method \(method.id), seed \(seed)")
      }
    }
  }
}
