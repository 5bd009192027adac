internal import AirData
internal import Logging

/// What all answers of a service share.
struct ServiceState: Sendable {
  let roster: CityRoster
  let limits: ServiceLimits
  let lanes: Lanes
  let clock: any WallClock
  let figures: ServiceFigures
  let reports: RefreshReports
  let log: Logger
}
