/// The tables of the scale `us-epa`, effective since 6 May 2024, as published.
enum USEPATables {
  /// Particles decide on most days, ozone on summer's, and nitrogen dioxide beside traffic; SO2 and CO seldom do.
  static let requiredPollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]

  static let no2 = USEPABreakpoints(
    .no2, in: .partsPerBillion, stepsPerUnit: 1, highs: [53, 100, 360, 649, 1249, 2049])
  static let pm25 = USEPABreakpoints(
    .pm25, in: .microgramsPerCubicMeter, stepsPerUnit: 10, highs: [9.0, 35.4, 55.4, 125.4, 225.4, 325.4])
  static let pm10 = USEPABreakpoints(
    .pm10, in: .microgramsPerCubicMeter, stepsPerUnit: 1, highs: [54, 154, 254, 354, 424, 604])
  static let co = USEPABreakpoints(
    .co, in: .partsPerMillion, stepsPerUnit: 10, highs: [4.4, 9.4, 12.4, 15.4, 30.4, 50.4])

  /// Defines no index above 300.
  static let o3EightHours = USEPABreakpoints(
    .o3, in: .partsPerMillion, stepsPerUnit: 1000, highs: [0.054, 0.070, 0.085, 0.105, 0.200])
  /// Defines no index below 101.
  static let o3Hour = USEPABreakpoints(
    .o3, in: .partsPerMillion, stepsPerUnit: 1000, firstCategory: 2, lowest: 0.125,
    highs: [0.164, 0.204, 0.404, 0.604])
  /// Defines no index above 200.
  static let so2Hour = USEPABreakpoints(.so2, in: .partsPerBillion, stepsPerUnit: 1, highs: [35, 75, 185, 304])
  /// Defines no index below 201.
  static let so2Day = USEPABreakpoints(
    .so2, in: .partsPerBillion, stepsPerUnit: 1, firstCategory: 4, lowest: 305, highs: [604, 1004])

  /// The table of the averaging period that rates a pollutant on most days.
  static func table(of pollutant: Pollutant) -> USEPABreakpoints {
    switch pollutant {
    case .no2: no2
    case .pm25: pm25
    case .pm10: pm10
    case .o3: o3EightHours
    case .so2: so2Hour
    case .co: co
    }
  }

  /// The averaging period of that table.
  static func period(of pollutant: Pollutant) -> AveragingPeriod {
    switch pollutant {
    case .no2, .so2: .hour
    case .pm25, .pm10: .nowCast
    case .o3, .co: .eightHours
    }
  }

  /// The table of the other averaging period, which rates the worst air only; nil for a pollutant that has one.
  static func severeTable(of pollutant: Pollutant) -> USEPABreakpoints? {
    switch pollutant {
    case .o3: o3Hour
    case .so2: so2Day
    case .no2, .pm25, .pm10, .co: nil
    }
  }
}
