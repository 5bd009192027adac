/// Looking up single values, fast enough for every cell of a map: nothing here allocates.
extension IndexScale {
  /// The value of a concentration that is already averaged as the scale asks, in µg/m³.
  ///
  /// On `us-epa` ozone ends at 300 and sulphur dioxide at 200 here; what lies beyond needs the history.
  /// - Returns: NaN when the scale does not rate the pollutant or the figure is no concentration.
  public func subIndexValue(_ pollutant: Pollutant, averagedConcentration concentration: Double) -> Double {
    switch tables {
    case .usEPA: USEPATables.table(of: pollutant).index(of: concentration)
    case .bands(let table): table.bands(of: pollutant)?.band(of: concentration) ?? .nan
    }
  }

  /// The ordinal of a value's category, 1 to 6; 0 when the value is not on the scale.
  ///
  /// A value between two whole numbers, such as a mean of indices, is rounded first.
  public func categoryOrdinal(of value: Double) -> Int {
    Self.categoryOrdinal(of: value, on: id)
  }

  /// The concentration in µg/m³, averaged as the scale asks, that has a sub-index on `us-epa`, to the nearest step of
  /// its table.
  ///
  /// Where the usual table ends, the one that rates the worst air goes on: ozone by its hour above 300, sulphur dioxide
  /// by its day above 200.
  /// - Returns: nil for a value below 0, and on the other scales, where a band is a range.
  public func concentration(_ pollutant: Pollutant, forSubIndex value: Double) -> Double? {
    guard isNumeric else { return nil }
    return USEPATables.table(of: pollutant).concentration(forIndex: value)
      ?? USEPATables.severeTable(of: pollutant)?.concentration(forIndex: value)
  }

  static func categoryOrdinal(of value: Double, on scale: ScaleID) -> Int {
    let whole = value.rounded(.toNearestOrAwayFromZero)
    guard whole.isFinite, whole >= 0 else { return 0 }
    guard scale == .usEPA else { return (1...6).contains(whole) ? Int(whole) : 0 }
    var category = 0
    while category < 5, whole > USEPABreakpoints.highIndices[category] { category += 1 }
    return category + 1
  }
}
