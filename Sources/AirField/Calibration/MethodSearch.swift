/// Squared errors of every method of every family on one part of a history, by site: the table that parameters are
/// chosen from.
struct MethodSearch: Sendable {
  /// Sums of squared errors of one method by site.
  private struct Row: Sendable {
    let method: ChosenMethod
    let errors: [Double]
  }

  private let rows: [MethodFamily: [Row]]

  /// Scores every method.
  /// - Throws: ``FieldError`` when a system cannot be solved.
  /// - Complexity: One stencil per method, set of stations and station.
  init(_ table: ErrorMoments, spread: HourlySpread) throws(FieldError) {
    var errorsByMethod: [ChosenMethod: [Double]] = [:]
    var rows: [MethodFamily: [Row]] = [:]
    for family in MethodFamily.allCases {
      rows[family] = try family.methods.map { method throws(FieldError) in
        if let errors = errorsByMethod[method] { return Row(method: method, errors: errors) }
        let errors = try table.errors(of: method.interpolator(spread: spread))
        errorsByMethod[method] = errors
        return Row(method: method, errors: errors)
      }
    }
    self.rows = rows
  }

  /// The family's method with the least squared error over all sites but some; of equals the first.
  func best(_ family: MethodFamily, without sites: Set<Int> = []) -> ChosenMethod {
    var best = ChosenMethod.mean
    var least = Double.infinity
    for row in rows[family] ?? [] {
      var total = 0.0
      for site in row.errors.indices where !sites.contains(site) { total += row.errors[site] }
      if total < least {
        least = total
        best = row.method
      }
    }
    return best
  }
}
