internal import AirData
internal import CCairo
internal import Geo

/// The column beside the map: the table of figures, what the colours and signs mean, notices.
struct RoutePanelDrawing {
  private let routes: RouteMap
  private let words: ReportWords
  private let table: RouteTable
  private let pens: [RoutePen]

  private static let sampleLeft = 24.0
  private static let nameLeft = 74.0
  private static let signLeft = 38.0

  init(_ routes: RouteMap, words: ReportWords) {
    self.routes = routes
    self.words = words
    table = RouteTable(routes, words: words)
    pens = RoutePen.pens(of: routes.routes)
  }

  /// The height that the column needs.
  func height(_ width: Double, on canvas: Canvas) -> Double {
    let frame = Frame(x: 0, y: 0, width: width, height: .infinity)
    var end = 0.0
    // Clipped to nothing: only how far it gets counts.
    canvas.isolated {
      canvas.rectangle(Frame(x: 0, y: 0, width: 0, height: 0))
      cairo_clip(canvas.context)
      end = drawn(in: frame, on: canvas)
    }
    return end
  }

  /// Draws the column into a frame as wide as ``height(_:on:)`` was asked for.
  func draw(in frame: Frame, on canvas: Canvas) { _ = drawn(in: frame, on: canvas) }

  /// Draws the column and returns where it ends.
  private func drawn(in frame: Frame, on canvas: Canvas) -> Double {
    var y = drawTable(frame, on: canvas)
    y = RouteLegendDrawing(routes: routes, words: words).draw(in: frame, y: y + 12, on: canvas)
    y = drawSigns(frame, y: y + 24, on: canvas)
    y = drawNotes(frame, y: y + 8, on: canvas)
    return y - frame.y
  }

  // MARK: Table

  /// The right ends of the columns: time, distance, burden, index.
  private func columns(_ frame: Frame) -> [Double] {
    [0.19, 0.44, 0.72, 1].map { frame.x + frame.width * $0 }
  }

  private func drawTable(_ frame: Frame, on canvas: Canvas) -> Double {
    let ends = columns(frame)
    let heads = [RouteWords.time, RouteWords.distance, RouteWords.burden, RouteWords.index].map { words($0) }
    canvas.setFont(size: 11)
    var y = frame.y + 10
    for (head, end) in zip(heads, ends) { canvas.write(head, x: end, y: y, .softText, anchor: 1) }
    y += 8
    for (row, pen) in zip(table.rows, pens) {
      rule(frame, y: y, on: canvas)
      y = draw(row, pen, frame, y: y + 21, on: canvas) + 3
    }
    rule(frame, y: y, on: canvas)
    return y
  }

  private func draw(_ row: RouteTable.Row, _ pen: RoutePen, _ frame: Frame, y: Double, on canvas: Canvas) -> Double {
    RouteDrawing.drawBadge("\(row.number)", at: PlanePoint(x: frame.x + 9, y: y - 4), pen.ink, on: canvas)
    RouteDrawing.stroke(
      [
        PlanePoint(x: frame.x + Self.sampleLeft + 3, y: y - 4),
        PlanePoint(x: frame.x + Self.nameLeft - 9, y: y - 4),
      ], pen, on: canvas)
    canvas.setFont(size: 13.5, isBold: true)
    let column = TextColumn(x: frame.x + Self.nameLeft, width: frame.width - Self.nameLeft, leading: 16)
    var y = canvas.writeWrapped(row.name, in: column, y: y, .text)
    let ends = columns(frame)
    y += 2
    canvas.setFont(size: 13)
    for (text, end) in zip([row.time, row.distance, row.burden, row.index], ends) {
      canvas.write(text, x: end, y: y, .text, anchor: 1)
    }
    canvas.setFont(size: 11)
    let details = [row.timeDifference, "", row.burdenDifference, row.indexMost]
    if details.contains(where: { !$0.isEmpty }) {
      y += 15
      for (text, end) in zip(details, ends) { canvas.write(text, x: end, y: y, .softText, anchor: 1) }
    }
    guard !table.pollutants.isEmpty else { return y + 7 }
    let doses = zip(table.pollutants, row.doses).map { "\($0.typeset) \($1)" }.joined(separator: " · ")
    y += 16
    canvas.write("\(doses) \(words(RouteWords.inhaled))", x: frame.maxX, y: y, .softText, anchor: 1)
    return y + 7
  }

  private func rule(_ frame: Frame, y: Double, on canvas: Canvas) {
    canvas.rule(from: (frame.x, y), to: (frame.maxX, y))
  }

  // MARK: Signs and notes

  private func drawSigns(_ frame: Frame, y: Double, on canvas: Canvas) -> Double {
    var y = y
    let middle = frame.x + 13
    canvas.setFont(size: 11)
    RouteDrawing.drawEnd("A", x: middle, y: y - 4, on: canvas)
    sign(words(routes.isRound ? RouteWords.startAndEnd : RouteWords.start), frame, y: y, on: canvas)
    if !routes.isRound {
      let second = frame.x + frame.width / 2
      RouteDrawing.drawEnd(routes.destinationLetter, x: second + 13, y: y - 4, on: canvas)
      canvas.setFont(size: 11)
      canvas.write(words(RouteWords.end), x: second + Self.signLeft, y: y, .softText)
    }
    y += 28
    if routes.hasPushed {
      let ends = [frame.x, frame.x + 26].map { PlanePoint(x: $0, y: y - 4) }
      RouteDrawing.strokePushed(ends, .sample, on: canvas)
      sign(words(RouteWords.pushed), frame, y: y, on: canvas)
      y += 24
    }
    for (isForbidden, word) in [(false, RouteWords.avoided), (true, RouteWords.forbidden)]
    where routes.zones.contains(where: { $0.isForbidden == isForbidden }) {
      RouteDrawing.drawZone(
        x: middle, y: y - 4, radius: 10, isForbidden: isForbidden, within: frame, on: canvas)
      sign(words(word), frame, y: y, on: canvas)
      y += 26
    }
    if routes.air.pollution.isKnown, routes.air.pollution.values.contains(where: \.isNaN) {
      MaskDrawing.drawSample(in: Frame(x: frame.x, y: y - 12, width: 26, height: 15), on: canvas)
      sign(words(RouteWords.noAir), frame, y: y, on: canvas)
      y += 24
    }
    return y
  }

  private func sign(_ text: String, _ frame: Frame, y: Double, on canvas: Canvas) {
    canvas.setFont(size: 11)
    canvas.write(text, x: frame.x + Self.signLeft, y: y, .softText)
  }

  /// What the figures mean, then what has to be said.
  private func drawNotes(_ frame: Frame, y: Double, on canvas: Canvas) -> Double {
    var y = y
    canvas.setFont(size: 10.5)
    for note in routes.notes(words) {
      y = canvas.writeWrapped(note, in: TextColumn(x: frame.x, width: frame.width, leading: 13), y: y, .softText) + 4
    }
    return y
  }
}

extension RouteMap {
  /// What the figures mean, and what has to be said.
  func notes(_ words: ReportWords) -> [String] {
    let scale = "\(words(RouteWords.index)): \(air.scale.rawValue)."
    return ["\(words(air.pollution.measure.burdenMeaning)) \(scale)"] + (air.isMoving ? [words(RouteWords.moving)] : [])
      + notices.map { $0[words.language] }
  }
}
