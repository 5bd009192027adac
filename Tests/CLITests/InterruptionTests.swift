import Foundation
import TestSupport
import Testing

@Suite("An interrupted network build")
struct InterruptionTests {
  /// Streets as on squared paper: big enough for a build to be hit in its middle.
  private static func squaredPaper(side: Int) -> String {
    var lines = ["<osm version=\"0.6\">"]
    for node in 0..<(side * side) {
      let (row, column) = node.quotientAndRemainder(dividingBy: side)
      let place = "lat=\"\(10 + Double(row) / 1000)\" lon=\"\(20 + Double(column) / 1000)\""
      lines.append("<node id=\"\(node + 1)\" version=\"1\" \(place)/>")
    }
    for street in 0..<(2 * side) {
      let nodes = (0..<side).map { street < side ? street * side + $0 + 1 : $0 * side + street - side + 1 }
      let references = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
      lines.append("<way id=\"\(street + 1)\" version=\"1\">\(references)<tag k=\"highway\" v=\"residential\"/></way>")
    }
    return (lines + ["</osm>"]).joined(separator: "\n")
  }

  @Test("leaves the old file as it was, or the new one whole")
  func leavesAWholeFile() throws {
    let city = try TinyCity()
    let extract = try city.folder.write(Self.squaredPaper(side: 150), as: "big.osm")
    let old = try Data(contentsOf: URL(fileURLWithPath: city.network))
    for milliseconds in [10, 50, 100, 200, 400, 800] {
      try old.write(to: URL(fileURLWithPath: city.network))
      let build = try RunningCommand(["network", "build", extract, "-o", city.network])
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      build.kill()
      _ = try build.output()
      let now = try Data(contentsOf: URL(fileURLWithPath: city.network))
      if now != old { _ = try Clean.output(["network", "info", city.network, "--verify"]) }
    }
  }

  @Test("that fails leaves the old file as it was, and no other beside it")
  func leavesNoRemains() throws {
    let city = try TinyCity()
    let damaged = try city.folder.write("<osm version=\"0.6\"><node id=", as: "damaged.osm")
    let old = try Data(contentsOf: URL(fileURLWithPath: city.network))
    let before = try FileManager.default.contentsOfDirectory(atPath: city.folder.url.path).sorted()
    #expect(try Clean.run(["network", "build", damaged, "-o", city.network]).status == 65)
    #expect(try Data(contentsOf: URL(fileURLWithPath: city.network)) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: city.folder.url.path).sorted() == before)
  }
}
