import Foundation
import TestSupport
import Testing

@Suite("Networks from extracts")
struct NetworkBuildTests {
  private static let city = Result { try TinyCity() }

  /// Tools that compress a file, by the ending that they give it.
  private static let tools = ["gz": "/usr/bin/gzip", "bz2": "/usr/bin/bzip2"]
    .filter { FileManager.default.isExecutableFile(atPath: $0.value) }

  private func compressed(_ path: String, by tool: String, ending: String) throws -> String {
    let packed = path + "." + ending
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["-c", path]
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: Self.city.get().folder.write("", as: "tiny.osm." + ending)))
    try process.run()
    process.waitUntilExit()
    return packed
  }

  private func info(_ file: String) throws -> [String: JSONValue] {
    var report = try #require(Clean.json(["network", "info", file]).object)
    report["source"] = nil
    return report
  }

  @Test("are the same from a compressed extract", arguments: tools.keys.sorted())
  func readCompressedExtracts(ending: String) throws {
    let city = try Self.city.get()
    let packed = try compressed(city.extract, by: try #require(Self.tools[ending]), ending: ending)
    let file = city.folder.path("packed-\(ending).brisa")
    _ = try Clean.output(["network", "build", packed, "-o", file])
    #expect(try info(file) == info(city.network))
  }

  @Test("are fetched for a box of four numbers alone", arguments: ["1,1,x,2,2", "1,1,2", "1,1,2,91"])
  func refuseBoxes(box: String) throws {
    let file = try Self.city.get().folder.path("fetched.brisa")
    let result = try Clean.run(["network", "fetch", "--box", box, "--server", ClosedPort.url, "-o", file])
    #expect(result.status == 64)
    #expect(result.errors.contains("--box takes WEST,SOUTH,EAST,NORTH"), "\(result.errors)")
  }

  @Test("tell what they hold, in JSON")
  func tellWhatTheyHold() throws {
    let report = try Clean.json(["network", "info", Self.city.get().network])
    #expect(report["nodes"].number == 8)
    #expect(report["segments"].number == 8)
    #expect(report["edges"].number == 16)
    #expect(report["box"].elements.map { ($0.number ?? 0).rounded(toPlaces: 4) } == [20, 10, 20.013, 10.001])
    #expect(report["source"].text == "tiny.osm")
    #expect(report["attribution"].text?.contains("OpenStreetMap") == true)
    #expect(report["modes"].elements.compactMap { $0["mode"].text } == ["walk", "bike", "scooter"])
    for mode in report["modes"].elements {
      #expect(mode["edges"].number == 16)
      #expect(mode["largestComponentShare"].number == 0.75)
    }
    // Three streets of 111.2 m from north to south, five of 109.5 m from west to east at 10° north.
    let kilometers = try #require(report["kilometersByClass"]["residential"].number)
    #expect(abs(kilometers - (3 * 0.111195 + 5 * 0.109505)) < 0.001)
  }

  @Test("tell the same in text, and when every checksum fits")
  func tellItInText() throws {
    let city = try Self.city.get()
    let text = try Clean.output(["network", "info", city.network, "--verify"])
    #expect(text.contains("8 nodes, 16 directed edges, 8 segments"))
    #expect(text.contains("Traffic  keeps to the right, as far as is known"))
    #expect(text.contains("Verified"))
    #expect(try !Clean.output(["network", "info", city.network]).contains("Verified"))
    #expect(try Clean.json(["network", "info", city.network, "--verify"])["isVerified"] == .boolean(true))
  }

  @Test("tell a network that is not quite connected from one that is")
  func tellWhatIsApart() throws {
    // Streets that cross each other 70 × 70 times, and one far from them.
    let side = 70
    var nodes = [
      "<node id='9001' lat='11' lon='20' version='1'/>", "<node id='9002' lat='11' lon='20.001' version='1'/>",
    ]
    var ways = [Self.way(9000, [9001, 9002])]
    for row in 0..<side {
      let east = (0..<side).map { row * side + $0 + 1 }
      for (column, id) in east.enumerated() {
        nodes.append(
          "<node id='\(id)' lat='\(10 + Double(row) / 1000)' lon='\(20 + Double(column) / 1000)' version='1'/>")
      }
      ways += [Self.way(row + 1, east), Self.way(side + row + 1, (0..<side).map { $0 * side + row + 1 })]
    }
    let folder = try TemporaryFolder()
    let extract = try folder.write(
      "<osm version='0.6'>\((nodes + ways).joined(separator: "\n"))</osm>\n", as: "grid.osm")
    let text = try Clean.output(["network", "info", extract])
    #expect(text.contains("4902      >99 %\n"), "\(text)")
    let report = try Clean.json(["network", "info", extract])
    #expect(report["modes"][0]["largestComponentShare"].number == 0.9996)
  }

  private static func way(_ id: Int, _ nodes: [Int]) -> String {
    let places = nodes.map { "<nd ref='\($0)'/>" }.joined()
    return "<way id='\(id)' version='1'>\(places)<tag k='highway' v='residential'/></way>"
  }

  @Test("route as their extracts do")
  func routeAsTheirExtracts() throws {
    let city = try Self.city.get()
    let words = ["--from", TinyCity.a, "--to", TinyCity.f, "--json", "--stations", city.readings] + TinyCity.at
    let overFile = try Clean.output(["route", "--network", city.network] + words)
    #expect(try Clean.output(["route", "--network", city.extract] + words) == overFile)
  }

  @Test("take the scooter's street limit from the command line")
  func takeTheStreetLimit() throws {
    let city = try Self.city.get()
    let file = city.folder.path("slow.brisa")
    _ = try Clean.output(["network", "build", city.extract, "-o", file, "--scooter-street-limit", "20"])
    let modes = try Clean.json(["network", "info", file])["modes"].elements
    #expect(modes.compactMap { $0["edges"].number } == [16, 16, 0])
  }

  @Test("take the speeds of a configuration without being built again, and keep those that it does not speak of")
  func takeSpeeds() throws {
    let city = try Self.city.get()
    func seconds(_ mode: String, _ yaml: String) throws -> Double {
      let config = try city.folder.write("network: \(city.network)\n\(yaml)\n", as: "speeds.yml")
      let words = ["--from", TinyCity.a, "--to", TinyCity.f, "--json", "--config", config, "--mode", mode]
      let answer = try Clean.json(["route", "--stations", city.readings] + words + TinyCity.at)
      #expect(!answer["notices"].elements.contains { $0["code"].text == "other-speeds" })
      return try #require(answer["routes"][0]["durationSeconds"].number)
    }
    for (mode, half) in [("walk", "2.4"), ("bike", "7.5"), ("scooter", "9")] {
      let halved = try seconds(mode, "speeds_kmh: {\(mode): \(half)}")
      #expect(abs(halved - 2 * (try seconds(mode, ""))) < 1)
    }
    #expect(try seconds("walk", "speeds_kmh: {bike: 10}") == (try seconds("walk", "")))
  }

  @Test("close streets to scooters by a configuration, and open them again")
  func takeLimits() throws {
    let city = try Self.city.get()
    func status(_ yaml: String) throws -> Int32 {
      let config = try city.folder.write("network: \(city.network)\n\(yaml)\n", as: "limits.yml")
      let words = ["--from", TinyCity.a, "--to", TinyCity.f, "--config", config, "--mode", "scooter"]
      return try Clean.run(["route", "--stations", city.readings] + words + TinyCity.at).status
    }
    #expect(try status("speeds_kmh: {scooter_street_limit: 20}") == 0)
    #expect(try status("speeds_kmh: {scooter_street_limit: 20}\nprofile: {scooter: {dear_limit: 20}}") != 0)
    #expect(try status("profile: {scooter: {closed: [residential]}}") != 0)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = [1.0, 10, 100, 1000, 10_000][places]
    return (self * scale).rounded() / scale
  }
}
