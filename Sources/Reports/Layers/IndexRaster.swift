package import AirData
package import AirField

/// The index of the air in every cell, computed from concentrations with their averages and never interpolated.
package struct IndexRaster: Sendable {
  /// The scale of the values.
  package let scale: IndexScale
  /// The cells.
  package let spec: GridSpec
  /// The index on the scale, NaN where nothing is known.
  package let values: [Float]
  /// The concentration of the pollutant that decides, in µg/m³, averaged as the scale asks.
  ///
  /// The index was looked up by it. NaN where nothing is known.
  package let averages: [Float]
  /// Over which time it is averaged, by ``AirData/AveragingPeriod/rasterNumber``.
  let periods: [UInt8]
  /// Which pollutant decides, by its position in `Pollutant.allCases`; 255 where nothing is known.
  package let mainPollutants: [UInt8]
  /// What is missing in each cell: ``AirData/IndexCoverage/missing``, none where nothing is known at all.
  package let missingPollutants: [PollutantSet]
  /// The pollutants for which an hourly value stands in somewhere for a longer average.
  package let standIns: Set<Pollutant>

  /// What is missing in any cell.
  package let missing: IndexCoverage

  /// Stands in ``mainPollutants`` where nothing is known.
  package static let noPollutant = UInt8.max

  /// Creates a raster; without averages it does not tell what the index was looked up by.
  /// - Precondition: Every array has one element a cell.
  package init(
    scale: IndexScale, spec: GridSpec, values: [Float], mainPollutants: [UInt8], missingPollutants: [PollutantSet],
    standIns: Set<Pollutant> = [], averages: [Float]? = nil, periods: [UInt8]? = nil
  ) {
    let averages = averages ?? [Float](repeating: .nan, count: spec.count)
    let periods = periods ?? [UInt8](repeating: AveragingPeriod.hour.rasterNumber, count: spec.count)
    precondition(
      values.count == spec.count && mainPollutants.count == spec.count && missingPollutants.count == spec.count
        && averages.count == spec.count && periods.count == spec.count)
    self.scale = scale
    self.spec = spec
    self.values = values
    self.mainPollutants = mainPollutants
    self.missingPollutants = missingPollutants
    self.standIns = standIns
    self.averages = averages
    self.periods = periods
    missing = IndexCoverage(missing: missingPollutants.reduce(into: PollutantSet()) { $0.formUnion($1) })
  }

  /// What the index of a cell rests on.
  package func coverage(at cell: Int) -> IndexCoverage { IndexCoverage(missing: missingPollutants[cell]) }

  /// Share of the cells with an index whose index is partial, 0 to 1.
  package var partialShare: Double {
    let partial = missingPollutants.count { !$0.isEmpty }
    let known = values.count { !$0.isNaN }
    return known == 0 ? 0 : Double(partial) / Double(known)
  }

  /// Shares of the cells with an index that lack each of the pollutants of ``missing``, in their order, 0 to 1.
  package var missingShares: [Double] {
    let known = values.count { !$0.isNaN }
    return missing.missingPollutants.map { pollutant in
      known == 0 ? 0 : Double(missingPollutants.count { $0.contains(pollutant) }) / Double(known)
    }
  }

  /// The values of the cells whose index is partial, NaN in all others.
  var partialValues: [Float] { zip(values, missingPollutants).map { $1.isEmpty ? .nan : $0 } }

  /// Over which time the concentration behind a cell's index is averaged; nil where nothing is known.
  func period(at cell: Int) -> AveragingPeriod? {
    averages[cell].isNaN ? nil : AveragingPeriod(rasterNumber: periods[cell])
  }

  /// Whether the index of any cell rests on a mean of more than the hour.
  var hasMeans: Bool {
    let hour = AveragingPeriod.hour.rasterNumber
    return zip(averages, periods).contains { !$0.isNaN && $1 != hour }
  }

  /// The pollutant that decides in a cell, nil where nothing is known.
  package func mainPollutant(at cell: Int) -> Pollutant? {
    Pollutant(number: Int(mainPollutants[cell]))
  }
}
