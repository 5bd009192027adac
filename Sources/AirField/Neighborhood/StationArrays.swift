internal import Geo

/// The samples as parallel arrays, for loops over stations.
struct StationArrays: Sendable {
  let x: [Double]
  let y: [Double]
  let values: [Double]

  var count: Int { x.count }

  init(_ samples: [FieldSample]) {
    x = samples.map(\.point.x)
    y = samples.map(\.point.y)
    values = samples.map(\.value)
  }
}
