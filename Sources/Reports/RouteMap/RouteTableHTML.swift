internal import AirData

/// The table of figures of an HTML file, a part of it for each route, which its button chooses on the map.
struct RouteTableHTML {
  private let words: ReportWords
  private let table: RouteTable
  private let pens: [RoutePen]

  init(_ routes: RouteMap, words: ReportWords) {
    self.words = words
    table = RouteTable(routes, words: words)
    pens = RoutePen.pens(of: routes.routes)
  }

  /// The table.
  var html: String {
    let heads = [
      RouteWords.time, RouteWords.distance, RouteWords.burden, RouteWords.index,
    ].map { escaped(words($0)) }
    let doses = table.pollutants.map { escaped($0.typeset) }
    let head = (heads + doses).map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <div class="scroll"><table>
      <thead><tr>\(head)</tr></thead>
      \(table.rows.indices.map { row($0) }.joined(separator: "\n"))
      </table></div>
      """
  }

  private func row(_ index: Int) -> String {
    let row = table.rows[index]
    let pen = pens[index]
    let core = pen.isHollow ? "<path d=\"M4 8H44\" stroke=\"#fff\" stroke-width=\"\(number(pen.coreWidth))\"/>" : ""
    let sample =
      "<svg class=\"sample\" viewBox=\"0 0 48 16\" aria-hidden=\"true\"><path d=\"M4 8H44\" stroke=\"#fff\" "
      + "stroke-width=\"\(number(pen.casedWidth))\" stroke-linecap=\"round\"/><path d=\"M4 8H44\" "
      + "stroke=\"\(pen.ink.hex)\" stroke-width=\"\(number(pen.width))\"\(pen.dashAttribute)/>\(core)</svg>"
    let cells =
      [
        (row.time, row.timeDifference), (row.distance, ""), (row.burden, row.burdenDifference),
        (row.index, row.indexMost),
      ].map { text, detail in
        "<td>\(escaped(text))\(detail.isEmpty ? "" : "<small>\(escaped(detail))</small>")</td>"
      } + row.doses.map { "<td>\(escaped($0))</td>" }
    let columns = 4 + table.pollutants.count
    return
      "<tbody data-route=\"\(row.number)\"><tr><th scope=\"rowgroup\" colspan=\"\(columns)\"><button type=\"button\" aria-pressed=\"false\">"
      + "<span class=\"badge\" style=\"background:\(pen.ink.hex);color:\(pen.ink.contrasting.hex)\">\(row.number)</span>"
      + "\(sample) \(escaped(row.name))</button></th></tr><tr>\(cells.joined())</tr></tbody>"
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
  private func number(_ value: Double) -> String { value.text(decimals: 1) }
}
