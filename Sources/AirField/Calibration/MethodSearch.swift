/// Squared errors of every method of every family on one part of a history, by site: the table that parameters are
/// chosen from.
struct MethodSearch: Sendable {
  /// Sums of squared errors of one method by site.
  private struct Row: Sendable {
    let method: ChosenMethod
    let errors: [Double]

    /// For each site the sum over all others, of which another one may be left out as well.
    ///
    /// It is summed from both ends: the sum of all less one site's errors would keep few digits of the others' where
    /// these are large.
    func sumsWithoutEach(besides left: Int?) -> [Double] {
      var sums = [Double](repeating: 0, count: errors.count)
      var before = 0.0
      for site in errors.indices {
        sums[site] = before
        if site != left { before += errors[site] }
      }
      var after = 0.0
      for site in errors.indices.reversed() {
        sums[site] += after
        if site != left { after += errors[site] }
      }
      return sums
    }
  }

  private let rows: [MethodFamily: [Row]]
  private let siteCount: Int

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
    siteCount = table.siteCount
  }

  /// The family's method with the least squared error over all sites, or all but one; of equals the first.
  func best(_ family: MethodFamily, without left: Int? = nil) -> ChosenMethod {
    var best = ChosenMethod.mean
    var least = Double.infinity
    for row in rows[family] ?? [] {
      var total = 0.0
      for site in row.errors.indices where site != left { total += row.errors[site] }
      if total < least {
        least = total
        best = row.method
      }
    }
    return best
  }

  /// For each site what ``best(_:without:)`` is where that site is left out as well.
  /// - Complexity: O(methods × sites).
  func bestWithoutEach(_ family: MethodFamily, besides left: Int?) -> [ChosenMethod] {
    var best = [ChosenMethod](repeating: .mean, count: siteCount)
    var least = [Double](repeating: .infinity, count: siteCount)
    for row in rows[family] ?? [] {
      for (site, total) in row.sumsWithoutEach(besides: left).enumerated() where total < least[site] {
        least[site] = total
        best[site] = row.method
      }
    }
    return best
  }
}
