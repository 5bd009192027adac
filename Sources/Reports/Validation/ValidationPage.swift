internal import AirData
package import AirField
package import Foundation

/// A validation as one HTML file that stands for itself: no script, no network, readable on screen and paper.
package struct ValidationPage: Sendable {
  private let validations: [PollutantValidation]
  private let title: String
  private let archive: String
  private let interval: DateInterval
  private let zone: TimeZone
  private let leftOut: [String]

  /// - Parameters:
  ///   - validations: One for each pollutant.
  ///   - city: The city's name.
  ///   - archive: Where the readings come from.
  ///   - interval: The time that they are of.
  ///   - zone: The city's zone, in which hours are shown.
  ///   - leftOut: Symbols of pollutants of which too few stations measured together.
  package init(
    _ validations: [PollutantValidation], city: String, archive: String, interval: DateInterval, zone: TimeZone,
    leftOut: [String]
  ) {
    self.validations = validations
    title = "How well the pollution field of \(city) is known"
    self.archive = archive
    self.interval = interval
    self.zone = zone
    self.leftOut = leftOut
  }

  /// The file.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(WebFiles.validationCSS)</style>
    </head>
    <body>
    \(head)
    \(validations.map { section($0) }.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private var head: String {
    let links = validations.map { "<a href=\"#\($0.pollutant.rawValue)\">\($0.pollutant.symbol)</a>" }.joined()
    let symbols = XMLText.escaped(leftOut.joined(separator: ", "))
    let missing = leftOut.isEmpty ? "" : " Left out, since too few stations measured together: \(symbols)."
    return """
      <header>
      <h1>\(XMLText.escaped(title))</h1>
      <p class="quiet">\(ValidationMarkup.moment(interval.start, zone: zone)) to \(ValidationMarkup.moment(interval.end, zone: zone)), \
      \(XMLText.escaped(zone.identifier)). Archive: \(XMLText.escaped(archive)).\(missing)</p>
      <p>In every hour each station was left out in turn, and predicted from the others. What it had measured tells how far off the
      map is where no station stands. The methods' rows have one set of parameters from the whole time, which has seen what it is scored on;
      <em>auto, honestly</em> has not: method, parameters and intervals for each station were chosen on the other half of the time and without it.
      All errors are in µg/m³; <em>to mean</em> is the error over that of simply taking the mean of the other stations: above 1 a map is worse
      than no map.</p>
      <nav>\(links)</nav>
      </header>
      """
  }

  private func section(_ validation: PollutantValidation) -> String {
    let symbol = validation.pollutant.symbol
    let readings = validation.methods.first?.scores.overall.count ?? 0
    let served = XMLText.escaped(validation.served.method)
    return """
      <section id="\(validation.pollutant.rawValue)">
      <h2>\(symbol)</h2>
      <p class="quiet">\(validation.sites.count) stations, \(readings) held-out readings in \(validation.hours) hours. \
      From the whole time, auto takes <strong>\(served)</strong>; the plots show it.</p>
      \(ValidationMethodTable(validation: validation).html)
      <p class="quiet">\(meanVerdict(validation.honest))\(mapVerdict(validation))</p>
      <div class="plots">
      \(figure("Predicted against measured", svg: PredictionPlot(histogram: validation.served.histogram, symbol: symbol).svg, caption: "Each cell counts held-out readings, the stronger the more there are (logarithmic). On the dashed line prediction and reading are the same; the last cells hold all that lies beyond."))
      \(figure("Error by hour and season", svg: ErrorCyclePlot(served: validation.served, symbol: symbol).svg, caption: "Root mean square error of the held-out readings, by local hour."))
      \(figure("Error at each station", svg: StationErrorMap(validation: validation).svg, caption: "Larger circle: larger RMSE. Red: predicted too high; blue: too low; pale: mostly chance. In figures: RMSE and bias."))
      \(figure("Do the intervals hold?", svg: CoveragePlot(validation: validation).svg, caption: "Share of the readings inside their 68 % (dot) and 95 % interval (ring), chosen without the station. More than 7 points off is marked by colour."))
      </div>
      </section>
      """
  }

  /// Whether the mean would have served better, as far as the days can tell.
  private func meanVerdict(_ honest: NestedScore) -> String {
    guard honest.hasDaysToDraw else {
      return "Fewer than \(Calibrator.minDays) days cannot tell whether auto errs more than the mean by chance."
    }
    let days = ValidationMarkup.percent(honest.lossProbabilityOverDays)
    let stations = ValidationMarkup.percent(honest.lossProbabilityOverSites)
    let verdict = honest.isWorseThanMean ? "more than chance" : "no more than chance"
    return "Honestly, auto has a larger error than the mean in \(days) of the draws of days and in \(stations) of "
      + "those of stations: \(verdict)."
  }

  /// Said where the field errs less at the stations without its map.
  private func mapVerdict(_ validation: PollutantValidation) -> String {
    guard let without = validation.withoutMap, without.rmse < validation.honest.auto.rmse else { return "" }
    return " The map does harm: without it auto errs by \(ValidationMarkup.number(without.rmse)) µg/m³."
  }

  private func figure(_ title: String, svg: String, caption: String) -> String {
    "<figure><h3>\(title)</h3>\n\(svg)\n<figcaption>\(caption)</figcaption></figure>"
  }
}
