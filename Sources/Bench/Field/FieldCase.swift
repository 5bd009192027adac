internal import AirField
public import Foundation
internal import Geo
internal import Setup

/// Stations at random over ten kilometres, and a grid over them.
public struct FieldCase: Sendable {
  let samples: [FieldSample]
  let spec: GridSpec
  let projection: LocalProjection

  /// Side of the square that stations and grid fill.
  private static let sideMeters = 10_000.0

  /// Some stations, and so many cells along each side; the same whenever the numbers are the same.
  /// - Throws: An error for more cells than a grid may have.
  public init(stations: Int, side: Int) throws {
    let projection = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.377))
    let half = Self.sideMeters / 2
    let corners = [PlanePoint(x: -half, y: -half), PlanePoint(x: half, y: half)].map(projection.unproject)
    let box = BoundingBox(
      west: corners[0].longitude, south: corners[0].latitude, east: corners[1].longitude, north: corners[1].latitude)
    var generator = SeededRandom(seed: UInt64(stations))
    samples = (0..<stations).map { index in
      let x = Double.random(in: -half...half, using: &generator)
      let y = Double.random(in: -half...half, using: &generator)
      // To the decimals of the file that other programs read.
      return FieldSample(
        point: PlanePoint(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000),
        value: (Double.random(in: 5...60, using: &generator) * 100).rounded() / 100, stationID: "\(index)")
    }
    // A shade more than the side, so that rounding does not add a row.
    spec = try GridSpec(box: box, cellMeters: Self.sideMeters / Double(side) * 1.000001)
    self.projection = projection
  }

  /// Reads stations from a file that ``write(stationsTo:)`` wrote.
  /// - Throws: An error whose description is a sentence, where the file is no such file.
  public init(reading file: URL, side: Int) throws {
    let empty = try FieldCase(stations: 0, side: side)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    samples = try lines.map { line in
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3 else { throw BrisaError(.badData, "'\(line)' is no station") }
      return FieldSample(point: PlanePoint(x: numbers[0], y: numbers[1]), value: numbers[2])
    }
    spec = empty.spec
    projection = empty.projection
  }

  /// Concentrations at the stations in µg/m³.
  public var readings: [Double] { samples.map(\.value) }

  /// The middles of the columns, from west to east, and of the rows, from north to south, in metres on the plane.
  public var lattice: (x: [Double], y: [Double]) {
    let lattice = spec.lattice(in: projection)
    return (lattice.x, lattice.y)
  }

  /// Writes the stations as `x,y,z`, metres and µg/m³.
  /// - Throws: An error where that fails.
  public func write(stationsTo file: URL) throws {
    let lines = samples.map { String(format: "%.3f,%.3f,%.2f", $0.point.x, $0.point.y, $0.value) }
    try (["x,y,z"] + lines).joined(separator: "\n").appending("\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
