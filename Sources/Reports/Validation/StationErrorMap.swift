import AirData
import AirField
import Foundation
import Geo

/// The stations where they stand: the larger the circle the larger the error, red where the field is too high and blue where it is too low.
struct StationErrorMap {
  let validation: PollutantValidation

  private static let width = 476.0
  private static let height = 420.0
  private static let margin = 62.0
  private static let largestRadius = 24.0
  private static let nameWidthPerLetter = 6.6

  private struct Mark {
    let site: StationHistory.Site
    let score: Score
    let x: Double
    let y: Double
    let radius: Double
  }

  var svg: String {
    let marks = marks
    // Small circles lie over large ones.
    let shapes = marks.sorted { $0.radius > $1.radius }.map { circle($0) }
    return ValidationMarkup.picture(
      width: Self.width, height: Self.height,
      title: "\(validation.pollutant.symbol): map of the stations with the error and the bias of each",
      [frame] + shapes + names(marks) + scaleBar)
  }

  private var frame: String {
    "<rect x=\"0.5\" y=\"0.5\" width=\"\(Self.width - 1)\" height=\"\(Self.height - 1)\" class=\"frame\"/>"
      + ValidationMarkup.label("N ↑", x: Self.width - 14, y: 24, anchor: "end", kind: "quiet")
  }

  private var sites: [(site: StationHistory.Site, score: Score)] {
    validation.sites.compactMap { site in validation.served.scores.byStation[site.id].map { (site, $0) } }
  }

  private var unitsPerMeter: Double {
    let points = sites.map(\.site.point)
    let wide = (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
    let high = (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0)
    return min((Self.width - 3 * Self.margin) / max(wide, 100), (Self.height - 2 * Self.margin) / max(high, 100))
  }

  private var marks: [Mark] {
    let points = sites.map(\.site.point)
    let middleX = ((points.map(\.x).max() ?? 0) + (points.map(\.x).min() ?? 0)) / 2
    let middleY = ((points.map(\.y).max() ?? 0) + (points.map(\.y).min() ?? 0)) / 2
    let most = max(sites.map(\.score.rmse).max() ?? 1, 1e-6)
    let scale = unitsPerMeter
    return sites.map { site, score in
      Mark(
        site: site, score: score, x: Self.width / 2 + (site.point.x - middleX) * scale,
        y: Self.height / 2 - (site.point.y - middleY) * scale, radius: max(4, Self.largestRadius * score.rmse / most))
    }
  }

  private func circle(_ mark: Mark) -> String {
    let share = min(1, abs(mark.score.bias) / max(mark.score.rmse, 1e-9))
    let color = mark.score.bias > 0 ? "var(--high)" : "var(--low)"
    let figures =
      "RMSE \(ValidationMarkup.number(mark.score.rmse)), bias \(ValidationMarkup.signed(mark.score.bias)) µg/m³"
    return "<circle cx=\"\(ValidationMarkup.point(mark.x))\" cy=\"\(ValidationMarkup.point(mark.y))\" "
      + "r=\"\(ValidationMarkup.point(mark.radius))\" class=\"bias\" "
      + "style=\"fill: color-mix(in srgb, \(color) \(ValidationMarkup.number(100 * share, decimals: 0))%, var(--paper))\">"
      + "<title>\(ValidationMarkup.escaped("\(mark.site.name): \(figures)"))</title></circle>"
  }

  /// Each name beside its circle, on the side where it covers least of others.
  private func names(_ marks: [Mark]) -> [String] {
    var taken = marks.map { PlanRectangle(middleX: $0.x, middleY: $0.y, width: 2 * $0.radius, height: 2 * $0.radius) }
    return marks.map { mark in
      let width = max(Double(mark.site.name.count) * Self.nameWidthPerLetter, 70)
      let aside = mark.radius + 5 + width / 2
      let below = mark.radius + 17
      let moves = [
        (aside, 0), (-aside, 0), (0, -below), (0, below), (aside, -14), (-aside, 14), (aside, 14), (-aside, -14),
        (aside / 2, -below - 14), (-aside / 2, -below - 14), (aside / 2, below + 14), (-aside / 2, below + 14),
      ]
      let places = moves.map { move in
        PlanRectangle(middleX: mark.x + move.0, middleY: mark.y + move.1, width: width, height: 26)
      }
      let best = places.min { cost($0, taken) < cost($1, taken) } ?? places[0]
      taken.append(best)
      let bias = ValidationMarkup.signed(mark.score.bias, decimals: 1)
      let figures = "\(ValidationMarkup.number(mark.score.rmse, decimals: 1)) (\(bias))"
      let x = best.middleX
      return ValidationMarkup.label(mark.site.name, x: x, y: best.middleY - 2, anchor: "middle", kind: "halo")
        + ValidationMarkup.label(figures, x: x, y: best.middleY + 11, anchor: "middle", kind: "quiet halo")
    }
  }

  private func cost(_ place: PlanRectangle, _ taken: [PlanRectangle]) -> Double {
    let sheet = PlanRectangle(
      middleX: Self.width / 2, middleY: Self.height / 2, width: Self.width - 8, height: Self.height - 8)
    return taken.reduce(0) { $0 + place.overlap($1) } + 2 * (place.area - place.overlap(sheet))
  }

  /// A round length of at most a third of the width.
  private var scaleBar: [String] {
    let scale = unitsPerMeter
    let lengths = [100.0, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
    let meters = lengths.last { $0 * scale <= Self.width / 3 } ?? 100
    let y = Self.height - 14
    let text = meters < 1000 ? "\(Int(meters)) m" : "\(Int(meters / 1000)) km"
    return [
      ValidationMarkup.line(14, y, 14 + meters * scale, y, kind: "axis"),
      ValidationMarkup.label(text, x: 14, y: y - 6, kind: "quiet"),
    ]
  }
}

/// A rectangle of a drawing, for keeping names apart.
private struct PlanRectangle {
  let middleX: Double
  let middleY: Double
  let width: Double
  let height: Double

  var area: Double { width * height }

  func overlap(_ other: PlanRectangle) -> Double {
    Self.shared(middleX, width, other.middleX, other.width) * Self.shared(middleY, height, other.middleY, other.height)
  }

  private static func shared(_ middle: Double, _ size: Double, _ otherMiddle: Double, _ otherSize: Double) -> Double {
    max(0, min(middle + size / 2, otherMiddle + otherSize / 2) - max(middle - size / 2, otherMiddle - otherSize / 2))
  }
}
