public import AirData
public import AirField
public import Foundation
internal import Geo

/// One HTML file that shows the hours of a run and needs no network.
public struct ReportPage {
  /// What all hours of the page share.
  public struct Facts: Sendable {
    /// The city's name.
    public let city: String
    /// The city's zone.
    public let zone: TimeZone
    /// The scale of index and colours.
    public let scale: IndexScale
    /// The cells.
    public let spec: GridSpec
    /// Seconds from one report to the next.
    public let stepSeconds: Double
    /// Lines on how good the field is, as text; may be empty.
    public let scores: [String]

    /// Creates the facts.
    public init(
      city: String, zone: TimeZone, scale: IndexScale, spec: GridSpec, stepSeconds: Double = 3600, scores: [String] = []
    ) {
      self.city = city
      self.zone = zone
      self.scale = scale
      self.spec = spec
      self.stepSeconds = stepSeconds
      self.scores = scores
    }
  }

  private let facts: Facts
  private let palette: Palette
  private let language: Language
  private let ground: Data
  private let overlay: Data
  private var hours = ByteText(capacity: 1 << 20)
  private var pollutants: Set<Pollutant> = []
  private var methods: [Pollutant: String] = [:]
  private var attribution: [String] = []

  /// Begins a page.
  /// - Throws: ``ReportsError``.
  public init(
    _ facts: Facts, base: BaseMap, palette: Palette, language: Language, font: ReportFont
  ) throws(ReportsError) {
    self.facts = facts
    self.palette = palette
    self.language = language
    let picture = BasePicture(base: base, box: facts.spec.box, font: font)
    ground = try picture.ground()
    overlay = try picture.streets()
  }

  /// Adds the next hour.
  /// - Throws: ``ReportsError``.
  public mutating func add(_ report: HourReport) throws(ReportsError) {
    begin()
    let hour = try PageHour(report)
    hours.append(contentsOf: hour.text)
    pollutants.formUnion(report.layers.map(\.pollutant))
    for layer in report.layers { methods[layer.pollutant] = layer.method }
    for name in report.attribution where !attribution.contains(name) { attribution.append(name) }
  }

  /// Adds the next hour, of which nothing is known.
  public mutating func addMissing(_ hour: Date, reason: String) {
    begin()
    hours.append(contentsOf: PageHour(missing: hour, zone: facts.zone, reason: reason).text)
  }

  private mutating func begin() {
    if !hours.bytes.isEmpty { hours.append(",\n") }
  }

  /// The whole page.
  public var html: Data {
    var text = ByteText(capacity: hours.bytes.count + overlay.count * 2)
    text.append("<!doctype html>\n<html lang=\"\(language.rawValue)\">\n<head>\n<meta charset=\"utf-8\">\n")
    text.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    text.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; ")
    text.append("style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>")
    text.append(facts.city.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))
    text.append(" · Brisa</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n")
    text.append(PageStyle.text)
    text.append("</style>\n</head>\n<body>\n")
    text.append(PageMarkup.text)
    text.append("<script id=\"report\" type=\"application/json\">\n")
    appendData(to: &text)
    text.append("</script>\n<script>\n")
    text.append(PageWords.text)
    text.append(PageScript.text)
    text.append("</script>\n</body>\n</html>\n")
    return text.data
  }

  private func appendData(to text: inout ByteText) {
    let box = facts.spec.box
    text.append("{\"city\":")
    text.append(json: facts.city)
    text.append(",\"scale\":\"\(facts.scale.id.rawValue)\",\"numeric\":\(facts.scale.isNumeric)")
    text.append(",\"stepSeconds\":")
    text.append(facts.stepSeconds, decimals: 0)
    text.append(",\"rows\":\(facts.spec.rows),\"columns\":\(facts.spec.columns),\"box\":[")
    for (number, edge) in [box.west, box.south, box.east, box.north].enumerated() {
      if number > 0 { text.append(",") }
      text.append(edge, decimals: 7)
    }
    text.append("],\"categories\":[")
    for (number, category) in facts.scale.categories.enumerated() {
      if number > 0 { text.append(",") }
      text.append("{\"en\":")
      text.append(json: category.name.en)
      text.append(",\"es\":")
      text.append(json: category.name.es)
      text.append(",\"ca\":")
      text.append(json: category.name.ca)
      text.append("}")
    }
    text.append("],\"ramp\":[")
    for (number, ink) in ColorScale(.index, on: facts.scale, palette).table(steps: 96).enumerated() {
      if number > 0 { text.append(",") }
      text.append("\"\(ink.hex)\"")
    }
    text.append("],\"layers\":[")
    appendLayer(.index, to: &text)
    for pollutant in pollutants.sorted() {
      text.append(",")
      appendLayer(.pollutant(pollutant), to: &text)
    }
    text.append("],\"attribution\":[")
    for (number, name) in attribution.enumerated() {
      if number > 0 { text.append(",") }
      text.append(json: name)
    }
    text.append("],\"scores\":[")
    for (number, line) in facts.scores.enumerated() {
      if number > 0 { text.append(",") }
      text.append(json: line)
    }
    text.append(
      "],\"ground\":\"\(ground.base64EncodedString())\",\n\"overlay\":\"\(overlay.base64EncodedString())\",\n\"hours\":[\n"
    )
    text.append(contentsOf: hours)
    text.append("\n]}\n")
  }

  private func appendLayer(_ layer: MapLayer, to text: inout ByteText) {
    let colors = ColorScale(layer, on: facts.scale, palette)
    text.append("{\"id\":\"\(layer.word)\",\"name\":")
    switch layer {
    case .index: text.append(json: "")
    case .pollutant(let pollutant):
      text.append(json: pollutant.typeset)
      text.append(",\"method\":")
      text.append(json: methods[pollutant] ?? "")
    }
    text.append(",\"bounds\":[")
    for (number, bound) in colors.thresholds.bounds.enumerated() {
      if number > 0 { text.append(",") }
      text.append(Double(bound), decimals: 3)
    }
    text.append("],\"ordinals\":\(colors.thresholds.ordinals)}")
  }
}

extension Ink {
  /// `#rrggbb`, without how much of it.
  var hex: String {
    let channels = [red, green, blue].map { UInt8(min(255, max(0, ($0 * 255).rounded()))) }
    return SRGBColor(red: channels[0], green: channels[1], blue: channels[2]).hex
  }
}
