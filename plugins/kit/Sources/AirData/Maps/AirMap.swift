public import Foundation
public import Geo

/// The mean concentration of one pollutant over a span of time, all over a city: what a model or a campaign found.
public struct AirMap: Hashable, Sendable {
  /// The form of a map.
  public enum Content: Hashable, Sendable {
    /// Values in the cells of a regular grid of degrees.
    case raster(AirMapRaster)
    /// Values along streets.
    case lines([AirMapLine])
  }

  /// What is mapped.
  public let pollutant: Pollutant
  /// Start of the time that the map is the mean of, UTC.
  public let from: Date
  /// End of that time, UTC, later than the start.
  public let to: Date
  /// Licence of the map.
  public let licence: String
  /// Who must be named where the map is used.
  public let attribution: String
  /// How far apart two places must be for the map to tell them apart, in metres: the size of a cell; 0 for lines.
  public let resolutionMeters: Double
  /// The values.
  public let content: Content

  /// Creates a map; see ``flaw`` for what a sound one is.
  public init(
    pollutant: Pollutant, from: Date, to: Date, licence: String, attribution: String, resolutionMeters: Double,
    content: Content
  ) {
    self.pollutant = pollutant
    self.from = from
    self.to = to
    self.licence = licence
    self.attribution = attribution
    self.resolutionMeters = resolutionMeters
    self.content = content
  }

  /// The most that is believed of a mean over a span of time, in µg/m³ of any pollutant but carbon monoxide.
  public static let mostBelieved = 2000.0

  /// The most that is believed of a pollutant's mean, in µg/m³.
  public static func mostBelieved(of pollutant: Pollutant) -> Double {
    pollutant == .co ? 50 * mostBelieved : mostBelieved
  }

  /// Half of the way around the globe, beyond which nothing lies.
  private static let farthestMeters = Earth.meanRadiusMeters * .pi

  /// Why the host may not use the map, nil when it is sound; sources are not trusted.
  public var flaw: String? {
    guard from.timeIntervalSince1970.isFinite, to.timeIntervalSince1970.isFinite, from < to else {
      return "its time ends before it starts"
    }
    guard (0...Self.farthestMeters).contains(resolutionMeters) else { return "its resolution is no length" }
    switch content {
    case .raster(let raster): return raster.flaw ?? flaw(ofValues: raster.values)
    case .lines(let lines):
      if lines.isEmpty { return "it has no line" }
      if let flaw = lines.lazy.compactMap(\.flaw).first ?? AirMapLine.flaw(ofAll: lines) { return flaw }
      return flaw(ofValues: lines.map(\.value))
    }
  }

  private func flaw(ofValues values: [Float]) -> String? {
    let most = Float(Self.mostBelieved(of: pollutant))
    var known = 0
    for value in values where !value.isNaN {
      if value < 0 { return "it has values below zero" }
      if value > most { return "it has values that no air has" }
      known += 1
    }
    return known == 0 ? "it has no value at all" : nil
  }
}

/// Values in the cells of a regular grid of WGS 84 degrees.
public struct AirMapRaster: Hashable, Sendable {
  /// The outer edges of the outermost cells.
  public let box: BoundingBox
  /// Number of cells from west to east.
  public let columns: Int
  /// Number of cells from north to south.
  public let rows: Int
  /// µg/m³, row after row from the north, each from the west; NaN where the map has a hole.
  public let values: [Float]
  /// Whether the grid has no ``flaw``: it is looked up at many places.
  private let isSound: Bool

  /// Most cells of a map.
  public static let mostCells = 16_000_000

  /// Creates a raster; see ``flaw`` for what a sound one is.
  public init(box: BoundingBox, columns: Int, rows: Int, values: [Float]) {
    self.box = box
    self.columns = columns
    self.rows = rows
    self.values = values
    isSound = Self.flaw(box, columns: columns, rows: rows, values: values.count) == nil
  }

  /// Why the grid cannot be used, nil when it can; the values are looked at elsewhere.
  public var flaw: String? { Self.flaw(box, columns: columns, rows: rows, values: values.count) }

  private static func flaw(_ box: BoundingBox, columns: Int, rows: Int, values: Int) -> String? {
    let corners = [
      Coordinate(latitude: box.south, longitude: box.west), Coordinate(latitude: box.north, longitude: box.east),
    ]
    guard corners.allSatisfy(\.isOnGlobe), box.west < box.east, box.south < box.north else {
      return "its box is none on the globe"
    }
    guard columns > 0, rows > 0, columns <= mostCells, rows <= mostCells, columns * rows <= mostCells else {
      return "it has no cells, or more than \(mostCells)"
    }
    return columns * rows == values ? nil : "it has not one value a cell"
  }

  /// The value of the cell that holds a place; NaN in a hole, outside the box, and where the grid has a ``flaw``.
  public func value(at place: Coordinate) -> Float {
    guard isSound, box.contains(place) else { return .nan }
    let column = Int((place.longitude - box.west) / (box.east - box.west) * Double(columns))
    let row = Int((box.north - place.latitude) / (box.north - box.south) * Double(rows))
    return values[min(row, rows - 1) * columns + min(column, columns - 1)]
  }
}

/// A stretch of street with a value.
public struct AirMapLine: Hashable, Sendable {
  /// Its points, two or more.
  public let points: [Coordinate]
  /// µg/m³.
  public let value: Float

  /// Most points of all lines of a map.
  public static let mostPoints = 4_000_000

  /// Creates a line.
  public init(points: [Coordinate], value: Float) {
    self.points = points
    self.value = value
  }

  /// Most kilometres of all lines of a map: some of the largest cities together.
  public static let mostKilometers = 50_000.0

  /// Why lines cannot be used together, nil when they can.
  static func flaw(ofAll lines: [AirMapLine]) -> String? {
    guard lines.reduce(0, { $0 + $1.points.count }) <= mostPoints else {
      return "it has more than \(mostPoints) points"
    }
    var meters = 0.0
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) { meters += start.distanceMeters(to: end) }
    }
    return meters <= 1000 * mostKilometers ? nil : "its lines are longer than \(Int(mostKilometers)) km in all"
  }

  /// Why the line cannot be used, nil when it can.
  public var flaw: String? {
    if points.count < 2 { return "it has a line of less than two points" }
    return points.allSatisfy(\.isOnGlobe) ? nil : "it has a line outside the globe"
  }
}
