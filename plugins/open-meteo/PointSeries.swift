internal import AirData
internal import Foundation
internal import Geo

/// The hours of one point.
struct PointSeries {
  let point: Coordinate
  /// Instants, UTC.
  let times: [Date]

  private let object: JSONNode

  init(_ object: JSONNode, point: Coordinate) throws(JSONError) {
    self.object = object
    self.point = point
    var times: [Date] = []
    for node in try object["hourly"]["time"].elements {
      let seconds = try node.integer
      // Years 2000 to 2100: anything else is milliseconds or a fault.
      guard (946_684_800..<4_102_444_800).contains(seconds) else {
        throw node.error("is no time in seconds since 1970")
      }
      times.append(Date(timeIntervalSince1970: Double(seconds)))
    }
    self.times = times
  }

  /// The values of a variable, one per instant.
  func values(_ name: String) throws(JSONError) -> [JSONNode] {
    let node = object["hourly"][name]
    let values = try node.elements
    guard values.count == times.count else {
      throw node.error("has \(values.count) values for \(times.count) times")
    }
    return values
  }

  /// The unit of a variable as it is written, nil where the answer names none.
  func unit(_ name: String) throws(JSONError) -> String? {
    try object["hourly_units"][name].optional?.text
  }

  /// An error at the unit of a variable.
  func unitError(_ name: String, _ problem: String) -> JSONError {
    object["hourly_units"][name].error(problem)
  }
}
