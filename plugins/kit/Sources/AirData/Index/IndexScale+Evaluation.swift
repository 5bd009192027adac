/// Rating the air of a place from its last hours.
extension IndexScale {
  /// The sub-index of one pollutant, nil when its hours do not give one or the scale does not rate it.
  public func subIndex(of pollutant: Pollutant, in history: HourlyConcentrations) -> SubIndex? {
    let hours = history.hours(of: pollutant)
    return switch tables {
    case .usEPA: USEPARules.subIndex(of: pollutant, hours: hours)
    case .bands(let table): table.subIndex(of: pollutant, on: id, hours: hours)
    }
  }

  /// The sub-index that decides, of equals the first in the order of ``Pollutant``; nil when no pollutant can be rated.
  func worstSubIndex(in history: HourlyConcentrations) -> SubIndex? {
    var worst: SubIndex?
    for pollutant in pollutants {
      guard let candidate = subIndex(of: pollutant, in: history) else { continue }
      if let known = worst, known.value >= candidate.value { continue }
      worst = candidate
    }
    return worst
  }

  /// The index of the air, nil when no pollutant can be rated.
  public func index(of history: HourlyConcentrations) -> AirIndex? {
    guard let main = worstSubIndex(in: history) else { return nil }
    let subIndices = pollutants.compactMap { subIndex(of: $0, in: history) }
    let coverage = IndexCoverage(on: self, rated: PollutantSet(subIndices.lazy.map(\.pollutant)))
    return AirIndex(subIndices: subIndices, main: main, coverage: coverage)
  }
}
