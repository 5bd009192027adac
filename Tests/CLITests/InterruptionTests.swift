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
    func parts() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: city.folder.url.path).filter { $0.hasSuffix(".partial") }
    }
    var hits = 0
    for _ in 0..<100 where hits < 3 {
      try old.write(to: URL(fileURLWithPath: city.network))
      for part in try parts() { try FileManager.default.removeItem(atPath: city.folder.path(part)) }
      let build = try RunningCommand(["network", "build", extract, "-o", city.network])
      // The new file is written beside the old one in a small part of the time.
      while try parts().isEmpty, build.isRunning { usleep(200) }
      build.kill()
      _ = try build.output()
      let isOld = try Data(contentsOf: URL(fileURLWithPath: city.network)) == old
      if try isOld && !parts().isEmpty { hits += 1 }
      if !isOld { _ = try Clean.output(["network", "info", city.network, "--verify"]) }
    }
    #expect(hits > 0, "no kill hit a build that writes")
    // The next one takes away what is left.
    _ = try Clean.output(["network", "build", extract, "-o", city.network])
    #expect(try parts() == [])
    _ = try Clean.output(["network", "info", city.network, "--verify"])
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
