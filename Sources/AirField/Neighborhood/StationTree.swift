internal import Geo

/// Stations on the plane, found by place: a balanced k-d tree without pointers (Bentley 1975, doi
/// 10.1145/361002.361007).
///
/// The middle of every range of stations splits it across its longer side, down to ranges that are searched one by one.
/// So stations that stand in a heap cost no more than stations that are spread evenly.
struct StationTree: Sendable {
  private let x: [Double]
  private let y: [Double]
  /// Whether the range whose middle this is is split by x, rather than by y.
  private let splitsByX: [Bool]
  /// The index of each station in the list that the tree was made of.
  private let indices: [Int]

  private static let leafSize = 8

  /// - Complexity: O(n log² n).
  init(_ points: [PlanePoint]) {
    var order = Array(points.indices)
    var splitsByX = [Bool](repeating: false, count: points.count)
    Self.arrange(&order, in: 0..<points.count, by: points, splitsByX: &splitsByX)
    x = order.map { points[$0].x }
    y = order.map { points[$0].y }
    indices = order
    self.splitsByX = splitsByX
  }

  /// Sorts a range so that its middle parts it, then both its halves.
  private static func arrange(
    _ order: inout [Int], in range: Range<Int>, by points: [PlanePoint], splitsByX: inout [Bool]
  ) {
    guard range.count > leafSize else { return }
    let middle = (range.lowerBound + range.upperBound) / 2
    let box = order[range].reduce(into: Extent()) { $0.add(points[$1]) }
    if box.isWide {
      order[range].sort { (points[$0].x, $0) < (points[$1].x, $1) }
    } else {
      order[range].sort { (points[$0].y, $0) < (points[$1].y, $1) }
    }
    splitsByX[middle] = box.isWide
    arrange(&order, in: range.lowerBound..<middle, by: points, splitsByX: &splitsByX)
    arrange(&order, in: middle + 1..<range.upperBound, by: points, splitsByX: &splitsByX)
  }

  private struct Extent {
    var west = Double.infinity
    var east = -Double.infinity
    var south = Double.infinity
    var north = -Double.infinity

    var isWide: Bool { east - west > north - south }

    mutating func add(_ point: PlanePoint) {
      west = min(west, point.x)
      east = max(east, point.x)
      south = min(south, point.y)
      north = max(north, point.y)
    }
  }

  /// Hands every station's place to a body, in no order.
  func forEachStation(_ body: (PlanePoint) -> Void) {
    for index in x.indices { body(PlanePoint(x: x[index], y: y[index])) }
  }

  /// Replaces the content of a list by the stations nearest to a point, as many as it holds; of equally distant ones
  /// those that come first.
  ///
  /// - Parameters:
  ///   - point: Where to look.
  ///   - excluded: A station that does not count.
  ///   - list: What is filled.
  /// - Complexity: O(log n + k²) for n stations that are spread over the plane and k neighbours.
  func findNearest(to point: PlanePoint, excluding excluded: Int? = nil, into list: inout NeighborList) {
    list.removeAll()
    search(0..<x.count, near: point, without: excluded, into: &list)
  }

  private func search(
    _ range: Range<Int>, near point: PlanePoint, without excluded: Int?, into list: inout NeighborList
  ) {
    guard range.count > Self.leafSize else {
      for position in range { offer(position, near: point, without: excluded, into: &list) }
      return
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    let offset = splitsByX[middle] ? point.x - x[middle] : point.y - y[middle]
    let before = range.lowerBound..<middle
    let after = middle + 1..<range.upperBound
    search(offset < 0 ? before : after, near: point, without: excluded, into: &list)
    // Of equally distant stations the first counts, so that the border itself is looked behind.
    guard offset * offset <= list.reachSquared else { return }
    offer(middle, near: point, without: excluded, into: &list)
    search(offset < 0 ? after : before, near: point, without: excluded, into: &list)
  }

  @inline(__always)
  private func offer(_ position: Int, near point: PlanePoint, without excluded: Int?, into list: inout NeighborList) {
    let deltaX = point.x - x[position]
    let deltaY = point.y - y[position]
    let squared = deltaX * deltaX + deltaY * deltaY
    if squared <= list.reachSquared, indices[position] != excluded { list.insert(indices[position], squared) }
  }

  /// Whether a station stands within a distance, given squared; never for a point that is no number.
  func hasStation(within limitSquared: Double, of point: PlanePoint) -> Bool {
    hasStation(in: 0..<x.count, within: limitSquared, of: point)
  }

  private func hasStation(in range: Range<Int>, within limitSquared: Double, of point: PlanePoint) -> Bool {
    guard range.count > Self.leafSize else {
      return range.contains { isWithin(limitSquared, at: $0, of: point) }
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    if isWithin(limitSquared, at: middle, of: point) { return true }
    let offset = splitsByX[middle] ? point.x - x[middle] : point.y - y[middle]
    let before = range.lowerBound..<middle
    let after = middle + 1..<range.upperBound
    let (near, far) = offset < 0 ? (before, after) : (after, before)
    if hasStation(in: near, within: limitSquared, of: point) { return true }
    return offset * offset <= limitSquared && hasStation(in: far, within: limitSquared, of: point)
  }

  @inline(__always)
  private func isWithin(_ limitSquared: Double, at position: Int, of point: PlanePoint) -> Bool {
    let deltaX = point.x - x[position]
    let deltaY = point.y - y[position]
    return deltaX * deltaX + deltaY * deltaY <= limitSquared
  }
}
