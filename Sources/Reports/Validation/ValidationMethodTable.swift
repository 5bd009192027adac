internal import AirData
internal import AirField

/// The methods of one pollutant side by side.
struct ValidationMethodTable {
  let validation: PollutantValidation

  private static let titles = [
    "RMSE", "to mean", "MAE", "bias", "R²", "correlation", "within 1 σ", "within 2 σ",
  ]

  var html: String {
    let mean = validation.methods.first?.scores.overall
    var rows = validation.methods.map { method in
      row(
        method.id, method.scores.overall, ratio: mean.map { method.scores.overall.ratio(to: $0) } ?? .nan,
        isServed: false)
    }
    let honest = validation.honest
    rows.append(row("auto, honestly", honest.auto, ratio: honest.auto.ratio(to: honest.mean), isServed: true))
    let titles = Self.titles.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <div class="scroll"><table>
      <thead><tr><th scope="col">method</th>\(titles)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  private func row(_ name: String, _ score: Score, ratio: Double, isServed: Bool) -> String {
    let cells = [
      ValidationMarkup.number(score.rmse), ValidationMarkup.number(ratio, decimals: 3),
      ValidationMarkup.number(score.mae), ValidationMarkup.signed(score.bias), ValidationMarkup.number(score.rSquared),
      ValidationMarkup.number(score.correlation), ValidationMarkup.percent(score.coverageOneSigma),
      ValidationMarkup.percent(score.coverageTwoSigma),
    ]
    let text = cells.map { "<td>\($0)</td>" }.joined()
    return "<tr\(isServed ? " class=\"served\"" : "")><td>\(XMLText.escaped(name))</td>\(text)</tr>"
  }
}
