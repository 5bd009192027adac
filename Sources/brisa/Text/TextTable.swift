internal import Setup

/// A table of plain text: columns as wide as their widest cell.
struct TextTable {
  /// Where the cells of a column stand.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.title)]
  }

  /// Adds a row, each cell without characters that steer a terminal: names come from feeds and maps.
  mutating func add(_ cells: [String]) {
    rows.append(cells.map(Terminal.oneLine))
  }

  /// The lines of the table, titles first, without blanks at their ends.
  var lines: [String] {
    let widths = alignments.indices.map { column in rows.map { $0[column].terminalColumns }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].terminalColumns)
        return alignments[column] == .left ? row[column] + blanks : blanks + row[column]
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
