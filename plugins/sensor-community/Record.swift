internal import AirData
internal import Foundation
internal import Geo

/// What one sensor sent at one moment.
struct Record {
  let sensor: Station
  let locationID: Int
  let isIndoor: Bool
  let time: Date
  /// In µg/m³.
  var particles: [Pollutant: Double] = [:]
  /// Percent.
  var humidity: Double?
  /// What was wrong with single values.
  var problems: [String] = []

  /// An optical sensor writes 999.9 at the end of its range, and 0 when it sees nothing at all.
  private static let believed = 0.0.nextUp..<999.9

  init(_ node: JSONNode) throws(JSONError) {
    let location = node["location"]
    let coordinate = Coordinate(
      latitude: try location["latitude"].figure, longitude: try location["longitude"].figure)
    guard coordinate.isOnGlobe else { throw location.error("is no latitude and longitude") }
    locationID = try location["id"].integer
    isIndoor = try location["indoor"].optional?.figure ?? 0 != 0
    let id = try node["sensor"]["id"].integer
    let type = try node["sensor"]["sensor_type"]["name"].optional?.text.withoutControlCharacters
    sensor = Station(
      id: "\(id)", name: type.map { "\($0) \(id)" } ?? "\(id)", coordinate: coordinate, type: .unknown)
    // Written without a zone, and meant as UTC.
    guard let time = try? TimeText.parse(try node["timestamp"].text, zone: .gmt) else {
      throw node["timestamp"].error("is no time like 2026-01-10 09:00:00")
    }
    self.time = time
    for value in try node["sensordatavalues"].elements { add(value) }
  }

  private mutating func add(_ node: JSONNode) {
    do throws(JSONError) {
      switch try node["value_type"].text {
      case "P1": try add(node["value"], .pm10)
      case "P2": try add(node["value"], .pm25)
      case "humidity": humidity = try Self.percent(node["value"])
      default: break
      }
    } catch {
      problems.append(error.message)
    }
  }

  private mutating func add(_ node: JSONNode, _ pollutant: Pollutant) throws(JSONError) {
    let value = try node.figure
    guard Self.believed.contains(value) else { throw node.error("\(value) µg/m³ is not believed") }
    particles[pollutant] = value
  }

  private static func percent(_ node: JSONNode) throws(JSONError) -> Double {
    let value = try node.figure
    guard (0...100).contains(value) else { throw node.error("\(value) is no percent of humidity") }
    return value
  }
}

extension JSONNode {
  /// A number, which the service writes as a text.
  var figure: Double {
    get throws(JSONError) {
      guard let text = try? text else { return try number }
      guard let value = DecimalNumber.parse(text) else {
        throw error("expected a number, found \"\(String(text.prefix(20)).withoutControlCharacters)\"")
      }
      return value
    }
  }
}
