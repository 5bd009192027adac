internal import CityAir
internal import Trips

/// How much one client may ask for at once; `/v1/status` shows it.
package struct ServiceLimits: Sendable, Hashable {
  /// Most coordinates of a route.
  package var routeCoordinates = 500
  /// Most coordinates of a table, a trip, a match.
  package var tableCoordinates = 100
  /// Most coordinates of a `nearest`.
  package var nearestCoordinates = 10
  /// Most streets that `nearest` gives of each.
  package var nearestStreets = 100
  /// Most bytes of a body.
  package var bodyBytes = 1 << 20
  /// Most bytes of an address and its headers.
  package var headerBytes = 64 << 10
  /// Seconds within which a request has to have come whole.
  package var requestSeconds = 10.0
  /// Seconds after which an idle connection is closed.
  package var idleSeconds = 60.0
  /// Seconds that one answer may take, and before that wait for its turn.
  package var answerSeconds = 20.0
  /// Most connections at a time.
  package var connections = 1024
  /// Most quick questions that wait for a thread.
  package var quickQueue = 512
  /// Most slow questions that wait for a thread.
  package var slowQueue = 32
  /// Most tiles that wait for a thread.
  package var tileQueue = 512
  /// Most bytes of tiles that are kept in memory.
  package var tileBytes = 64 << 20
  /// Most bytes of answers that are being sent; while there are more, those of more than 1 MiB are refused.
  package var unsentBytes = 256 << 20
  /// Most bytes of a file of the reports.
  package var reportBytes = 64 << 20
  /// Most zones that a question keeps out of: circles and polygons.
  package var zones = 200
  /// Largest radius of a circle, in metres.
  package var zoneRadiusMeters = 20_000.0
  /// Most corners of all polygons of a question.
  package var zoneCorners = 2000
  /// Most letters of the name of a place that is looked for.
  package var placeLetters = 200
  /// Most places that an answer lists.
  package var places = 50
  /// Most hours of an answer about the air at a place.
  package var airHours = AirHoursAnswer.maxHours
  /// Most hours that a track may lie in.
  ///
  /// The hours that are kept hold them all, with a day of others for the ways beside the track: where gathering them
  /// takes longer than an answer may, the next question finds those that are there, and comes to an end.
  package var trackHours = HourKeeper.standardCapacity - 24
  /// Most areas that are drawn around a place.
  package var areas = 6
  /// Most minutes of an area.
  package var areaMinutes = 120.0
  /// Most metres of an area.
  package var areaMeters = 30_000.0
  /// Largest dose of an area, in µg.
  package var areaMicrograms = 1000.0
  /// Seconds that a client may have the order of stops looked for.
  package var orderSeconds = 5.0
  /// Metres between a place and its street, where the question says nothing.
  package var snapMeters = 1000.0

  /// The limits that fit a small machine.
  package init() {}
}
