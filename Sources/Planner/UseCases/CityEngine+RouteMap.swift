package import Publishing
package import Setup
package import Trips

extension CityEngine {
  /// Draws the routes of an answer over the air that they were found in, and writes the file.
  /// - Throws: ``BrisaError`` when it cannot be drawn or written.
  package func writeMap(of answer: RouteAnswer, _ request: RouteMapRequest) throws(BrisaError) {
    try request.write(answer, city: city)
  }

  /// Draws a recorded way and those between its ends over the air of its hour, and writes the file.
  /// - Throws: ``BrisaError`` when it cannot be drawn or written.
  package func writeMap(of track: TrackAnswer, _ request: RouteMapRequest) throws(BrisaError) {
    try request.write(track, city: city)
  }
}
