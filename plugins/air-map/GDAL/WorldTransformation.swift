internal import CGDAL
internal import Geo

/// The way from a file's coordinates to WGS 84 and back; both are released with it.
final class WorldTransformation {
  let handle: OGRCoordinateTransformationH
  /// Whether the file's coordinates are degrees of longitude and latitude.
  let isOfDegrees: Bool
  private let back: OGRCoordinateTransformationH
  private let world: OGRSpatialReferenceH
  private let source: OGRSpatialReferenceH

  /// Takes a copy of a file's coordinate system; nil for one that does not lead to WGS 84.
  init?(from system: OGRSpatialReferenceH) {
    guard let source = OSRClone(system) else { return nil }
    guard let world = OSRNewSpatialReference(nil) else {
      OSRRelease(source)
      return nil
    }
    OSRImportFromEPSG(world, 4326)
    for reference in [source, world] { OSRSetAxisMappingStrategy(reference, OAMS_TRADITIONAL_GIS_ORDER) }
    let there = OCTNewCoordinateTransformation(source, world)
    let back = OCTNewCoordinateTransformation(world, source)
    guard let there, let back else {
      if let there { OCTDestroyCoordinateTransformation(there) }
      if let back { OCTDestroyCoordinateTransformation(back) }
      OSRRelease(source)
      OSRRelease(world)
      return nil
    }
    (handle, self.back, self.world, self.source) = (there, back, world, source)
    isOfDegrees =
      OSRIsGeographic(source) != 0 && abs(OSRGetAngularUnits(source, nil) * 180 / .pi - 1) < 1e-6
  }

  /// The way of degrees of WGS 84, which are left as they are.
  convenience init?() {
    guard let world = OSRNewSpatialReference(nil) else { return nil }
    defer { OSRRelease(world) }
    OSRImportFromEPSG(world, 4326)
    self.init(from: world)
  }

  deinit {
    OCTDestroyCoordinateTransformation(handle)
    OCTDestroyCoordinateTransformation(back)
    OSRRelease(world)
    OSRRelease(source)
  }

  /// The place on the globe of a point of the file; nil where there is none.
  func place(x: Double, y: Double) -> Coordinate? {
    var (longitude, latitude) = (x, y)
    guard OCTTransform(handle, 1, &longitude, &latitude, nil) != 0 else { return nil }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    return place.isOnGlobe ? place : nil
  }

  /// The point of the file at a place on the globe; nil where there is none.
  func point(of place: Coordinate) -> (x: Double, y: Double)? {
    var (x, y) = (place.longitude, place.latitude)
    guard OCTTransform(back, 1, &x, &y, nil) != 0, x.isFinite, y.isFinite else { return nil }
    return (x, y)
  }

  /// The box of a file's points around a rectangle of them; nil where a part of its edge is not on the globe.
  func box(x: ClosedRange<Double>, y: ClosedRange<Double>) -> BoundingBox? {
    let steps = (0...Self.stepsPerEdge).map { Double($0) / Double(Self.stepsPerEdge) }
    let edge = steps.flatMap { step in
      let across = x.lowerBound + step * (x.upperBound - x.lowerBound)
      let along = y.lowerBound + step * (y.upperBound - y.lowerBound)
      return [
        place(x: across, y: y.lowerBound), place(x: across, y: y.upperBound), place(x: x.lowerBound, y: along),
        place(x: x.upperBound, y: along),
      ]
    }
    let found = edge.compactMap { $0 }
    return found.count == edge.count ? BoundingBox(around: found) : nil
  }

  /// The file's coordinates around a box of degrees; nil where they cannot be told.
  func extent(of box: BoundingBox) -> (west: Double, south: Double, east: Double, north: Double)? {
    var edges: (west: Double, south: Double, east: Double, north: Double) = (
      .infinity, .infinity, -.infinity, -.infinity
    )
    for step in 0...Self.stepsPerEdge {
      let part = Double(step) / Double(Self.stepsPerEdge)
      let longitude = box.west + part * (box.east - box.west)
      let latitude = box.south + part * (box.north - box.south)
      for (x, y) in [
        (longitude, box.south), (longitude, box.north), (box.west, latitude), (box.east, latitude),
      ] {
        var (x, y) = (x, y)
        guard OCTTransform(back, 1, &x, &y, nil) != 0, x.isFinite, y.isFinite else { return nil }
        edges = (min(edges.west, x), min(edges.south, y), max(edges.east, x), max(edges.north, y))
      }
    }
    return edges
  }

  private static let stepsPerEdge = 16
}
