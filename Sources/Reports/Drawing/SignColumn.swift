internal import AirData
internal import AirField
internal import Geo

/// The signs of a map one below the other, each with what it means; those that the map lacks are left out.
struct SignColumn {
  let report: HourReport
  let layer: MapLayer
  let words: ReportWords
  /// The colour of the samples.
  let ink: Ink
  let canvas: Canvas
  let x: Double
  let width: Double
  /// Where the text of the next sign stands.
  private(set) var y: Double

  private var stations: [ReportStation] { report.stations.filter { $0.value(of: layer) != nil } }

  /// The frame of a sample beside the next text.
  private var sample: Frame { Frame(x: x, y: y - 11, width: PanelDrawing.rampWidth, height: 14) }

  mutating func drawMeasuredStations() {
    guard stations.contains(where: { $0.isMeasured(layer) }) else { return }
    mark(isMeasured: true)
    write(words(ReportWords.station))
  }

  /// That the index is partial, on the whole map or at single stations.
  mutating func drawPartialIndex() {
    guard layer == .index else { return }
    if let index = report.index, index.missing.isPartial {
      PartialDrawing.drawSample(in: sample, ink, on: canvas)
      write("\(words(ReportWords.atLeast)) \(missing(in: index))")
    } else if !report.missingAtStations.isEmpty {
      mark(isMeasured: true, isPartial: true)
      let names = report.missingAtStations.map(\.typeset).joined(separator: ", ")
      write("\(words(ReportWords.partialStation)) \(names)")
    }
  }

  /// Stations at which the layer is not measured.
  mutating func drawOtherStations() {
    guard stations.contains(where: { !$0.isMeasured(layer) }) else { return }
    mark(isMeasured: false)
    write(words(ReportWords.notMeasured))
  }

  mutating func drawFading() {
    let frame = sample
    let stepWidth = frame.width / 4
    for step in 0..<4 {
      canvas.fill(
        Frame(x: frame.x + Double(step) * stepWidth, y: frame.y, width: stepWidth, height: frame.height),
        ink.faded(0.86 - 0.15 * Double(step)))
    }
    write(words(ReportWords.fading))
  }

  mutating func drawMask() {
    MaskDrawing.drawSample(in: sample, on: canvas)
    let reach = words.number(report.maskDistanceMeters / 1000, decimals: 1)
    write("\(words(ReportWords.masked)) \(reach) km")
  }

  /// The mark of a station.
  private func mark(isMeasured: Bool, isPartial: Bool = false) {
    StationDrawing.mark(
      x: x + PanelDrawing.rampWidth / 2, y: y - 4, ink, isMeasured: isMeasured, isPartial: isPartial, on: canvas)
  }

  /// Writes what a sign means, and goes on below it.
  private mutating func write(_ text: String) {
    canvas.setFont(size: 11)
    let left = PanelDrawing.rampWidth + 10
    let column = TextColumn(x: x + left, width: width - left, leading: 14)
    y = canvas.writeWrapped(text, in: column, y: y, .softText) + 8
  }

  /// `PM2.5, O3 (100 %)`, or each with its own share where one is missing in a part alone.
  private func missing(in index: IndexRaster) -> String {
    if let names = index.missingByShare { return names }
    let names = index.missing.missingPollutants.map(\.typeset)
    return "\(names.joined(separator: ", ")) (\(index.missingShares.first.map(PercentText.share) ?? ""))"
  }
}

extension HourReport {
  /// What the indices of the stations on the map lack; empty where all are whole.
  var missingAtStations: [Pollutant] {
    let drawn = stations.filter { $0.isPartial(.index) && spec.box.contains($0.coordinate) }
    return drawn.reduce(into: PollutantSet()) { $0.formUnion($1.coverage.missing) }.pollutants
  }
}

extension IndexRaster {
  /// `PM2.5 (40 %), O3 (100 %)`: what is missing, each with its own share; nil where all have one share.
  var missingByShare: String? {
    let shares = missingShares.map(PercentText.share)
    guard Set(shares).count > 1 else { return nil }
    return zip(missing.missingPollutants.map(\.typeset), shares).map { "\($0) (\($1))" }.joined(separator: ", ")
  }
}
