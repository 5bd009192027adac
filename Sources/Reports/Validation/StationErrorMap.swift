internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// The stations where they stand: the larger the circle the larger the error, red where the field is too high and blue
/// where it is too low.
struct StationErrorMap {
  let validation: PollutantValidation

  private static let width = 476.0
  private static let height = 420.0
  private static let margin = 62.0
  private static let largestRadius = 24.0
  private static let nameWidthPerLetter = 7.0
  private static let lineHeight = 13.5
  /// Longer names stand in two lines.
  private static let longestLine = 16

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
    return min((Self.width - 4 * Self.margin) / max(wide, 100), (Self.height - 2 * Self.margin) / max(high, 100))
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
      + "<title>\(XMLText.escaped("\(mark.site.name): \(figures)"))</title></circle>"
  }

  /// Each name beside its circle, long ones in two lines, with the figures below it.
  private func names(_ marks: [Mark]) -> [String] {
    let lines = marks.map { Self.lines($0.site.name) + [figures($0.score)] }
    let circles = zip(marks, lines).map { mark, lines in
      PlanNames.Circle(
        x: mark.x, y: mark.y, radius: mark.radius,
        nameWidth: Double(lines.map(\.count).max() ?? 0) * Self.nameWidthPerLetter,
        nameHeight: Double(lines.count) * Self.lineHeight)
    }
    let sheet = Frame(
      middleX: Self.width / 2, middleY: Self.height / 2, width: Self.width - 8, height: Self.height - 8)
    let places = PlanNames(circles: circles, sheet: sheet, obstacles: Self.corners).places
    return zip(places, lines).flatMap { place, lines in
      (place.leader.map { [ValidationMarkup.line($0.startX, $0.startY, $0.endX, $0.endY, kind: "leader")] } ?? [])
        + lines.enumerated().map { index, line in
          ValidationMarkup.label(
            line, x: place.rectangle.middleX, y: place.rectangle.y + (Double(index) + 0.8) * Self.lineHeight,
            anchor: "middle",
            kind: index == lines.count - 1 ? "quiet halo" : "halo")
        }
    }
  }

  private func figures(_ score: Score) -> String {
    "\(ValidationMarkup.number(score.rmse, decimals: 1)) (\(ValidationMarkup.signed(score.bias, decimals: 1)))"
  }

  /// Where the arrow to the north and the scale bar stand.
  private static let corners = [
    Frame(middleX: width - 24, middleY: 20, width: 40, height: 24),
    Frame(middleX: 14 + width / 6, middleY: height - 20, width: width / 3, height: 28),
  ]

  /// A name in one line, or cut at the space nearest to its middle where it is long.
  static func lines(_ name: String) -> [String] {
    guard name.count > longestLine else { return [name] }
    let words = name.split(separator: " ")
    let cuts = words.indices.dropFirst().map { cut in
      [words[..<cut], words[cut...]].map { $0.joined(separator: " ") }
    }
    return cuts.min { ($0.map(\.count).max() ?? 0) < ($1.map(\.count).max() ?? 0) } ?? [name]
  }

  /// A round length of at most a third of the width.
  private var scaleBar: [String] {
    let scale = unitsPerMeter
    let meters = RoundNumber.notAbove(Self.width / 3 / scale)
    let y = Self.height - 14
    let text = meters < 1000 ? "\(Int(meters)) m" : "\(Int(meters / 1000)) km"
    return [
      ValidationMarkup.line(14, y, 14 + meters * scale, y, kind: "axis"),
      ValidationMarkup.label(text, x: 14, y: y - 6, kind: "quiet"),
    ]
  }
}
