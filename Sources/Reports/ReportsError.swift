/// Why a report cannot be drawn or written.
package enum ReportsError: Error, Hashable, Sendable {
  /// The machine has no font to write with.
  case noFont
  /// cairo refused, with its own words.
  case drawing(problem: String)
  /// A raster file could not be written, with libtiff's own words.
  case raster(path: String, problem: String)
  /// A raster of more cells than a report can hold.
  case tooManyCells(count: Double, limit: Int, gigabytes: Double)

  /// One sentence that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .noFont:
      "There is no font to write with: install one, best DejaVu Sans (Debian package fonts-dejavu-core)."
    case .drawing(let problem):
      "The picture cannot be drawn (\(problem)): choose a smaller box or larger cells."
    case .raster(let path, let problem):
      "'\(path)' cannot be written (\(problem)): check that its folder exists and has room."
    case .tooManyCells(let count, let limit, let gigabytes):
      "A map of \(count.text(decimals: 0)) cells would take \(gigabytes.text(decimals: 1)) GB of memory, the limit is \(limit) cells: choose "
        + "larger cells or a smaller box."
    }
  }
}
