internal import AirData
internal import Foundation
internal import Setup

/// What a network holds, as people read it.
struct NetworkText {
  private let report: NetworkReport

  init(_ report: NetworkReport) {
    self.report = report
  }

  var text: String {
    [head, modes.lines, classes.lines].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var head: [String] {
    var lines = [
      report.dataDate.isEmpty
        ? Spoken.say(NetworkPhrases.source, report.source)
        : Spoken.say(NetworkPhrases.sourceDated, report.source, report.dataDate),
      Spoken.say(NetworkPhrases.box, report.box.map { NumberText.fixed($0, decimals: 5) }.joined(separator: ",")),
      Spoken.say(
        NetworkPhrases.graph, "\(report.nodes)", "\(report.edges)", "\(report.segments)", kilometers(report.kilometers)),
      report.hierarchyArcs.map { Spoken.say(NetworkPhrases.search, "\($0)") } ?? Spoken.say(NetworkPhrases.noHierarchy),
      Spoken.say(NetworkPhrases.profile, profile),
      Spoken.say(traffic),
      Spoken.say(ProvenancePhrases.data, report.attribution),
    ]
    if report.isVerified { lines.append(Spoken.say(NetworkPhrases.verified)) }
    return lines
  }

  /// The profile in the language of the run; classes of streets are OpenStreetMap's words.
  private var profile: String {
    NetworkPhrases.profileWords.reduce(Spoken.digits(report.profile)) { text, phrase in
      text.replacing(phrase.en, with: Spoken.say(phrase))
    }
  }

  private var traffic: LocalizedText {
    switch report.drivingSide {
    case "left": NetworkPhrases.keepsLeft
    case "right": NetworkPhrases.keepsRight
    default: NetworkPhrases.presumedRight
    }
  }

  private var modes: TextTable {
    var table = TextTable([
      (Spoken.say(NetworkPhrases.mode), .left), (Spoken.say(NetworkPhrases.edges), .right), ("km", .right),
      (Spoken.say(NetworkPhrases.nodes), .right), (Spoken.say(NetworkPhrases.connected), .right),
    ])
    for mode in report.modes {
      table.add([
        mode.mode, "\(mode.edges)", kilometers(mode.kilometers), "\(mode.nodes)",
        PercentText.share(mode.largestComponentShare),
      ])
    }
    return table
  }

  private var classes: TextTable {
    var table = TextTable([(Spoken.say(NetworkPhrases.streetClass), .left), ("km", .right)])
    for (key, kilometers) in report.classes { table.add([key, self.kilometers(kilometers)]) }
    return table
  }

  private func kilometers(_ number: Double) -> String { Spoken.digits(String(format: "%.1f", number)) }
}

/// What the building of a network did, as people read it.
struct NetworkBuildText {
  private let report: NetworkBuildReport

  init(_ report: NetworkBuildReport) {
    self.report = report
  }

  var text: String {
    (report.importLines.map { Spoken.sentence($0) } + [Spoken.say(NetworkPhrases.wrote, report.path), ""]).joined(
      separator: "\n") + "\n"
      + NetworkText(report.network).text
  }
}
