internal import Foundation
internal import Geo

/// Where places lie on a drawing: the box stretched into a frame, north up.
struct MapFrame {
  let box: BoundingBox
  let frame: Frame

  /// The largest true-to-shape map of a box inside a frame.
  ///
  /// One that is not centred stands in the upper left corner.
  init(_ box: BoundingBox, within frame: Frame, isCentered: Bool = true) {
    let narrowing = cos(box.center.latitude * .pi / 180)
    self.box = box
    var fitted = frame.fitting(aspect: (box.east - box.west) * narrowing / (box.north - box.south))
    if !isCentered {
      fitted.x = frame.x
      fitted.y = frame.y
    }
    self.frame = fitted
  }

  /// Where a place is drawn: outside the frame, and on its side of it, where it lies over the 180th meridian.
  func point(_ place: Coordinate) -> (x: Double, y: Double) {
    let longitude = Longitude.unbroken(place.longitude, from: box.center.longitude)
    return (
      frame.x + (longitude - box.west) / (box.east - box.west) * frame.width,
      frame.y + (box.north - place.latitude) / (box.north - box.south) * frame.height
    )
  }

  /// Metres that one point of the drawing stands for, in the middle of the map.
  var metersPerPoint: Double {
    let middle = box.center
    let width = Coordinate(latitude: middle.latitude, longitude: box.west)
      .distanceMeters(to: Coordinate(latitude: middle.latitude, longitude: box.east))
    return width / frame.width
  }
}
