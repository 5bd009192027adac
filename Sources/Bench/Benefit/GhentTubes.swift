internal import AirData
internal import Foundation
internal import Geo
internal import Setup
internal import Streets

/// NO2 that was measured at façades of Ghent.
struct GhentTubes: Sendable {
  /// One tube.
  struct Tube: Sendable {
    let id: String
    let place: Coordinate
    /// NO2 in µg/m³.
    let value: Double
    /// OpenStreetMap's word for its street.
    let highway: String
    /// Its street's segment of the network; nil where the nearest one is of another class, or nobody may walk on it.
    let segment: Int?
  }

  /// Two tubes that are near to each other, and differ.
  struct Pair: Sendable {
    let first: Int
    let second: Int
  }

  let tubes: [Tube]
  /// Mean of the tubes on each segment that has one.
  let meanBySegment: [Int: Double]
  /// Mean of the tubes on the streets of each class.
  let meanByClass: [String: Double]
  let pairs: [Pair]

  /// Tubes stand on their street's line, or nearly.
  private static let snapMeters = 15.0
  private static let pairMeters = 400.0
  private static let pairDifference = 5.0

  /// - Throws: ``BrisaError`` where the table is not as it should be.
  init(_ file: URL, on graph: StreetGraph) throws {
    var table = try CSVReader([UInt8](Data(contentsOf: file)))
    let columns = try ["code", "no2", "lat", "lon", "highway"].map { name in
      guard let column = table.header.firstIndex(of: name) else {
        throw BrisaError(.badData, "'\(file.path)' has no column \(name).")
      }
      return column
    }
    var tubes: [Tube] = []
    while try table.nextRow() {
      let words = columns.map { table.text($0) }
      guard let value = Double(words[1]), let latitude = Double(words[2]), let longitude = Double(words[3]) else {
        throw BrisaError(.badData, "'\(file.path)', line \(table.line): no number where one is needed.")
      }
      let place = Coordinate(latitude: latitude, longitude: longitude)
      let found = try? graph.snap(place, mode: .walk, limitMeters: Self.snapMeters).segment
      let segment = found.flatMap { graph.highwayClass(ofSegment: $0).key == words[4] ? $0 : nil }
      tubes.append(Tube(id: words[0], place: place, value: value, highway: words[4], segment: segment))
    }
    self.tubes = tubes
    meanBySegment = Self.means(tubes) { $0.segment }
    meanByClass = Self.means(tubes) { $0.highway }
    pairs = Self.pairs(of: tubes)
  }

  private static func means<Key: Hashable>(_ tubes: [Tube], by key: (Tube) -> Key?) -> [Key: Double] {
    var groups: [Key: [Double]] = [:]
    for tube in tubes {
      if let key = key(tube) { groups[key, default: []].append(tube.value) }
    }
    return groups.mapValues { $0.reduce(0, +) / Double($0.count) }
  }

  private static func pairs(of tubes: [Tube]) -> [Pair] {
    tubes.indices.flatMap { first in
      (first + 1..<tubes.count).compactMap { second in
        guard abs(tubes[first].value - tubes[second].value) > pairDifference,
          tubes[first].place.distanceMeters(to: tubes[second].place) < pairMeters
        else { return nil }
        return Pair(first: first, second: second)
      }
    }
  }
}
