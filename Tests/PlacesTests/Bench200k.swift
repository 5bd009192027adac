import Foundation
import Geo
import Testing

@testable import Places

@Suite("bench") struct B {
  @Test func bench() throws {
    let list = SyntheticCity.places(count: 200_000, seed: 7)
    let clock = ContinuousClock()
    let path = NSTemporaryDirectory() + "/bench.places"
    let build = try clock.measure { try Gazetteer.write(list, to: path) }
    let gazetteer = try Gazetteer(path)
    print("built", build)
    for kind in SyntheticCity.Question.allCases {
      var times: [Double] = []
      var found = 0
      for query in SyntheticCity.questions(kind, of: list, count: 300, seed: 11) {
        var n = 0
        let t = try clock.measure { n = try gazetteer.search(query).count }
        times.append(Double(t.components.attoseconds) / 1e15 + Double(t.components.seconds) * 1e3)
        found += n > 0 ? 1 : 0
      }
      times.sort()
      print(kind, "median", times[150], "p95", times[285], "max", times[299], "found", found)
    }
  }
}
