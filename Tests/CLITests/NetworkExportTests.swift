import Foundation
import TestSupport
import Testing

@Suite("Exported graphs and the costs of bench")
struct NetworkExportTests {
  private static let city = Result { try TinyCity() }

  private func export(_ options: [String]) throws -> DIMACSGraph {
    let city = try Self.city.get()
    let folder = city.folder.path("graph-" + Self.word(options))
    _ = try Clean.output(["network", "export", city.network, "--format", "dimacs", "-o", folder] + options)
    return try DIMACSGraph(folder: folder)
  }

  /// Options as part of a file's name, so that cases which run side by side keep out of each other's way.
  private static func word(_ options: [String]) -> String {
    options.joined(separator: "_").filter { $0.isLetter || $0.isNumber }
  }

  /// The answers of bench to all pairs of a graph's nodes, and the lines after them.
  private func bench(_ graph: DIMACSGraph, _ options: [String]) throws -> (answers: [String], remarks: [String]) {
    let city = try Self.city.get()
    let numbers = 1...graph.nodeCount
    let pairs = numbers.flatMap { source in numbers.map { "\(source) \($0)" } }
    let file = try city.folder.write(pairs.joined(separator: "\n"), as: "pairs-\(Self.word(options)).txt")
    let lines = try Clean.output(["bench", "route", "--network", city.network, "--pairs", file] + options)
      .split(separator: "\n").map(String.init)
    return (lines.filter { !$0.hasPrefix("#") }, lines.filter { $0.hasPrefix("#") })
  }

  private func withAir(_ avoidance: String) throws -> [String] {
    try ["--avoidance", avoidance, "--stations", Self.city.get().readings] + TinyCity.at
  }

  @Test(
    "agree on every pair of nodes, with `inf` between islands", arguments: ["walk", "bike", "scooter"], [nil, "3"])
  func agreeOnEveryPair(mode: String, avoidance: String?) throws {
    let options = try ["--mode", mode] + (avoidance.map { try withAir($0) } ?? [])
    let graph = try export(options)
    let expected = (1...graph.nodeCount).flatMap { source in
      let costs = graph.costs(from: source)
      return (1...graph.nodeCount).map { "\(source) \($0) \(costs[$0].map { String($0) } ?? "inf")" }
    }
    #expect(try bench(graph, options).answers == expected)
    #expect(expected.contains { $0.hasSuffix(" inf") })
  }

  @Test("vary with the streets alike for one seed, and agree on every pair of nodes")
  func varyAlike() throws {
    let options = try withAir("3") + ["--vary", "7"]
    let graph = try export(options)
    let other = try export(try withAir("3") + ["--vary", "8"])
    #expect(graph.arcs.map(\.cost) != other.arcs.map(\.cost))
    let expected = (1...graph.nodeCount).flatMap { source in
      let costs = graph.costs(from: source)
      return (1...graph.nodeCount).map { "\(source) \($0) \(costs[$0].map { String($0) } ?? "inf")" }
    }
    #expect(try bench(graph, options).answers == expected)
  }

  @Test("of a request of its own are the least by the weights of edges that it writes")
  func requestsAreTheLeast() throws {
    let graph = try export([])
    let folder = try Self.city.get().folder.path("weights")
    let count = graph.nodeCount * graph.nodeCount
    let options = ["--lambda", "0.5-8", "--zones", "1", "--weights-to", folder, "--weights-count", "\(count)"]
    let answers = try bench(graph, try withAir("3") + options).answers.map { $0.split(separator: " ") }
    #expect(answers.count == count)
    for (number, words) in answers.enumerated() {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(number).weights"))
      let weights = data.withUnsafeBytes { bytes in
        stride(from: 0, to: data.count, by: 4).map { UInt64(bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)) }
      }
      let (source, target) = (try #require(Int(words[0])), try #require(Int(words[1])))
      let least = try graph.with(costs: weights).costs(from: source)[target]
      #expect(words.count == 4 && words[3] == (least.map { String($0) } ?? "inf"), "\(words)")
    }
  }

  @Test("the latencies follow on a line that begins with #")
  func latenciesFollow() throws {
    let remarks = try bench(try export([]), []).remarks.joined(separator: "\n")
    for word in ["p50", "p95", "p99", "max"] { #expect(remarks.contains(word)) }
  }

  @Test("the nodes are those of the extract, in millionths of a degree, the longitude first")
  func nodesAreInTheirPlaces() throws {
    let places = try export([]).places.values.map { $0 }
    #expect(Set(places).contains([20_000_000, 10_001_000]))
    #expect(Set(places).contains([20_013_000, 10_001_000]))
    #expect(places.count == 8)
  }

  @Test("a thousandth of a degree of latitude takes 83.4 s on foot, as 111.195 m at 4.8 km/h do")
  func costsAreMilliseconds() throws {
    let graph = try export([])
    let north = try #require(graph.places.first { $0.value == [20_000_000, 10_001_000] }?.key)
    let south = try #require(graph.places.first { $0.value == [20_000_000, 10_000_000] }?.key)
    let cost = try #require(graph.arcs.first { $0.tail == north && $0.head == south }?.cost)
    #expect((83_395...83_398).contains(cost))
  }

  @Test("with an avoidance no edge is cheaper than its time, and none dearer than its air allows")
  func avoidanceAddsToTheTime() throws {
    let times = try export([]).arcs
    let costs = try export(try withAir("3")).arcs
    #expect(times.map { [$0.tail, $0.head] } == costs.map { [$0.tail, $0.head] })
    // No air of the two stations lies above p = (60 ÷ 25 + 30 ÷ 15) ÷ 2 = 2.2.
    for (time, cost) in zip(times, costs) {
      #expect(cost.cost > time.cost)
      #expect(Double(cost.cost) <= (Double(time.cost) * (1 + 3 * 2.2)).rounded(.up) + 1)
    }
  }

  @Test("an avoidance without readings is an error")
  func needsReadings() throws {
    let city = try Self.city.get()
    let result = try Clean.run(["network", "export", city.network, "-o", city.folder.path("none"), "--avoidance", "3"])
    #expect(result.status == 69)
  }

  @Test("a pair outside the graph is an error that names its line")
  func namesTheLine() throws {
    let city = try Self.city.get()
    let file = try city.folder.write("1 2\n1 9\n", as: "wrong.txt")
    let result = try Clean.run(["bench", "route", "--network", city.network, "--pairs", file])
    #expect(result.status == 65)
    #expect(result.errors.contains("wrong.txt:2: "))
  }
}
