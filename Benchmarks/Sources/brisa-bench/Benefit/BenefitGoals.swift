import Bench
import Foundation

/// What the streets' part must bring in Ghent.
enum BenefitGoals {
  static let rootMeanSquare = 5.75
  static let orderedShare = 0.8
  static let changePercent = -5.0
  static let calibrationPoints = 10.0

  /// The lines of the table.
  static func rows(_ ghent: GhentCheck, _ model: ModelCheck) -> [ResultRow] {
    [field(ghent), order(ghent), routes(ghent), measured(ghent), drawn(model)]
  }

  private static func field(_ ghent: GhentCheck) -> ResultRow {
    let figure = ghent.field.rootMeanSquare
    return Goal("NO2 at the other tubes, RMSE", "≤ \(rootMeanSquare) µg/m³").row(
      "\(two(figure)) µg/m³; measured NO2 rises by \(two(ghent.field.rise.slope)) of what is told",
      peer: "kriging \(two(ghent.kriging.rootMeanSquare))", .atMost(rootMeanSquare, figure))
  }

  private static func order(_ ghent: GhentCheck) -> ResultRow {
    let figure = ghent.field.orderedShare
    return Goal(
      "pairs of tubes within 400 m that differ by more than 5 µg/m³, ordered rightly", "≥ \(percent(orderedShare))"
    )
    .row(percent(figure), peer: "kriging \(percent(ghent.kriging.orderedShare))", .atMost(figure, orderedShare))
  }

  private static func routes(_ ghent: GhentCheck) -> ResultRow {
    let (ours, oracle) = (ghent.routes, ghent.oracle)
    return Goal(
      "walks by `no2`: measured NO2 per metre of the cleanest way against the fastest", "≤ \(Int(changePercent)) %"
    ).row(
      "\(signed(ours.changePercent)) % over the metres of \(ours.judged) of \(ours.walks) walks, fastest in "
        + "\(percent(ours.sameShare)), \(signed(ours.extraLengthPercent)) % longer",
      peer: "means of classes \(signed(oracle.changePercent)) %, fastest in \(percent(oracle.sameShare)), "
        + "\(signed(oracle.extraLengthPercent)) % longer",
      .atMost(changePercent, ours.changePercent))
  }

  private static func measured(_ ghent: GhentCheck) -> ResultRow {
    let score = ghent.probabilities
    return Goal("probability of being cleaner over the measured metres, by fifths", "right within 10 points").row(
      "\(fifths(score)) % (\(score.count) walks; measured differences are \(two(ghent.differences.slope)) of those told)",
      .atMost(calibrationPoints, score.worstPoints, otherwise: worst(score)))
  }

  private static func drawn(_ model: ModelCheck) -> ResultRow {
    let score = model.probabilities
    return Goal("the same over whole ways, in fields drawn from the model", "right within 10 points").row(
      "\(fifths(score)) % (\(score.count) walks in \(model.draws) fields; "
        + "\(percent(model.amplitudeCoverage)) of the amplitudes within their 68 %)",
      .atMost(calibrationPoints, score.worstPoints, otherwise: worst(score)))
  }

  /// `predicted → observed` of every fifth in percent.
  private static func fifths(_ score: ProbabilityScore) -> String {
    score.groups.map { "\(Report.text(100 * $0.predicted)) → \(Report.text(100 * $0.observed))" }.joined(
      separator: ", ")
  }

  private static func worst(_ score: ProbabilityScore) -> String { "off by \(Report.text(score.worstPoints)) points" }
  private static func two(_ number: Double) -> String { String(format: "%.2f", number) }
  private static func signed(_ number: Double) -> String { String(format: "%+.1f", number) }
  private static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
}
