internal import AirField
package import Foundation
internal import Reports
package import Setup
package import Trips

extension RouteMapRequest {
  /// Draws the routes of an answer over the air that they were found in, and writes the file.
  /// - Throws: ``BrisaError`` when it cannot be drawn or written.
  package func write(_ answer: RouteAnswer, city: CityConfiguration) throws(BrisaError) {
    try OutputFile.write(try data(answer, city: city), to: path)
  }

  /// Draws a recorded way and those between its ends over the air of its hour, and writes the file.
  /// - Throws: ``BrisaError`` when it cannot be drawn or written.
  package func write(_ track: TrackAnswer, city: CityConfiguration) throws(BrisaError) {
    guard let map = try RouteMap(track, city: city) else { throw Self.nothingToDraw }
    try OutputFile.write(try data(map, track.hour, city), to: path)
  }

  /// The bytes of a map.
  package func data(_ answer: RouteAnswer, city: CityConfiguration) throws(BrisaError) -> Data {
    guard let hour = answer.hour, let map = try RouteMap(answer, hour, city: city) else { throw Self.nothingToDraw }
    return try data(map, hour, city)
  }

  private static let nothingToDraw = BrisaError(.bug, "The answer has no route to draw.")

  private func data(_ map: RouteMap, _ hour: HourSnapshot, _ city: CityConfiguration) throws(BrisaError) -> Data {
    var base = BaseMap(hour.graph, within: map.air.pollution.spec.box)
    if let extract = extract ?? MapArea.extract(city.network) {
      base.add(try NetworkLoader.mapFeatures(extract))
    }
    do throws(ReportsError) {
      let picture = RouteMapPicture(map, base: base, language: language, font: try ReportFont())
      switch form {
      case .png: return try picture.png()
      case .svg: return try picture.svg()
      case .html: return try picture.html()
      }
    } catch {
      throw BrisaError(error)
    }
  }
}
