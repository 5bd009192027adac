import Bench

/// As many stations as a street-by-street model has points.
struct ManyStationsBench {
  let stations: Int
  let side: Int
  let runs: Int

  func run() throws {
    let task = try FieldCase(stations: stations, side: side)
    Report.printTitle(task.size)
    try measure("brisa, kriging, mean and σ in every cell", FieldBench.kriging, task)
    try measure("brisa, inverse distance and σ in every cell", .inverseDistance, task)
    let scoring = try Timings(runs: 1) { try FieldTrial.leaveOneOut(task, FieldBench.kriging) }
    Report.printTimings("brisa, kriging, leaving each station out", scoring)
  }

  private func measure(_ name: String, _ method: FieldTrial.Method, _ task: FieldCase) throws {
    let timings = try Timings(runs: runs) { _ = try FieldTrial(task, method).sigmas(everyCells: 1) }
    Report.printTimings(name, timings, note: "fit and grid, all cores")
  }
}
