internal import Geo

/// The samples as parallel arrays, for loops over stations.
struct StationArrays: Sendable {
  /// Metres towards the east.
  let x: [Double]
  /// Metres towards the north.
  let y: [Double]
  /// As in ``FieldSample/value``.
  let values: [Double]

  var count: Int { x.count }
  /// The places.
  var points: [PlanePoint] { zip(x, y).map { PlanePoint(x: $0, y: $1) } }

  init(_ samples: [FieldSample]) {
    x = samples.map(\.point.x)
    y = samples.map(\.point.y)
    values = samples.map(\.value)
  }
}
