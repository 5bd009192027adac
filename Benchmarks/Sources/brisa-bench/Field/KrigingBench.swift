import Bench
import Foundation
import Geo

/// Kriging's mean against PyKrige's, both inside a running process; and what σ costs.
struct KrigingBench {
  let task: FieldCase
  let runs: Int
  let peerRows: Int?
  let folder: URL

  /// Rows and columns from one exact σ to the next.
  private static let sigmaStep = 8

  func run() throws {
    Report.printTitle("kriging, \(task.size)")
    let trial = try FieldTrial(task, FieldBench.kriging)
    var grid: [Float] = []
    let mean = Timings(runs: runs) { grid = trial.values() }
    Report.printTimings("brisa, mean", mean, note: "all cores")
    try comparePeer(mean, trial, grid)
    measureSigma(trial)
  }

  private func measureSigma(_ trial: FieldTrial) {
    let step = Self.sigmaStep
    var sigmas: [Float] = []
    var exactSigmas: [Float] = []
    let coarse = Timings(runs: runs) { sigmas = trial.sigmas(everyCells: step) }
    Report.printTimings("brisa, mean and σ in every \(step)th cell", coarse)
    let exact = Timings(runs: 1) { exactSigmas = trial.sigmas(everyCells: 1) }
    Report.printTimings("brisa, mean and σ in every cell", exact)
    let errors = zip(sigmas, exactSigmas).map { Double(abs($0 - $1) / $1) }.sorted()
    let quantiles = Timings(errors, processorSeconds: .nan)
    let texts = [0.5, 0.99, 1].map { Report.text(quantiles.quantile($0) * 100, digits: 2) }
    Report.printFigure("relative error of that σ (p50, p99, greatest)", texts.joined(separator: ", ") + " %")
  }

  private func comparePeer(_ mean: Timings, _ trial: FieldTrial, _ grid: [Float]) throws {
    guard let python = Peer.python() else {
      Report.printFigure("PyKrige", "is not there: set BRISA_BENCH_PEERS to what Benchmarks/peers prints")
      return
    }
    let lattice = task.lattice
    let rows = min(lattice.y.count, max(1, peerRows ?? rowsInMemory))
    let stations = folder.appending(path: "stations.csv")
    try task.write(stationsTo: stations)
    let part = PeerLattice(x: lattice.x, y: Array(lattice.y.prefix(rows)))
    try JSONEncoder().encode(part).write(to: folder.appending(path: "lattice.json"))
    let output = try python.run(
      [Peer.script("pykrige_grid.py"), stations.path] + ["lattice.json"].map { folder.appending(path: $0).path }
        + ["\(rows == lattice.y.count ? 3 : 2)", folder.appending(path: "pykrige.raw").path])
    let scale = Double(lattice.y.count) / Double(rows)
    let run = try JSONDecoder().decode(PeerRun.self, from: output)
    let peer = Timings(run.seconds.map { $0 * scale }, processorSeconds: run.processorSeconds * scale)
    Report.printTimings(
      "PyKrige, vectorized (mean and variance)", peer,
      note: scale == 1 ? "the whole grid" : "\(rows) of \(lattice.y.count) rows, times \(Report.text(scale))")
    Report.printRatio("PyKrige over brisa", peer, over: mean)
    try compareValues(trial, grid, rows)
  }

  private func compareValues(_ trial: FieldTrial, _ grid: [Float], _ rows: Int) throws {
    let lattice = task.lattice
    let theirs = try RawNumbers.read(Double.self, from: folder.appending(path: "pykrige.raw"))
    let points = lattice.y.prefix(rows).flatMap { y in lattice.x.map { PlanePoint(x: $0, y: y) } }
    guard theirs.count == points.count else { throw BenchError("PyKrige wrote another number of cells") }
    let ofPoints = zip(trial.values(at: points), theirs).reduce(0) { max($0, abs($1.0 - $1.1)) }
    Report.printFigure("greatest difference of points, µg/m³", Report.text(ofPoints))
    let ofCells = zip(grid, theirs).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
    let readings = task.readings
    let range = (readings.max() ?? 0) - (readings.min() ?? 0)
    Report.printFigure("greatest difference of the grid, over readings' range", Report.text(ofCells / range))
  }

  /// Rows for which PyKrige's matrices take half of the memory that is free: it makes about five of cells × stations.
  private var rowsInMemory: Int {
    let text = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 4e6
    let rowBytes = Double(task.columns * (task.readings.count + 1) * 8 * 5)
    return Int(min(1e9, kilobytes * 1024 / 2 / rowBytes))
  }

  /// What the script says.
  private struct PeerRun: Decodable {
    let seconds: [Double]
    let processorSeconds: Double
  }

  /// What the script reads.
  private struct PeerLattice: Encodable {
    let x: [Double]
    let y: [Double]
    var nugget = FieldBench.variogram.nugget
    var partialSill = FieldBench.variogram.partialSill
    var range = FieldBench.variogram.effectiveRangeMeters
  }
}
