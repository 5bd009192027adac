internal import AirField
internal import Foundation

/// Predictions against readings, as the number of held-out readings in square cells, with the line where both are the
/// same.
struct PredictionPlot {
  let histogram: PredictionHistogram
  let symbol: String

  private static let side = 400.0
  private static let left = 62.0
  private static let top = 12.0

  var svg: String {
    let size = Double(PredictionHistogram.size)
    let most = size * histogram.binWidth
    var shapes: [String] = []
    for tick in RoundNumber.ticks(to: most) {
      let x = Self.left + tick / most * Self.side
      let y = Self.top + Self.side - tick / most * Self.side
      shapes.append(ValidationMarkup.line(x, Self.top, x, Self.top + Self.side, kind: "grid"))
      shapes.append(ValidationMarkup.line(Self.left, y, Self.left + Self.side, y, kind: "grid"))
      let figure = ValidationMarkup.tick(tick)
      shapes.append(ValidationMarkup.label(figure, x: x, y: Self.top + Self.side + 18, anchor: "middle", kind: "quiet"))
      shapes.append(ValidationMarkup.label(figure, x: Self.left - 7, y: y + 4, anchor: "end", kind: "quiet"))
    }
    shapes += cells
    shapes += [
      ValidationMarkup.line(Self.left, Self.top + Self.side, Self.left + Self.side, Self.top, kind: "unity"),
      "<rect x=\"\(Self.left)\" y=\"\(Self.top)\" width=\"\(Self.side)\" height=\"\(Self.side)\" class=\"frame\"/>",
      ValidationMarkup.label(
        "measured, µg/m³", x: Self.left + Self.side / 2, y: Self.top + Self.side + 38, anchor: "middle"),
      "<text transform=\"translate(16 \(Self.top + Self.side / 2)) rotate(-90)\" text-anchor=\"middle\">predicted, µg/m³</text>",
    ]
    return ValidationMarkup.picture(
      width: Self.left + Self.side + 14, height: Self.top + Self.side + 48,
      title: "\(symbol): predicted against measured concentrations from 0 to \(ValidationMarkup.tick(most)) µg/m³",
      shapes)
  }

  /// A square for every bin with readings, the darker the more, on a logarithmic scale.
  private var cells: [String] {
    let most = log(1 + Double(histogram.counts.max() ?? 1))
    let step = Self.side / Double(PredictionHistogram.size)
    var cells: [String] = []
    for row in 0..<PredictionHistogram.size {
      for column in 0..<PredictionHistogram.size {
        let count = histogram.count(predictionBin: row, readingBin: column)
        guard count > 0 else { continue }
        let opacity = 0.08 + 0.92 * log(1 + Double(count)) / most
        let x = Self.left + Double(column) * step
        let y = Self.top + Self.side - Double(row + 1) * step
        cells.append(
          "<rect x=\"\(ValidationMarkup.point(x))\" y=\"\(ValidationMarkup.point(y))\" width=\"\(step)\" height=\"\(step)\" "
            + "class=\"cell\" fill-opacity=\"\(ValidationMarkup.number(opacity))\"/>")
      }
    }
    return cells
  }
}
