import Geo
import Routing
import Streets
import TestSupport

/// A street map drawn in text: letters are junctions, `-` and `|` streets, `>` `<` `v` `^` in them make one-way
/// streets.
///
/// A column and a row are 20 m; one walks, rides and scoots at 1 m/s. A street is called by its two letters.
struct DrawnMap {
  static let markMeters = 20.0

  private(set) var network = TestNetwork()
  private var nodes: [Character: Int] = [:]
  private var segments: [String: Int] = [:]
  let router: Router

  init(_ drawing: String) {
    let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    for (row, line) in rows.enumerated() {
      for (column, mark) in line.enumerated() where mark.isLetter && mark != "v" {
        nodes[mark] = network.addNode(Double(column) * Self.markMeters, -Double(row) * Self.markMeters)
      }
    }
    for (row, line) in rows.enumerated() {
      for (column, mark) in line.enumerated() where nodes[mark] != nil {
        let east = line[(column + 1)...]
        let south = rows[(row + 1)...].map { column < $0.count ? $0[column] : " " }
        Self.addStreet(from: mark, along: Array(east), marks: "-><", &network, nodes, &segments)
        Self.addStreet(from: mark, along: south, marks: "|v^", &network, nodes, &segments)
      }
    }
    router = Router(graph: network.graph)
  }

  private static func addStreet(
    from start: Character, along line: [Character], marks: String, _ network: inout TestNetwork,
    _ nodes: [Character: Int], _ segments: inout [String: Int]
  ) {
    let street = line.prefix { marks.contains($0) }
    guard !street.isEmpty, street.count < line.count else { return }
    let end = line[street.count]
    guard var tail = nodes[start], var head = nodes[end] else { return }
    var name = "\(start)\(end)"
    if street.contains("<") || street.contains("^") {
      (tail, head) = (head, tail)
      name = "\(end)\(start)"
    }
    let isOneWay = street.contains { "<>^v".contains($0) }
    segments[name] = network.addStreet(tail, head, name: name, isOneWay: isOneWay)
  }

  func segment(_ street: String) -> Int { segments[street] ?? 0 }

  func point(_ street: String, _ fraction: Double) -> SnappedPoint {
    network.point(onSegment: segment(street), fraction: fraction)
  }

  func query(_ origin: (String, Double), _ destination: (String, Double)) -> Router.Query {
    Router.Query(
      origin: point(origin.0, origin.1), destination: point(destination.0, destination.1), mode: .walk,
      objective: .fastest, pollution: nil)
  }

  /// p of 1 everywhere but on some streets.
  func pollution(_ streets: [String: Float]) -> EdgePollution {
    var values = [Float](repeating: 1, count: network.segments.count)
    for (street, value) in streets { values[segment(street)] = value }
    return EdgePollution(values)
  }

  /// A zone around a junction.
  func zone(around node: Character, radiusMeters: Double, id: String = "exclude-1") -> Zone {
    Zone(id: id, center: TestNetwork.place(network.nodes[nodes[node] ?? 0]), radiusMeters: radiusMeters)
  }

  /// The streets of a path, `AB BC`.
  func streets(_ path: Path) -> String { router.steps(of: path).map(\.name).joined(separator: " ") }
}
