import Foundation
import Geo

@testable import AirField

/// Ordinary kriging by another program, as `Reference/pykrige_reference.py` wrote it.
struct PyKrigeReference: Decodable {
  let model: String
  let nugget: Double
  let partialSill: Double
  let effectiveRangeMeters: Double
  let x: [Double]
  let y: [Double]
  let readings: [Double]
  /// The grid's x and its y, in metres.
  let axis: [Double]
  /// Row after row of rising y.
  let values: [Double]
  /// Variance of a reading on the variogram's scale, in the same order.
  let variances: [Double]

  /// Reads a grid.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Reference/PyKrige-\(name).json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  var samples: [FieldSample] { readings.indices.map { sample(x[$0], y[$0], readings[$0]) } }

  var points: [PlanePoint] { axis.flatMap { y in axis.map { PlanePoint(x: $0, y: y) } } }

  /// The variogram, nil for a model that there is not.
  var variogram: Variogram? {
    VariogramModel(rawValue: model).map {
      Variogram($0, nugget: nugget, partialSill: partialSill, effectiveRangeMeters: effectiveRangeMeters)
    }
  }
}
