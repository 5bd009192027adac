internal import Geo

/// Writes segments into tables, in their final order.
struct SegmentTables {
  private(set) var tables = GraphTables()
  private var nameNumbers: [String: UInt32] = ["": 0]
  private var surfaceNumbers: [String: UInt8] = ["": 0]

  /// Adds a segment of at least two places.
  mutating func append(_ nodes: ArraySlice<UInt32>, of map: DecodedMap, _ properties: StreetProperties) {
    for node in nodes {
      tables.shapeLatitudes.append(map.latitudes[Int(node)])
      tables.shapeLongitudes.append(map.longitudes[Int(node)])
    }
    tables.segmentFirstShape.append(UInt32(tables.shapeLatitudes.count))
    tables.segmentLengths.append(Self.millimeters(map.meters(along: nodes)))
    append(properties)
  }

  /// Rounded up, so that no segment is shorter than the way between its ends as the crow flies.
  private static func millimeters(_ meters: Double) -> UInt32 {
    UInt32(min(Double(UInt32.max - 1), (meters * 1000).rounded(.up)))
  }

  private mutating func append(_ properties: StreetProperties) {
    tables.segmentClasses.append(properties.highwayClass.rawValue)
    tables.segmentLanes.append(properties.lanes)
    tables.segmentSpeedLimits.append(properties.speedLimit)
    tables.segmentFlags.append(properties.flags.rawValue)
    tables.segmentNames.append(number(ofName: properties.name))
    tables.segmentSurfaces.append(number(ofSurface: properties.surface))
  }

  private mutating func number(ofName name: String) -> UInt32 {
    if let number = nameNumbers[name] { return number }
    let number = UInt32(tables.names.count)
    tables.names.append(name)
    nameNumbers[name] = number
    return number
  }

  /// There is room for 255 surfaces; rarer ones, which come later, count as not stated.
  private mutating func number(ofSurface surface: String) -> UInt8 {
    if let number = surfaceNumbers[surface] { return number }
    guard let number = UInt8(exactly: tables.surfaces.count) else { return 0 }
    tables.surfaces.append(surface)
    surfaceNumbers[surface] = number
    return number
  }
}

extension DecodedMap {
  /// Where a node is.
  func coordinate(_ node: Int) -> Coordinate {
    Coordinate(latitudeUnits: latitudes[node], longitudeUnits: longitudes[node])
  }

  /// The length of a line over nodes.
  func meters(along nodes: ArraySlice<UInt32>) -> Double {
    var length = 0.0
    var previous: Coordinate?
    for node in nodes {
      let place = coordinate(Int(node))
      length += previous.map { place.distanceMeters(to: $0) } ?? 0
      previous = place
    }
    return length
  }

  /// The position of a node in ``nodeIDs``, nil when it is not there.
  /// - Complexity: O(log nodes).
  func position(ofNode id: Int64) -> UInt32? {
    var range = nodeIDs.startIndex..<nodeIDs.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if nodeIDs[middle] == id { return UInt32(middle) }
      range = nodeIDs[middle] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
