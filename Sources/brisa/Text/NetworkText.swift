internal import Foundation
internal import Planner
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

  private static let noHierarchy =
    "by distance, as there is no hierarchy: build the file with `brisa network build` to make routes faster"

  private var head: [String] {
    var lines = [
      "Source   \(report.source)\(report.dataDate.isEmpty ? "" : ", data of \(report.dataDate)")",
      "Box      " + report.box.map { String(format: "%.5f", $0) }.joined(separator: ","),
      "Graph    \(report.nodes) nodes, \(report.edges) directed edges, \(report.segments) segments, "
        + String(format: "%.1f km", report.kilometers),
      "Search   " + (report.hierarchyArcs.map { "by a hierarchy of \($0) arcs" } ?? Self.noHierarchy),
      "Profile  \(report.profile)",
      "Data     \(report.attribution)",
    ]
    if report.isVerified { lines.append("Verified every checksum fits") }
    return lines
  }

  private var modes: TextTable {
    var table = TextTable([
      ("mode", .left), ("edges", .right), ("km", .right), ("nodes", .right), ("connected", .right),
    ])
    for mode in report.modes {
      table.add([
        mode.mode, "\(mode.edges)", String(format: "%.1f", mode.kilometers), "\(mode.nodes)",
        String(format: "%.1f %%", mode.largestComponentShare * 100),
      ])
    }
    return table
  }

  private var classes: TextTable {
    var table = TextTable([("class", .left), ("km", .right)])
    for (key, kilometers) in report.classes { table.add([key, String(format: "%.1f", kilometers)]) }
    return table
  }
}

/// What the building of a network did, as people read it.
struct NetworkBuildText {
  private let report: NetworkBuildReport

  init(_ report: NetworkBuildReport) {
    self.report = report
  }

  var text: String {
    (report.importLines + ["Wrote    \(report.path)", ""]).joined(separator: "\n") + "\n"
      + NetworkText(report.network).text
  }
}
