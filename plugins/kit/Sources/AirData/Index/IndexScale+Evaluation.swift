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

  /// The index of the air, nil when no pollutant can be rated.
  public func index(of history: HourlyConcentrations) -> AirIndex? {
    let subIndices = pollutants.compactMap { subIndex(of: $0, in: history) }
    guard let first = subIndices.first else { return nil }
    // Of equals the first stays.
    let main = subIndices.reduce(first) { worst, next in next.value > worst.value ? next : worst }
    let coverage = IndexCoverage(on: self, rated: PollutantSet(subIndices.lazy.map(\.pollutant)))
    return AirIndex(subIndices: subIndices, main: main, coverage: coverage)
  }
}
