import Geo

@testable import AirField

/// Streets that lie there already.
struct LineList: StreetLineSource {
  let all: [StreetLine]

  var count: Int { all.count }

  var box: PlaneBox? { Self.box(of: all.flatMap(\.points)) }

  func lines(_ numbers: Range<Int>) -> [StreetLine] { Array(all[numbers]) }

  func lines(touching box: PlaneBox) -> [StreetLine] {
    all.filter { line in
      guard let own = Self.box(of: line.points) else { return false }
      return own.low.x <= box.high.x && box.low.x <= own.high.x && own.low.y <= box.high.y && box.low.y <= own.high.y
    }
  }

  /// The smallest box around the points that are numbers.
  private static func box(of points: [PlanePoint]) -> PlaneBox? {
    let known = points.filter { $0.x.isFinite && $0.y.isFinite }
    let (x, y) = (known.map(\.x), known.map(\.y))
    guard let west = x.min(), let east = x.max(), let south = y.min(), let north = y.max() else { return nil }
    return PlaneBox(low: PlanePoint(x: west, y: south), high: PlanePoint(x: east, y: north))
  }
}

extension StreetModel {
  /// Takes in streets that lie there already.
  convenience init(_ lines: [StreetLine], projection: LocalProjection, calibration: StreetCalibration = .fitted) {
    self.init(LineList(all: lines), projection: projection, calibration: calibration)
  }
}
