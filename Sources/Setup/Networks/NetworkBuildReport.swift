package import Streets

/// What the building of a network file did.
package struct NetworkBuildReport: Sendable {
  /// The file that was written.
  package let path: String
  /// What was read and left out, one line each.
  package let importLines: [String]
  /// What the network holds.
  package let network: NetworkReport

  /// Needs the path of the written file, what was read of the extract, the lines about the files beside it, and the
  /// report on the network.
  package init(path: String, imported: ImportReport, besides: [String], network: NetworkReport) {
    self.path = path
    importLines = imported.lines + besides
    self.network = network
  }
}

extension ImportReport {
  /// What was read and left out, one line each.
  var lines: [String] {
    var lines = ["Read     \(waysRead) streets, of which \(waysUsed) are of use"]
    if waysCut > 0 {
      lines.append("Cut      \(waysCut) ways whose nodes the extract lacks, or that cross the 180th meridian")
    }
    if waysBeyond > 0 {
      lines.append(
        "Beyond   \(waysBeyond) ways on the other side of the 180th meridian, with fewer nodes, are left out")
    }
    lines.append("Barriers \(barriers) nodes stop someone")
    lines.append("Turns    \(restrictionsApplied) restrictions hold")
    for (reason, count) in restrictionsIgnored.sorted(by: { $0.key < $1.key }) {
      lines.append("Left out \(count) restrictions: \(reason)")
    }
    return lines
  }
}
