internal import Foundation
internal import Geo

/// Finds the zones near a street among very many.
///
/// Each lies in the squares that its boxes touch, of a grid whose squares are at least as wide as the box: four at
/// most. There is a grid for each power of two, so that large and small zones do not cost each other anything.
struct ZoneIndex: Sendable {
  /// A square of a grid.
  private struct Cell: Hashable {
    let column: Int32
    let row: Int32
  }

  /// Where the zones lie.
  let areas: [ZoneArea]
  /// The boxes around all of them, with the number of the zone.
  private let boxes: [(zone: Int, box: BoundingBox)]
  /// The grids that have zones: the side of their squares in degrees, and the places in `boxes` by square.
  private let grids: [(degrees: Double, boxes: [Cell: [Int]])]

  /// Side of the smallest squares in degrees: about the length of a street.
  private static let minDegrees = 0.005

  /// - Complexity: O(zones).
  init(_ zones: [Zone]) {
    let areas = zones.map { ZoneArea($0) }
    let boxes = areas.indices.flatMap { zone in areas[zone].boxes.map { (zone: zone, box: $0) } }
    var grids: [Double: [Cell: [Int]]] = [:]
    for (place, (_, box)) in boxes.enumerated() {
      let degrees = Self.side(of: box)
      for cell in Self.cells(box, degrees) { grids[degrees, default: [:]][cell, default: []].append(place) }
    }
    self.areas = areas
    self.boxes = boxes
    self.grids = grids.sorted { $0.key < $1.key }.map { (degrees: $0.key, boxes: $0.value) }
  }

  /// The numbers of the zones whose boxes touch a box, in their order.
  /// - Complexity: O(grids × squares under the box + zones near it).
  func numbers(near box: BoundingBox) -> [Int] {
    guard !grids.isEmpty else { return [] }
    var found: Set<Int> = []
    for grid in grids {
      // A box may be so long that looking at each zone is less work.
      guard Self.count(box, grid.degrees) <= Double(areas.count) else {
        return Set(boxes.lazy.filter { $0.box.intersects(box) }.map(\.zone)).sorted()
      }
      for cell in Self.cells(box, grid.degrees) {
        for place in grid.boxes[cell] ?? [] where boxes[place].box.intersects(box) { found.insert(boxes[place].zone) }
      }
    }
    return found.sorted()
  }

  private static func side(of box: BoundingBox) -> Double {
    let wanted = max(box.east - box.west, box.north - box.south)
    var degrees = minDegrees
    while degrees < wanted, degrees < 1e6 { degrees *= 2 }
    return degrees
  }

  /// About the number of squares under a box.
  private static func count(_ box: BoundingBox, _ degrees: Double) -> Double {
    ((box.east - box.west) / degrees).rounded(.up) * ((box.north - box.south) / degrees).rounded(.up)
  }

  private static func cells(_ box: BoundingBox, _ degrees: Double) -> [Cell] {
    func number(_ value: Double) -> Int32 { Int32(max(-1e6, min(1e6, (value / degrees).rounded(.down)))) }
    return (number(box.west)...max(number(box.west), number(box.east))).flatMap { column in
      (number(box.south)...max(number(box.south), number(box.north))).map { Cell(column: column, row: $0) }
    }
  }
}
