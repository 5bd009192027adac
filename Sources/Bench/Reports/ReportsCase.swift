public import AirData
internal import AirField
internal import Foundation
public import Geo

/// A city of ten by eight kilometres with ten stations that measure four pollutants every hour.
public struct ReportsCase: Sendable {
  /// The cells.
  let spec: GridSpec
  let stations: [Station]
  /// The side of a cell, a shade more than was asked for, so that rounding does not add a row.
  let cellMeters: Double

  /// What the stations measure.
  public static let pollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]
  /// Start of the first hour that is drawn.
  static let start = Date(timeIntervalSince1970: 1_772_438_400)

  private static let centre = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.377))
  private static let halfSides = PlanePoint(x: 5000, y: 4000)
  private static let stationCount = 10

  /// The city in cells of a size.
  /// - Throws: An error for a size that makes no grid.
  public init(cellMeters: Double) throws {
    self.cellMeters = cellMeters * 1.000001
    let (half, centre) = (Self.halfSides, Self.centre)
    let south = centre.unproject(PlanePoint(x: -half.x, y: -half.y))
    let north = centre.unproject(half)
    spec = try GridSpec(
      box: BoundingBox(west: south.longitude, south: south.latitude, east: north.longitude, north: north.latitude),
      cellMeters: self.cellMeters)
    // Spread by the golden ratio, the same in every run.
    stations = (0..<Self.stationCount).map { number in
      let x = (Double(number) * 0.618_033_988_749).truncatingRemainder(dividingBy: 1)
      let y = (Double(number) + 0.5) / Double(Self.stationCount)
      let place = centre.unproject(PlanePoint(x: (2 * x - 1) * half.x * 0.9, y: (2 * y - 1) * half.y * 0.9))
      return Station(
        id: "s\(number)", name: "Station \(number)", coordinate: place,
        type: number % 3 == 0 ? .traffic : .background)
    }
  }

  /// The area.
  public var box: BoundingBox { spec.box }

  /// The middles of the columns, from west to east, and of the rows, from north to south, in metres on the plane.
  public var lattice: (x: [Double], y: [Double]) {
    let lattice = spec.lattice(in: projection)
    return (lattice.x, lattice.y)
  }

  /// The projection that distances are taken in.
  var projection: LocalProjection { Self.centre }

  /// The concentration of a station in an hour, with the two peaks of a day and a little of its own.
  func concentration(_ pollutant: Pollutant, station: Int, hour: Date) -> Double {
    let clock = hour.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) / 3600
    let day = hour.timeIntervalSince1970 / 86_400
    let rush = exp(-pow((clock - 8) / 2, 2)) + 0.8 * exp(-pow((clock - 19) / 3, 2))
    let own = 0.5 + 0.5 * sin(Double(station) * 2.4 + day * 1.7)
    let level =
      switch pollutant {
      case .no2: 12 + 55 * rush * (0.4 + own)
      case .pm25: 8 + 14 * own + 9 * rush
      case .pm10: 16 + 25 * own + 15 * rush
      default: 90 - 45 * rush - 20 * own
      }
    return (level * 10).rounded() / 10
  }

  /// The readings of an hour.
  func readings(of hour: Date) -> [Reading] {
    stations.enumerated().flatMap { number, station in
      Self.pollutants.map { pollutant in
        Reading(
          station: station, pollutant: pollutant,
          concentration: concentration(pollutant, station: number, hour: hour), start: hour, end: hour + 3600,
          kind: .observed, sourceID: ReportsFeed.id)
      }
    }
  }

  /// What a pollutant's field of an hour is made of.
  func samples(_ pollutant: Pollutant, hour: Date) -> [FieldSample] {
    stations.enumerated().map { number, station in
      FieldSample(
        point: Self.centre.project(station.coordinate),
        value: concentration(pollutant, station: number, hour: hour), stationID: station.id)
    }
  }
}
