import Foundation
import Geo
import Streets

/// Tries names on ways whose right name is known.
struct NameTrial {
  /// A way and its right name, empty where it has none.
  struct Question {
    let way: Int64
    let kind: String
    /// The place where it is asked for; nil for the whole of the way.
    let place: Coordinate?
    let name: String
    var isSure = true
  }

  let graph: StreetGraph
  private let segments: [Int64: [Int]]

  init(_ graph: StreetGraph) {
    self.graph = graph
    segments = Dictionary(grouping: 0..<graph.segmentCount) { graph.wayID(ofSegment: $0) ?? 0 }
  }

  /// What a way gets: the label of the segment at the place, or the name of most of its length.
  func answer(to question: Question, _ label: (Int) -> String) -> String? {
    guard let segments = segments[question.way] else { return nil }
    if let place = question.place {
      let distances = segments.map { ($0, meters(from: place, toSegment: $0)) }
      return distances.min { $0.1 < $1.1 }.map { label($0.0) }
    }
    let votes = Dictionary(segments.map { (label($0), graph.lengthMeters(ofSegment: $0)) }) { $0 + $1 }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func meters(from place: Coordinate, toSegment segment: Int) -> Double {
    Polyline(graph.shape(ofSegment: segment))?.nearest(to: place).distanceMeters ?? .infinity
  }

  /// Those that were answered wrongly, with the answers.
  func wrong(_ questions: [Question], _ label: (Int) -> String) -> [(Question, String?)] {
    questions.map { ($0, answer(to: $0, label)) }.filter { $0.0.name != $0.1 }
  }
}

extension NameTrial {
  /// The questions of a file.
  static func questions(_ text: String) -> [Question] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let way = Int64(fields[0]), let latitude = Double(fields[2]),
        let longitude = Double(fields[3])
      else { return nil }
      return Question(
        way: way, kind: fields[1], place: Coordinate(latitude: latitude, longitude: longitude), name: fields[4],
        isSure: fields[5] == "yes")
    }
  }

  /// Foot- and cycleways that run near a street of their name.
  ///
  /// Most of their length is at most 60 m from it. Squares do not run anywhere, and crossings run across.
  static func namedBesideTheirStreet(_ tables: GraphTables) -> [Question] {
    let graph = StreetGraph(tables)
    let classes: Set<HighwayClass> = [.footway, .cycleway, .path]
    let named = (0..<graph.segmentCount).filter {
      classes.contains(graph.highwayClass(ofSegment: $0)) && tables.segmentNames[$0] != 0
        && !graph.flags(ofSegment: $0).contains(.area) && graph.value(of: .footway, ofSegment: $0) != "crossing"
    }
    let ways = Dictionary(grouping: named) { tables.wayIDs[$0] }.sorted { $0.key < $1.key }
    return ways.filter { share(of: $0.value, nearTheirStreet: graph, tables.segmentNames) > 0.5 }.map {
      Question(way: $0.key, kind: "named", place: nil, name: graph.name(ofSegment: $0.value[0]))
    }
  }

  private static func share(of segments: [Int], nearTheirStreet graph: StreetGraph, _ names: [UInt32]) -> Double {
    let places = segments.flatMap { segment in
      (Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: 10) ?? []).map { (segment, $0) }
    }
    let near = places.count { segment, place in
      var isNear = false
      let point = BoundingBox(
        west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
      graph.forEachSegment(touching: point.expanded(byMeters: 60)) { other, _ in
        guard !isNear, names[other] == names[segment], isStreet(graph.highwayClass(ofSegment: other)) else { return }
        isNear = (Polyline(graph.shape(ofSegment: other))?.nearest(to: place).distanceMeters ?? .infinity) <= 60
      }
      return isNear
    }
    return Double(near) / Double(max(1, places.count))
  }

  private static func isStreet(_ highwayClass: HighwayClass) -> Bool {
    highwayClass.rawValue <= HighwayClass.pedestrian.rawValue
  }

  /// The same streets without the names of some ways.
  static func hidingNames(of questions: [Question], in tables: GraphTables) -> StreetGraph {
    let hidden = Set(questions.map(\.way))
    var tables = tables
    for segment in tables.wayIDs.indices where hidden.contains(tables.wayIDs[segment]) {
      tables.segmentNames[segment] = 0
    }
    return StreetGraph(tables)
  }
}
