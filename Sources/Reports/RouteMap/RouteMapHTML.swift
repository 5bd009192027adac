internal import AirData
internal import CCairo
internal import Foundation
internal import Geo

/// A map of routes as one HTML file: ground and pollution as a picture, all else as lines and text that answer to
/// pointer and keyboard.
struct RouteMapHTML {
  private let routes: RouteMap
  private let words: ReportWords
  private let map: MapFrame
  private let ground: Data

  private static let width = 1000.0
  private static let height = 860.0
  /// Pixels of the ground to a point of the drawing, for dense screens.
  private static let density = 1.5

  init(_ routes: RouteMap, base: BaseMap, language: Language, font: ReportFont) throws(ReportsError) {
    let words = ReportWords(language: language)
    let fitted = MapFrame(routes.box, within: Frame(x: 0, y: 0, width: Self.width, height: Self.height)).frame
    self.routes = routes
    self.words = words
    map = MapFrame(
      routes.box, within: Frame(x: 0, y: 0, width: fitted.width.rounded(), height: fitted.height.rounded()),
      isCentered: false)
    ground = try Self.ground(routes, on: base, in: map, font: font)
  }

  private static func ground(
    _ routes: RouteMap, on base: BaseMap, in map: MapFrame, font: ReportFont
  ) throws(ReportsError) -> Data {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((map.frame.width * density).rounded(.up)),
      Int32((map.frame.height * density).rounded(.up)))
    let canvas = try Canvas(surface: surface, font: font)
    cairo_scale(canvas.context, density, density)
    RouteMapDrawing(routes, base: base, map: map).drawGround(on: canvas)
    return try canvas.png()
  }

  /// The file.
  var data: Data {
    Data(
      """
      <!doctype html>
      <html lang="\(words.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(escaped(routes.title(words)))</title>
      <link rel="icon" href="data:,">
      <style>
      \(WebFiles.routesCSS)</style>
      </head>
      <body>
      <header><h1>\(escaped(routes.title(words)))</h1>
      <p class="soft">\(escaped(routes.subtitle(words)))</p></header>
      <main>
      <figure>\(RouteMapSVG(routes, words: words, map: map, ground: ground).svg)</figure>
      <section>
      \(RouteTableHTML(routes, words: words).html)
      <p class="soft screen">\(escaped(words(RouteWords.hint)))</p>
      \(RouteMapLegend(routes, words: words).html)
      <ul class="soft">\(routes.notes(words).map { "<li>\(escaped($0))</li>" }.joined())</ul>
      </section>
      </main>
      <footer class="soft">\(escaped(Credits(names: routes.attribution, words: words).text))</footer>
      <script>
      \(WebFiles.routesJS)</script>
      </body>
      </html>

      """.utf8)
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
