/// Why a field cannot be made.
package enum FieldError: Error, Hashable, Sendable {
  /// Nothing to interpolate from.
  case noSamples
  /// A sample that is no concentration at a place on the plane.
  case unusableSample(station: String, problem: String)
  /// Leaving one out leaves nothing.
  case tooFewToScore
  /// A setting that is out of its range.
  case setting(name: String, problem: String)
  /// A method that does not exist.
  case unknownMethod(String)
  /// A box that is no box.
  case emptyGrid
  /// A grid that would fill the memory.
  case gridTooLarge(rows: Double, columns: Double, limit: Int)
  /// A calibration that cannot be read; the place is a path of keys, empty for the whole.
  case unusableCalibration(place: String, problem: String)

  /// One sentence that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .noSamples:
      "There is no reading to make a field from: choose another hour or add a source."
    case .unusableSample(let station, let problem):
      "The reading of station '\(station)' cannot be used: \(problem)."
    case .tooFewToScore:
      "Scoring leaves one station out, so it needs at least two."
    case .setting(let name, let problem):
      "The field's setting '\(name)' \(problem)."
    case .unknownMethod(let text):
      "'\(text)' is no field method: choose \(FieldMethod.choices)."
    case .emptyGrid:
      "The grid's box must have finite edges, west before east and south before north, on the globe."
    case .gridTooLarge(let rows, let columns, let limit):
      "A grid of \(rows.wholeText) x \(columns.wholeText) = \((rows * columns).wholeText) cells is too large, the "
        + "limit is \(limit): choose larger cells or a smaller box."
    case .unusableCalibration(let place, let problem):
      "The calibration cannot be used, since \(place.isEmpty ? "it" : "'\(place)'") \(problem): correct it, or make it anew "
        + "with brisa calibrate."
    }
  }
}

extension Double {
  /// The number without decimals where it fits an integer, in its own notation where it does not.
  fileprivate var wholeText: String {
    Int(exactly: rounded()).map(String.init) ?? "\(self)"
  }
}
