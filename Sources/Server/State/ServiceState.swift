internal import AirData
internal import Logging

/// What all answers of a service share.
struct ServiceState: Sendable {
  let roster: CityRoster
  let limits: ServiceLimits
  let lanes: ServiceLanes
  let clock: any WallClock
  let figures: ServiceFigures
  let reports: RefreshReports
  let tiles: TileCache
  let unsent: UnsentReplies
  /// The folder of heatmap reports that is shown; nil for none.
  var heatmapFolder: String?
  let log: Logger
}
