internal import AirData

extension ConformanceCheck {
  /// Two sources of one id stop the whole program.
  static let uniqueID = ConformanceCheck(name: "unique-id", title: "the id is nobody else's, and the file's name") {
    subject in
    idFindings(subject)
  }

  private static func idFindings(_ subject: ConformanceSubject) -> CheckFindings {
    let own = subject.manifest.id
    var findings = CheckFindings(
      skipped: subject.untried.map {
        "The source '\($0.id)' of the same plugin is not tried: nothing but its id is looked at."
      })
    for id in [own] + subject.untried.map(\.id) {
      if let other = subject.others.first(where: { $0.manifest.id == id }) {
        findings.problems.append("The id '\(id)' is taken by '\(other.file)': choose another.")
      }
      if id == ExecSources.id {
        findings.problems.append("The id '\(id)' means a program that the configuration names: choose another.")
      }
    }
    if own != subject.folder.id {
      findings.problems.append(
        "The manifest's id is '\(own)', but the folder makes '\(subject.folder.id)': write the same in both places.")
    }
    return findings
  }

  static let manifest = ConformanceCheck(
    name: "manifest", title: "the manifest is complete: licence, attribution, quota, cache rule"
  ) { subject in
    let manifest = subject.manifest
    let readme = (subject.folder.text("README.md") ?? "").lowercased()
    let settings = Set(manifest.settings.map(\.name))
    return [
      Demand(
        manifest.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "The id must be lower case words with hyphens."),
      Demand(manifest.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "The version must be three numbers, like 1.0.0."),
      Demand(!manifest.name.isEmpty, "The manifest has no name: say what people call the feed."),
      Demand(
        manifest.summary.count > 1 && manifest.summary.hasSuffix("."),
        "The summary must be one sentence with a full stop: what does the feed bring?"),
      Demand(
        !manifest.pollutants.isEmpty || manifest.providesWind,
        "The manifest lists no pollutant: list those of the feed."),
      Demand(
        !manifest.licence.isEmpty || settings.contains("licence"),
        "The manifest has no licence: name it, or say under which terms the feed gives its data."),
      Demand(
        !manifest.attribution.isEmpty || settings.contains("attribution"),
        "The manifest has no attribution: say who must be named, or make a setting 'attribution'."),
      Demand(
        manifest.quota != nil || readme.contains("quota"),
        "The manifest states no quota: give one, or say in README.md that the feed has no quota."),
      Demand(
        manifest.quota?.problem == nil,
        "The manifest's quota \(manifest.quota?.problem ?? ""): write the feed's limits, each with its seconds."),
      Demand(
        manifest.cacheRule.isSensible, "The cache rule must be 'forbidden' or from 0 to \(longestCacheSeconds) seconds."
      ),
    ].compactMap(\.problem)
  }

  /// A week: no answer about the air is of use for longer.
  fileprivate static let longestCacheSeconds = 604_800

  static let settings = ConformanceCheck(
    name: "settings", title: "every setting has a name, a help, and a default that it takes itself"
  ) { subject in
    let specs = subject.manifest.settings
    var problems: [String] = []
    if Set(specs.map(\.name)).count != specs.count { problems.append("Two settings have one name: rename one.") }
    for spec in specs {
      if spec.name.wholeMatch(of: /[a-z0-9]+(_[a-z0-9]+)*/) == nil {
        problems.append("The setting '\(spec.name)' must be lower case words with underscores.")
      }
      if !spec.help.hasSuffix(".") {
        problems.append("The setting '\(spec.name)' needs a help of one sentence with a full stop.")
      }
      if let value = spec.defaultValue, !spec.takes(value) {
        problems.append("The setting '\(spec.name)' refuses its own default: correct the one or the other.")
      }
      guard let value = spec.example else { continue }
      if spec.kind == .secret {
        problems.append("The setting '\(spec.name)' is a secret, which no configuration holds: leave its example out.")
      } else if !spec.takes(value) {
        problems.append("The setting '\(spec.name)' refuses its own example: correct the one or the other.")
      }
    }
    return problems
  }

  static let readme = ConformanceCheck(name: "readme", title: "README.md names the source") { subject in
    guard let text = subject.folder.text("README.md") else {
      return ["README.md is missing: say in it what the feed is and what the settings mean."]
    }
    return text.contains(subject.manifest.id) ? [] : ["README.md does not name the source '\(subject.manifest.id)'."]
  }

  /// What must hold, and the sentence that says it where it does not.
  private struct Demand {
    let problem: String?

    init(_ isMet: Bool, _ problem: String) {
      self.problem = isMet ? nil : problem
    }
  }
}

extension SourceManifest.CacheRule {
  /// Whether it is a rule that a host can keep.
  fileprivate var isSensible: Bool {
    switch self {
    case .keep(let seconds): (0...ConformanceCheck.longestCacheSeconds).contains(seconds)
    case .forbidden: true
    }
  }
}
