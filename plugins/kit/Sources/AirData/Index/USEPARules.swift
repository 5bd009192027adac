/// How the scale `us-epa` rates the hours of one pollutant.
enum USEPARules {
  /// The sub-index of a pollutant, nil when its hours do not give one.
  static func subIndex(of pollutant: Pollutant, hours: ArraySlice<Double>) -> SubIndex? {
    switch pollutant {
    case .o3: ozone(hours)
    case .so2: sulphurDioxide(hours)
    case .no2, .pm25, .pm10, .co: usual(pollutant, hours)
    }
  }

  /// Any pollutant by the averaging period of most days.
  private static func usual(_ pollutant: Pollutant, _ hours: ArraySlice<Double>) -> SubIndex? {
    AveragedConcentration(of: hours, over: USEPATables.period(of: pollutant)).flatMap {
      SubIndex(.usEPA, pollutant, value: USEPATables.table(of: pollutant).index(of: $0.concentration), of: $0)
    }
  }

  /// The higher of the 8 h index, which ends at 300, and the 1 h index, which starts at 101.
  private static func ozone(_ hours: ArraySlice<Double>) -> SubIndex? {
    let eightHours = usual(.o3, hours)
    guard let averaged = AveragedConcentration(of: hours, over: .hour) else { return eightHours }
    let value = USEPATables.o3Hour.index(of: averaged.concentration)
    guard let hour = SubIndex(.usEPA, .o3, value: value, of: averaged) else { return eightHours }
    guard let eightHours, eightHours.value >= hour.value else { return hour }
    return eightHours
  }

  /// The 24 h index from 305 ppb on, else the 1 h index, which ends at 200.
  ///
  /// An hour beyond 304 ppb without a day's mean leaves open how much worse than 200 it is: marked as a stand-in.
  private static func sulphurDioxide(_ hours: ArraySlice<Double>) -> SubIndex? {
    let dayMean = AveragedConcentration.mean(of: hours, over: .day)
    if let dayMean {
      let averaged = AveragedConcentration(concentration: dayMean, period: .day, isStandIn: false)
      let value = USEPATables.so2Day.index(of: dayMean)
      if let day = SubIndex(.usEPA, .so2, value: value, of: averaged) { return day }
    }
    guard let hour = usual(.so2, hours) else { return nil }
    let isBeyond = !USEPATables.so2Day.index(of: hour.concentration).isNaN
    return isBeyond && dayMean == nil ? hour.asStandIn(for: .day) : hour
  }
}
