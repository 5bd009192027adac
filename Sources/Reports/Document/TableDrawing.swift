/// A table of texts, cells in as many lines and rows on as many pages as they need.
struct TableDrawing {
  private struct Column {
    let title: String
    let width: Double
    /// 0 for left, 1 for right.
    let anchor: Double
  }

  private let columns: [Column]
  private let rows: [[String]]

  /// Needs the title, the width and the anchor of each column.
  init(_ columns: [(String, Double, Double)], _ rows: [[String]]) {
    self.columns = columns.map { Column(title: $0.0, width: $0.1, anchor: $0.2) }
    self.rows = rows
  }

  private static let leading = 16.0
  private static let padding = 16.0
  /// From the last baseline of a row to the line below it.
  private static let foot = 6.0

  /// Draws the table; its titles stand on every page.
  func draw(on pages: FlowingPages) {
    drawHead(on: pages)
    for row in rows { draw(row, on: pages) }
  }

  private func drawHead(on pages: FlowingPages) {
    pages.canvas.setFont(size: 12)
    let head = lines(columns.map(\.title), on: pages)
    for line in 0..<height(of: head) { write(head, line, .softText, on: pages) }
    endRow(on: pages)
  }

  /// Keeps a row on one page, unless it is higher than that.
  private func draw(_ row: [String], on pages: FlowingPages) {
    pages.canvas.setFont(size: 12)
    let cells = lines(row, on: pages)
    let count = height(of: cells)
    let needed = Self.leading * Double(count - 1) + Self.foot
    if !pages.hasRoom(needed), needed < FlowingPages.room / 2 { turn(pages) }
    for line in 0..<count {
      if !pages.hasRoom(Self.foot) { turn(pages) }
      write(cells, line, .text, on: pages)
    }
    endRow(on: pages)
  }

  private func turn(_ pages: FlowingPages) {
    pages.turn()
    drawHead(on: pages)
  }

  private func lines(_ row: [String], on pages: FlowingPages) -> [[String]] {
    zip(columns, row).map { pages.canvas.lines(of: $1, width: $0.width - Self.padding) }
  }

  private func height(of cells: [[String]]) -> Int { max(1, cells.map(\.count).max() ?? 1) }

  /// Writes one line of every cell that has so many.
  private func write(_ cells: [[String]], _ line: Int, _ ink: Ink, on pages: FlowingPages) {
    var left = FlowingPages.margin
    for (column, cell) in zip(columns, cells) {
      if line < cell.count {
        let place = left + column.anchor * (column.width - Self.padding)
        pages.canvas.write(cell[line], x: place, y: pages.y, ink, anchor: column.anchor)
      }
      left += column.width
    }
    pages.advance(Self.leading)
  }

  private func endRow(on pages: FlowingPages) {
    let y = pages.y - Self.leading + Self.foot
    let width = columns.reduce(0) { $0 + $1.width } - Self.padding
    pages.canvas.rule(from: (FlowingPages.margin, y), to: (FlowingPages.margin + width, y))
    pages.advance(Self.foot)
  }
}
