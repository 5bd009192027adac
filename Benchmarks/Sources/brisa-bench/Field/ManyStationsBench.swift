import AirField

/// As many stations as a street-by-street model has points.
struct ManyStationsBench {
  let stations: Int
  let side: Int
  let runs: Int

  func run() throws {
    let task = try FieldCase(stations: stations, side: side)
    Report.printTitle("\(stations) stations, \(task.spec.columns) x \(task.spec.rows) cells")
    let kriging = OrdinaryKriging(variogram: FieldBench.variogram)
    try measure("brisa, kriging, mean and σ in every cell", kriging, task)
    try measure("brisa, inverse distance and σ in every cell", InverseDistance(), task)
    let scoring = try Timings(runs: 1) { _ = try kriging.score(task.samples) }
    Report.printTimings("brisa, kriging, leaving each station out", scoring)
  }

  private func measure(_ name: String, _ method: any Interpolator, _ task: FieldCase) throws {
    let timings = try Timings(runs: runs) { _ = try method.fit(task.samples).grid(task.spec, in: task.projection) }
    Report.printTimings(name, timings, note: "fit and grid, all cores")
  }
}
