internal import Geo

/// Rasters of which longitudes count from 0 to 360, as those of the world's models do: 359.6 is −0.4.
///
/// GDAL's own warping understands them.
extension WorldTransformation {
  /// What may have been added to a file's longitudes.
  var turns: [Double] { isOfDegrees ? [0, 360, -360] : [0] }

  /// The place on the globe of a point of the file, as ``place(x:y:)`` has it, with its longitude from −180 to 180.
  func turnedPlace(x: Double, y: Double) -> Coordinate? {
    turns.lazy.compactMap { self.place(x: x - $0, y: y) }.first
  }

  /// The box of a file's points, as ``box(x:y:)`` has it, with longitudes from −180 to 180.
  ///
  /// Where that is a box on either side of the 180th meridian, it is the one in which a part of the city lies.
  func box(x: ClosedRange<Double>, y: ClosedRange<Double>, around city: BoundingBox) -> BoundingBox? {
    let isTurned = isOfDegrees && (x.lowerBound < -180 || x.upperBound > 180)
    guard isTurned, x.lowerBound >= -360, x.upperBound <= 540, y.lowerBound < 90, y.upperBound > -90 else {
      return box(x: x, y: y)
    }
    // The middles of the cells of the world's models lie on the poles.
    let y = max(-90, y.lowerBound)...min(90, y.upperBound)
    guard x.upperBound - x.lowerBound < Self.wholeTurn else { return box(x: -180...180, y: y) }
    let sides = turns.compactMap { turn -> BoundingBox? in
      let (west, east) = (max(-180, x.lowerBound - turn), min(180, x.upperBound - turn))
      return west < east ? box(x: west...east, y: y) : nil
    }
    return sides.first { $0.intersection(city) != nil } ?? sides.first
  }

  /// Degrees from which on a raster goes round the globe, but for what is lost in adding up its cells.
  private static let wholeTurn = 359.999
}
