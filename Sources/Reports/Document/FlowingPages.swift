internal import CCairo

/// Pages that are filled from the top with headings and paragraphs; what has no room goes on on the next one.
final class FlowingPages {
  static let margin = 56.0
  static let width = MapPage.width - 2 * margin
  /// Baselines of the first and the last line of a page.
  private static let top = 72.0
  private static let bottom = MapPage.tallest - 48
  private static let leading = 19.0
  private static let headingLeading = 22.0
  /// Lines that must have room below a heading: the titles of a table and a row.
  private static let linesBelowHeading = 5.0

  let canvas: Canvas
  /// Baseline of the next line.
  private(set) var y = FlowingPages.top

  /// Begins the first page; whoever began the drawing ends the last one.
  init(on canvas: Canvas) {
    self.canvas = canvas
    layPaper()
  }

  /// Points from the first to the last baseline of a page.
  static var room: Double { bottom - top }

  /// Whether a baseline so many points below the next one is still on the page.
  func hasRoom(_ height: Double = 0) -> Bool { y + height <= Self.bottom }

  /// Leaves points free.
  func advance(_ height: Double) { y += height }

  /// Ends the page and begins the next one.
  func turn() {
    cairo_show_page(canvas.context)
    layPaper()
    y = Self.top
  }

  private func layPaper() {
    canvas.fill(Frame(x: 0, y: 0, width: MapPage.width, height: MapPage.tallest), .paper)
  }

  /// Writes what all of it is about.
  func title(_ text: String) {
    canvas.writeFitted(text, TextStyle(size: 26, isBold: true, ink: .text), x: Self.margin, y: y, width: Self.width)
    y += 32
  }

  /// Writes a heading, on the page of the lines below it.
  func heading(_ text: String) {
    if y > Self.top { y += 20 }
    if !hasRoom(Self.headingLeading + Self.linesBelowHeading * Self.leading) { turn() }
    canvas.setFont(size: 15, isBold: true)
    canvas.write(text, x: Self.margin, y: y, .text)
    y += Self.headingLeading
  }

  /// Writes a paragraph.
  func paragraph(_ text: String) {
    canvas.setFont(size: 13)
    for line in canvas.lines(of: text, width: Self.width) {
      if !hasRoom() { turn() }
      canvas.write(line, x: Self.margin, y: y, .text)
      y += Self.leading
    }
  }
}
