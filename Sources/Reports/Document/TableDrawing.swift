/// A table of texts, cells in as many lines as they need.
struct TableDrawing {
  /// A column.
  struct Column {
    let title: String
    let width: Double
    /// 0 for left, 1 for right.
    var anchor = 0.0
  }

  let columns: [Column]
  let rows: [[String]]

  private static let leading = 16.0
  private static let padding = 16.0

  /// Draws the table; returns the baseline below it.
  func draw(x: Double, y: Double, on canvas: Canvas) -> Double {
    canvas.setFont(size: 12)
    var y = draw(columns.map(\.title), .softText, x: x, y: y, on: canvas)
    for row in rows { y = draw(row, .text, x: x, y: y, on: canvas) }
    return y
  }

  private func draw(_ cells: [String], _ ink: Ink, x: Double, y: Double, on canvas: Canvas) -> Double {
    var left = x
    var most = 1
    for (column, text) in zip(columns, cells) {
      let lines = canvas.lines(of: text, width: column.width - Self.padding)
      let place = left + column.anchor * (column.width - Self.padding)
      for (number, line) in lines.enumerated() {
        canvas.write(line, x: place, y: y + Self.leading * Double(number), ink, anchor: column.anchor)
      }
      most = max(most, lines.count)
      left += column.width
    }
    let bottom = y + Self.leading * Double(most - 1) + 6
    canvas.rule(from: (x, bottom), to: (left - Self.padding, bottom))
    return bottom + Self.leading
  }
}
