internal import Computing
internal import Geo

/// The objects of a base map, ready to be looked up by tile.
package final class TiledMap: Sendable {
  let tables: MapTables
  /// By object.
  let boxes: [WorldBox]
  /// The smallest box around each run of objects.
  private let runs: [WorldBox]
  /// Tells this map from every other: a digest of what it holds.
  package let stamp: String

  private static let runLength = 64

  /// Needs sound tables.
  init(_ tables: MapTables) {
    self.tables = tables
    let boxes = (0..<tables.count).map { Self.box(of: $0, tables) }
    self.boxes = boxes
    runs = stride(from: 0, to: boxes.count, by: Self.runLength).map { first in
      boxes[first..<min(first + Self.runLength, boxes.count)].reduce(boxes[first], Self.union)
    }
    stamp = Self.digest(tables)
  }

  /// Number of objects of each layer.
  package var counts: [BaseLayer: Int] {
    var counts: [BaseLayer: Int] = [:]
    for raw in tables.classes {
      if let layer = MapClass(rawValue: raw)?.layer { counts[layer, default: 0] += 1 }
    }
    return counts
  }

  /// Calls a closure with the objects whose boxes touch a box, in their order.
  func forEachObject(touching box: WorldBox, _ body: (Int) -> Void) {
    for (number, run) in runs.enumerated() where run.touches(box) {
      let first = number * Self.runLength
      for object in first..<min(first + Self.runLength, boxes.count) where boxes[object].touches(box) { body(object) }
    }
  }

  /// The rings, the line or the point of an object.
  func rings(of object: Int) -> [[WorldPoint]] {
    (Int(tables.firstRing[object])..<Int(tables.firstRing[object + 1])).map { ring in
      (Int(tables.firstPoint[ring])..<Int(tables.firstPoint[ring + 1])).map {
        WorldPoint(x: Int(tables.x[$0]), y: Int(tables.y[$0]))
      }
    }
  }

  /// A set of names: languages, empty for the name itself, and texts.
  func names(_ number: Int) -> [(language: String, text: String)] {
    stride(from: Int(tables.firstName[number]), to: Int(tables.firstName[number + 1]), by: 2).map {
      (language: string(Int(tables.nameParts[$0])), text: string(Int(tables.nameParts[$0 + 1])))
    }
  }

  private func string(_ number: Int) -> String {
    String(decoding: tables.bytes[Int(tables.firstByte[number])..<Int(tables.firstByte[number + 1])], as: UTF8.self)
  }

  private static func box(of object: Int, _ tables: MapTables) -> WorldBox {
    let first = Int(tables.firstPoint[Int(tables.firstRing[object])])
    let end = Int(tables.firstPoint[Int(tables.firstRing[object + 1])])
    var (west, north, east, south) = (UInt32.max, UInt32.max, UInt32.min, UInt32.min)
    for point in first..<end {
      (west, east) = (min(west, tables.x[point]), max(east, tables.x[point]))
      (north, south) = (min(north, tables.y[point]), max(south, tables.y[point]))
    }
    return WorldBox(west: Int(west), north: Int(north), east: Int(east), south: Int(south))
  }

  private static func union(_ one: WorldBox, _ other: WorldBox) -> WorldBox {
    WorldBox(
      west: min(one.west, other.west), north: min(one.north, other.north), east: max(one.east, other.east),
      south: max(one.south, other.south))
  }

  /// A text of the hash of all numbers.
  private static func digest(_ tables: MapTables) -> String {
    var hash = FNVHash()
    for number in tables.classes { hash.combine(UInt64(number)) }
    for number in tables.flags { hash.combine(UInt64(number)) }
    for list in MapTables.lists {
      for number in tables[keyPath: list] { hash.combine(UInt64(number)) }
    }
    for byte in tables.bytes { hash.combine(UInt64(byte)) }
    return String(hash.value, radix: 36)
  }
}
