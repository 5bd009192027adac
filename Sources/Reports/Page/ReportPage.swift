package import AirData
package import AirField
package import Foundation

/// One HTML file that shows the hours of a run and needs no network.
package struct ReportPage {
  /// What the page does, in parts that share one scope and the page's `WORDS`: what is shown, with the rasters and the
  /// colours of values; the map with stations and legend; one place in words and through the hours; all else that is
  /// written on the page; and what a reader can do, which begins it all.
  private static let script = [
    WebFiles.rastersJS, WebFiles.mapJS, WebFiles.placeJS, WebFiles.tablesJS, WebFiles.controlsJS,
  ]

  /// How often limits were passed in the year so far; nil where nothing is known of it.
  package var year: YearSoFar?

  private let facts: ReportFacts
  private let spec: GridSpec
  private let palette: Palette
  private let language: Language
  private let layer: MapLayer
  private let ground: Data
  private let overlay: Data
  private var hours = ByteText(capacity: 1 << 20)
  private var before: ByteText?
  private var methods: [Pollutant: String] = [:]
  private var attribution: [String] = []

  /// Begins a page, which opens on a layer.
  /// - Throws: ``ReportsError``.
  package init(
    _ facts: ReportFacts, spec: GridSpec, style: ReportStyle, layer: MapLayer = .index
  ) throws(ReportsError) {
    self.layer = layer
    self.facts = facts
    self.spec = spec
    palette = style.palette
    language = style.language
    let picture = BasePicture(base: style.base, box: spec.box, font: style.font)
    ground = try picture.ground()
    overlay = try picture.streets()
  }

  /// Adds the hour that the first one has changed since; it is not shown itself.
  /// - Throws: ``ReportsError``.
  package mutating func addBefore(_ report: HourReport) throws(ReportsError) {
    before = try PageHour(before: report).text
  }

  /// Adds the next hour.
  /// - Throws: ``ReportsError``.
  package mutating func add(_ report: HourReport) throws(ReportsError) {
    begin()
    hours.append(contentsOf: try PageHour(report).text)
    for layer in report.layers { methods[layer.pollutant] = layer.method }
    attribution = Attribution(attribution + report.attribution).names
  }

  /// Adds the next hour, of which nothing is known.
  package mutating func addMissing(_ hour: Date, reason: LocalizedText) {
    begin()
    hours.append(contentsOf: PageHour(missing: hour, zone: facts.zone, reason: reason).text)
  }

  private mutating func begin() {
    if !hours.bytes.isEmpty { hours.append(",\n") }
  }

  /// The whole page.
  package var html: Data {
    var text = ByteText(capacity: hours.bytes.count + overlay.count * 2)
    text.append("<!doctype html>\n<html lang=\"\(language.rawValue)\">\n<head>\n<meta charset=\"utf-8\">\n")
    text.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    text.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; ")
    text.append("style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>")
    text.append(XMLText.escaped(facts.city.isEmpty ? "" : facts.city + " · "))
    text.append("Brisa</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n")
    text.append(WebFiles.pageCSS)
    text.append("</style>\n</head>\n<body>\n")
    text.append(WebFiles.pageHTML)
    text.append("<script id=\"report\" type=\"application/json\">\n")
    data.append(to: &text)
    text.append("</script>\n<script>\n\"use strict\";\nconst WORDS = ")
    PageWords.append(to: &text)
    text.append(";\n")
    for part in Self.script { text.append(part) }
    text.append("</script>\n</body>\n</html>\n")
    return text.data
  }

  private var data: PageData {
    PageData(
      facts: facts, spec: spec, layer: layer, palette: palette, ground: ground, overlay: overlay, methods: methods,
      attribution: attribution, year: year, hours: hours, before: before)
  }
}

extension Ink {
  /// `#rrggbb`, without how much of it.
  var hex: String { sRGB.hex }
}
