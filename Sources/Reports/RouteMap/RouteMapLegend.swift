internal import AirData

/// What the colours and signs of a map of routes mean, as HTML.
struct RouteMapLegend {
  private let routes: RouteMap
  private let words: ReportWords

  init(_ routes: RouteMap, words: ReportWords) {
    self.routes = routes
    self.words = words
  }

  var html: String { colors + "<ul class=\"signs soft\">\(signs.joined())</ul>" }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }

  private var colors: String {
    guard let ramp = PollutionRamp(routes.air.pollution.values) else {
      return "<p class=\"soft\">\(escaped(words(RouteWords.noAir)))</p>\n"
    }
    let title = routes.air.pollution.measure.title(words)
    let stops = (0...16).map { step in
      Ink.land.mixed(with: ramp.ink(atShare: Double(step) / 16), share: PollutionImage.opacity).hex
    }
    let ticks = ramp.ticks.map { tick in
      "<span style=\"left:\((ramp.share(of: tick) * 100).text(decimals: 2))%\">\(words.number(tick.text(decimals: 3)))</span>"
    }
    return """
      <h2>\(escaped(title.name))</h2><p class="soft">\(escaped(title.meaning))</p>
      <div class="ramp" style="background:linear-gradient(90deg,\(stops.joined(separator: ",")))"></div>
      <div class="ticks soft">\(ticks.joined())</div>

      """
  }

  private var signs: [String] {
    var signs = ["<b>A</b> \(escaped(words(routes.isRound ? RouteWords.startAndEnd : RouteWords.start)))"]
    if !routes.isRound { signs.append("<b>\(routes.destinationLetter)</b> \(escaped(words(RouteWords.end)))") }
    if routes.hasPushed { signs.append("<i class=\"pushed\"></i> \(escaped(words(RouteWords.pushed)))") }
    if routes.zones.contains(where: { !$0.isForbidden }) {
      signs.append("<i class=\"zone\"></i> \(escaped(words(RouteWords.avoided)))")
    }
    if routes.zones.contains(where: \.isForbidden) {
      signs.append("<i class=\"zone closed\"></i> \(escaped(words(RouteWords.forbidden)))")
    }
    if routes.air.pollution.isKnown, routes.air.pollution.values.contains(where: \.isNaN) {
      signs.append("<i class=\"hatched\"></i> \(escaped(words(RouteWords.noAir)))")
    }
    return signs.map { "<li>\($0)</li>" }
  }
}
