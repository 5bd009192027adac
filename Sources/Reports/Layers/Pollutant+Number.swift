internal import AirData

extension Pollutant {
  /// The pollutant as a raster of main pollutants holds it: its position among all.
  var rasterNumber: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? Int(IndexRaster.noPollutant)) }

  /// The pollutant of a number, nil where nothing is known.
  init?(rasterNumber number: UInt8) {
    guard Self.allCases.indices.contains(Int(number)) else { return nil }
    self = Self.allCases[Int(number)]
  }
}
