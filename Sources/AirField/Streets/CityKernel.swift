internal import Computing
package import Geo

/// The kernel of a pollutant over a whole city, made square by square where somebody asks for it.
///
/// A route asks for a few squares of a region, a map for all: nobody waits for streets that nothing depends on.
package final class CityKernel: Sendable {
  /// The kernel of the streets that reach one square.
  private final class Square: Sendable {
    let kernel: StreetKernel

    init(_ kernel: StreetKernel) { self.kernel = kernel }
  }

  private let streets: any StreetLineSource
  private let strength: EmissionStrength
  private let decay: StreetDecay
  private let frame: SquareFrame
  private let squares: ObjectTable<Square>
  /// Its means over the cells of a map.
  let cellMeans = CellMeans()

  /// Makes nothing yet.
  init(_ streets: any StreetLineSource, strength: EmissionStrength, decay: StreetDecay) {
    self.streets = streets
    self.strength = strength
    self.decay = decay
    frame = SquareFrame(streets.box?.expanded(byMeters: decay.furthestMeters))
    squares = ObjectTable(count: frame.count)
  }

  /// The kernel at a point, see ``StreetKernel/value(at:upTo:)``.
  /// - Complexity: O(pieces of street near by, up to the bound); in a square that nobody has asked for yet O(its
  ///   streets).
  package func value(at point: PlanePoint, upTo bound: Double = .infinity) -> Double {
    square(around: point)?.kernel.value(at: point, upTo: bound) ?? 0
  }

  /// The kernel at a point in a wind, see ``StreetKernel/value(at:lee:upTo:)``.
  /// - Complexity: About twice of ``value(at:upTo:)``.
  func value(at point: PlanePoint, lee: PlanePoint, upTo bound: Double) -> Double {
    square(around: point)?.kernel.value(at: point, lee: lee, upTo: bound) ?? 0
  }

  /// The square of a point; nil where no street is near.
  private func square(around point: PlanePoint) -> Square? {
    guard let number = frame.number(of: point) else { return nil }
    return squares.value(number) {
      let box = frame.box(number)
      let near = streets.lines(touching: box.expanded(byMeters: decay.furthestMeters))
      return Square(StreetKernel(StreetsBySetting(near, strength: strength), decay: decay, within: box))
    }
  }
}

/// A box cut into squares, numbered row after row from the south-west.
private struct SquareFrame {
  private let origin: PlanePoint
  private let sideMeters: Double
  private let columns: Int
  private let rows: Int

  /// Side where the box is not too large for it: a few blocks, several times what a street reaches.
  private static let usualSideMeters = 500.0
  /// Most squares; a larger box has larger ones.
  private static let maxCount = 1e6

  var count: Int { columns * rows }

  init(_ box: PlaneBox?) {
    guard let box, box.low.x.isFinite, box.low.y.isFinite, box.high.x.isFinite, box.high.y.isFinite else {
      (origin, sideMeters, columns, rows) = (PlanePoint(x: 0, y: 0), 1, 0, 0)
      return
    }
    let (width, height) = (max(0, box.high.x - box.low.x), max(0, box.high.y - box.low.y))
    let side = max(
      Self.usualSideMeters, (width * height / Self.maxCount).squareRoot(), max(width, height) / Self.maxCount)
    (origin, sideMeters) = (box.low, side)
    columns = Int(width / side) + 1
    rows = Int(height / side) + 1
  }

  /// The square that holds a point, nil for one outside the box or that is no number.
  func number(of point: PlanePoint) -> Int? {
    let column = ((point.x - origin.x) / sideMeters).rounded(.down)
    let row = ((point.y - origin.y) / sideMeters).rounded(.down)
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return nil }
    return Int(row) * columns + Int(column)
  }

  /// The square with a number.
  func box(_ number: Int) -> PlaneBox {
    let low = PlanePoint(
      x: origin.x + Double(number % columns) * sideMeters, y: origin.y + Double(number / columns) * sideMeters)
    return PlaneBox(low: low, high: PlanePoint(x: low.x + sideMeters, y: low.y + sideMeters))
  }
}
