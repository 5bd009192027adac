internal import AirData
internal import Foundation
internal import Geo

/// Makes wind readings of series, and remembers what has to be told.
struct WindReadings {
  static let names = ["wind_speed_10m", "wind_direction_10m"]

  private(set) var winds: [WindReading] = []
  private let issued: Date
  private var problems: RecordProblems
  private var missing = MissingValues()

  init(issued: Date, address: String) {
    self.issued = issued
    problems = RecordProblems(feed: address)
  }

  /// Adds the wind of one point; a fault of an hour leaves the others.
  mutating func add(_ series: PointSeries) {
    do throws(JSONError) {
      if let unit = try series.unit(Self.names[0]), unit != "m/s" {
        throw series.unitError(Self.names[0], "expected m/s")
      }
      let (speeds, directions) = (try series.values(Self.names[0]), try series.values(Self.names[1]))
      for (index, time) in series.times.enumerated() { add(speeds[index], directions[index], series.point, time) }
    } catch {
      problems.add(error.message)
    }
  }

  /// Tells what was left out.
  func tell(_ log: any SourceLog) {
    problems.tell(log)
    missing.tell(log)
  }

  private mutating func add(_ speed: JSONNode, _ direction: JSONNode, _ point: Coordinate, _ time: Date) {
    let node = speed.isNull ? speed : direction
    missing.count(node)
    guard !node.isNull else { return }
    do throws(JSONError) {
      let wind = WindReading(
        coordinate: point, speedMetersPerSecond: try speed.number, fromDegrees: try direction.number, start: time,
        end: time + 3600, kind: .forecast(issued: issued), sourceID: Options.sourceID)
      if let flaw = wind.flaw { throw speed.error(flaw) }
      winds.append(wind)
    } catch {
      problems.add(error.message)
    }
  }
}
