import Foundation
import Geo
import Streets
import TestSupport

/// The network of ``DrawnStreets``, with a plain search for tests.
struct DrawnNetwork {
  let tables: GraphTables
  let report: ImportReport
  let places: [Character: Coordinate]

  /// The letters along the fastest way between two nodes, nil when there is none.
  func path(_ mode: TravelMode, from origin: Character, to destination: Character) -> String? {
    guard let start = nodes(at: origin).first else { return nil }
    var arrival: [Int: UInt32] = [start: 0]
    var before: [Int: Int] = [:]
    var open: Set<Int> = [start]
    while let node = open.min(by: { (arrival[$0] ?? 0, $0) < (arrival[$1] ?? 0, $1) }) {
      open.remove(node)
      if letter(latitude: tables.nodeLatitudes[node], longitude: tables.nodeLongitudes[node]) == destination {
        return letters(to: node, before, origin)
      }
      for edge in Int(tables.firstOut[node])..<Int(tables.firstOut[node + 1]) {
        let duration = tables.durations[mode.index][edge]
        let head = Int(tables.head[edge])
        guard duration != StreetGraph.closed, let now = arrival[node] else { continue }
        if let known = arrival[head], known <= now + duration { continue }
        arrival[head] = now + duration
        before[head] = edge
        open.insert(head)
      }
    }
    return nil
  }

  /// The nodes at a letter: the junction itself, then its copies.
  func nodes(at letter: Character) -> [Int] {
    tables.nodeLatitudes.indices.filter {
      self.letter(latitude: tables.nodeLatitudes[$0], longitude: tables.nodeLongitudes[$0]) == letter
    }
  }

  /// The letters of the nodes that a mode gets to from a node along one edge.
  func neighbors(_ mode: TravelMode, of node: Int) -> [Character] {
    let edges = Int(tables.firstOut[node])..<Int(tables.firstOut[node + 1])
    return edges.filter { tables.durations[mode.index][$0] != StreetGraph.closed }.compactMap {
      let head = Int(tables.head[$0])
      return letter(latitude: tables.nodeLatitudes[head], longitude: tables.nodeLongitudes[head])
    }
  }

  /// The letters along a segment.
  func letters(ofSegment segment: Int) -> String {
    let points = Int(tables.segmentFirstShape[segment])..<Int(tables.segmentFirstShape[segment + 1])
    return String(
      points.compactMap { letter(latitude: tables.shapeLatitudes[$0], longitude: tables.shapeLongitudes[$0]) })
  }

  /// The letters along all segments, in alphabetical order.
  var segments: [String] { tables.segmentLengths.indices.map(letters(ofSegment:)).sorted() }

  private func letters(to node: Int, _ before: [Int: Int], _ origin: Character) -> String {
    var text = ""
    var node = node
    while let edge = before[node], let tail = tail(of: edge) {
      let packed = tables.edgeSegment[edge]
      let along = letters(ofSegment: Int(packed >> 1))
      text = String((packed & 1 == 1 ? String(along.reversed()) : along).dropFirst()) + text
      node = tail
    }
    return String(origin) + text
  }

  private func tail(of edge: Int) -> Int? {
    tables.nodeLatitudes.indices.first { tables.firstOut[$0] <= edge && edge < tables.firstOut[$0 + 1] }
  }

  private func letter(latitude: Int32, longitude: Int32) -> Character? {
    places.first {
      (($0.value.latitude * 1e7).rounded(), ($0.value.longitude * 1e7).rounded())
        == (Double(latitude), Double(longitude))
    }?.key
  }
}

extension DrawnStreets {
  /// Imports the map as a file.
  func network(profile: ProfileSettings = ProfileSettings()) throws -> DrawnNetwork {
    let file = try TemporaryFile(name: "drawn.osm", Data(osm.utf8))
    let (tables, report) = try StreetImport.read(file.path, profile: profile)
    return DrawnNetwork(tables: tables, report: report, places: places)
  }
}
