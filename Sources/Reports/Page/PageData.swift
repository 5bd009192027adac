internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// What a page's script is given, as JSON.
struct PageData {
  let facts: ReportFacts
  let spec: GridSpec
  /// The layer that the page opens on.
  let layer: MapLayer
  let palette: Palette
  let ground: Data
  let overlay: Data
  /// The pollutants of any hour with the method of each.
  let methods: [Pollutant: String]
  let attribution: [String]
  /// The year so far; nil where nothing is known of it.
  let year: YearSoFar?
  /// The hours, as JSON between commas.
  let hours: ByteText
  /// The hour before the first, as JSON; nil where nothing is known of it.
  let before: ByteText?

  private static let rampSteps = 96

  /// Appends one object with all of it.
  func append(to text: inout ByteText) {
    text.append("{")
    appendCity(to: &text)
    text.append(",")
    appendNames(to: &text)
    text.append(",")
    appendColors(to: &text)
    text.append(",")
    appendOrigins(to: &text)
    text.append(
      ",\n\"ground\":\"\(ground.base64EncodedString())\",\n\"overlay\":\"\(overlay.base64EncodedString())\",\n")
    text.append("\"hours\":[\n")
    text.append(contentsOf: hours)
    text.append("\n],\n\"before\":")
    if let before { text.append(contentsOf: before) } else { text.append("null") }
    text.append("}\n")
  }

  /// Which city it is, which scale its index has, and how its cells lie.
  private func appendCity(to text: inout ByteText) {
    let box = spec.box
    text.append("\"city\":")
    text.append(json: facts.city)
    text.append(",\"scale\":\"\(facts.scale.id.rawValue)\",\"numeric\":\(facts.scale.isNumeric),\"stepSeconds\":")
    text.append(json: facts.stepSeconds, decimals: 0)
    text.append(",\"layer\":\"\(layer.word)\"")
    text.append(",\"rows\":\(spec.rows),\"columns\":\(spec.columns),\"box\":")
    text.append(list: [box.west, box.south, box.east, box.north]) { $0.append(json: $1, decimals: 7) }
  }

  /// What pollutants and averaging times are called.
  private func appendNames(to text: inout ByteText) {
    text.append("\"pollutants\":")
    text.append(list: Pollutant.allCases) { $0.append(json: $1.rawValue) }
    text.append(",\"periods\":")
    text.append(list: AveragingPeriod.allCases.sorted { $0.rasterNumber < $1.rasterNumber }) {
      $0.append(json: ReportWords.averaged(over: $1))
    }
    text.append(",\"symbols\":")
    text.append(object: Pollutant.allCases, key: \.rawValue) { $0.append(json: $1.typeset) }
  }

  /// What colours mean, and which layers there are to see in them.
  private func appendColors(to text: inout ByteText) {
    text.append("\"fading\":")
    text.append(list: [FieldImage.fadingRange.lowerBound, FieldImage.fadingRange.upperBound]) { text, share in
      text.append(json: Double(share), decimals: 2)
    }
    text.append(",\"categories\":")
    text.append(list: LayerClass.all(of: .index, on: facts.scale)) { $0.append(json: $1.name) }
    text.append(",\"steps\":")
    text.append(list: LayerClass.all(of: .pollutant(.no2), on: facts.scale)) { $0.append(json: $1.name) }
    text.append(",\"ramp\":")
    append(ColorScale(.index, on: facts.scale, palette), to: &text)
    text.append(",\"stepRamp\":")
    append(ColorScale(.pollutant(.no2), on: facts.scale, palette), to: &text)
    text.append(",\"layers\":")
    text.append(list: [.index] + methods.keys.sorted().map { MapLayer.pollutant($0) }) { append($1, to: &$0) }
  }

  /// Where the figures come from, how good they are, and the year so far.
  private func appendOrigins(to text: inout ByteText) {
    text.append("\"attribution\":")
    text.append(list: attribution) { $0.append(json: $1) }
    text.append(",\"map\":")
    append(facts.map, to: &text)
    text.append(",\"year\":")
    if let year { text.append(year, in: facts.zone) } else { text.append("null") }
    text.append(",\"scores\":")
    text.append(list: facts.scores.filter { $0.speaks(of: methods[$0.pollutant]) }) { append($1, to: &$0) }
  }

  private func append(_ colors: ColorScale, to text: inout ByteText) {
    text.append(list: 0..<Self.rampSteps) { text, step in
      text.append(json: colors.ink(atShare: (Double(step) + 0.5) / Double(Self.rampSteps)).hex)
    }
  }

  private func append(_ layer: MapLayer, to text: inout ByteText) {
    let thresholds = ColorScale(layer, on: facts.scale, palette).thresholds
    text.append("{\"id\":\"\(layer.word)\",\"name\":")
    switch layer {
    case .index: text.append(json: "")
    case .pollutant(let pollutant):
      text.append(json: pollutant.typeset)
      text.append(",\"method\":")
      text.append(json: ReportWords.method(methods[pollutant] ?? ""))
    }
    text.append(",\"bounds\":")
    text.append(list: thresholds.bounds) { $0.append(json: Double($1), decimals: 3) }
    text.append(",\"ordinals\":\(thresholds.ordinals)}")
  }

  private func append(_ map: ReportFacts.MapSource?, to text: inout ByteText) {
    guard let map else { return text.append("null") }
    text.append("{\"attribution\":")
    text.append(json: map.attribution)
    text.append(",\"licence\":")
    text.append(json: map.licence)
    text.append(",\"date\":")
    text.append(json: String(map.dataDate.prefix(10)))
    text.append("}")
  }

  private func append(_ score: FieldScore, to text: inout ByteText) {
    text.append("{\"pollutant\":")
    text.append(json: score.pollutant.typeset)
    text.append(",\"method\":")
    text.append(json: ReportWords.method(score.method))
    text.append(",\"rmse\":")
    text.append(json: score.rmse, decimals: 2)
    text.append(",\"ratio\":")
    text.append(json: score.ratioToMean, decimals: 3)
    text.append(",\"inside68\":")
    text.append(json: score.coverage?.inside68, decimals: 4)
    text.append(",\"inside95\":")
    text.append(json: score.coverage?.inside95, decimals: 4)
    text.append(",\"readings\":\(score.data.readings),\"stations\":\(score.data.stations),\"span\":")
    text.append(json: score.data.span(in: facts.zone))
    text.append("}")
  }
}

extension FieldScore.Data {
  /// The first and the last day, `2026-01-01 – 2026-03-31`.
  func span(in zone: TimeZone) -> String {
    let days = [from, to - 1].map { TimeText.format($0, zone: zone).prefix(10) }
    return days.joined(separator: " – ")
  }
}
