internal import CCairo

extension Canvas {
  /// Takes the font for texts that follow, of a size in points.
  func setFont(size: Double, isBold: Bool = false) {
    cairo_select_font_face(
      context, font, CAIRO_FONT_SLANT_NORMAL, isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
  }

  /// How wide a text is in the font that is set.
  func width(of text: String) -> Double {
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  /// Writes a text with its baseline at y; `anchor` is 0 for left, 0.5 for the middle and 1 for right of x.
  func write(_ text: String, x: Double, y: Double, _ ink: Ink, anchor: Double = 0) {
    set(ink)
    cairo_move_to(context, x - anchor * (anchor == 0 ? 0 : width(of: text)), y)
    cairo_show_text(context, text)
  }

  /// Writes a text that stands out from whatever lies below it.
  func writeHaloed(_ text: String, x: Double, y: Double, _ ink: Ink, anchor: Double = 0, halo: Double = 3) {
    let left = x - anchor * (anchor == 0 ? 0 : width(of: text))
    cairo_move_to(context, left, y)
    cairo_text_path(context, text)
    set(Ink.white.faded(0.9))
    cairo_set_line_width(context, halo)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
    write(text, x: left, y: y, ink)
  }

  /// Writes a text in one line, smaller where it would be wider than its room.
  func writeFitted(_ text: String, _ style: TextStyle, x: Double, y: Double, width limit: Double) {
    setFont(size: style.size, isBold: style.isBold)
    setFont(size: style.size * limit / max(limit, width(of: text)), isBold: style.isBold)
    write(text, x: x, y: y, style.ink)
  }

  /// Breaks a text into lines of at most a width, between words, and inside a word that is wider.
  func lines(of text: String, width limit: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width: limit) }) {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || width(of: longer) > limit {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  /// A word in pieces of at most a width, each of at least one letter.
  private func pieces(of word: Substring, width limit: Double) -> [Substring] {
    guard width(of: String(word)) > limit else { return [word] }
    var pieces: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      var end = rest.index(after: rest.startIndex)
      while end < rest.endIndex, width(of: String(rest[...end])) <= limit { end = rest.index(after: end) }
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces
  }

  /// Writes a text over as many lines as it needs, from a baseline on; returns the baseline below it.
  func writeWrapped(_ text: String, in column: TextColumn, y: Double, _ ink: Ink) -> Double {
    var y = y
    let all = lines(of: text, width: column.width)
    for (number, line) in all.prefix(column.most).enumerated() {
      write(number == column.most - 1 && all.count > column.most ? line + " …" : line, x: column.x, y: y, ink)
      y += column.leading
    }
    return y
  }
}
