package import PluginHost
package import Setup

/// What `brisa plugin check` says as JSON, version 1.
package struct ConformanceJSON: Encodable, Sendable {
  struct Check: Encodable, Sendable {
    let name: String
    let title: String
    let passed: Bool
    let tried: Bool
    let problems: [String]
    let skipped: [String]
  }

  let version = 1
  let id: String
  let passed: Bool
  let checks: [Check]

  /// Takes a report.
  package init(_ report: ConformanceReport) {
    id = report.id
    passed = report.isPassed
    checks = report.results.map {
      Check(
        name: $0.name, title: $0.title, passed: $0.isPassed, tried: $0.isTried, problems: $0.problems,
        skipped: $0.skipped)
    }
  }

  /// The report as JSON.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
