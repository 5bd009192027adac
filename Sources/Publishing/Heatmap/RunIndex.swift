internal import Setup

/// The list of a run's folder: it loses what the run changes before that is changed, and gets what came of it.
struct RunIndex {
  private let setup: HeatmapSetup
  private let folder: ReportFolder
  /// The list as it was before the run.
  private let before: HeatmapIndex?
  /// Whether the list has lost all that the run has not seen to be as it was.
  private var isWithdrawn = false

  /// Takes the run and its folder, whose list it reads.
  init(_ setup: HeatmapSetup, in folder: ReportFolder) {
    self.setup = setup
    self.folder = folder
    before = folder.index
  }

  /// Takes out of the list the hours of a period that are made anew, and its documents unless they stay.
  /// - Parameters:
  ///   - gathered: The hours of the period.
  ///   - period: Names the documents.
  ///   - keepsDocuments: Whether the documents of the period stay as they are.
  ///   - ledger: What the run has seen, where the list is published at its end alone: then the list keeps nothing else.
  /// - Throws: ``BrisaError``.
  mutating func withdraw(
    _ gathered: [GatheredHour], of period: HeatmapPeriod, keepsDocuments: Bool, beside ledger: HeatmapLedger?
  ) throws(BrisaError) {
    let changing = Set(gathered.filter { $0.kept == nil }.map(\.start))
    guard !changing.isEmpty || !keepsDocuments, !isWithdrawn else { return }
    try folder.adopt(HeatmapIndex(setup))
    if let ledger {
      let hours = Set(ledger.records.map(\.hour) + gathered.map(\.start)).subtracting(changing)
      let documents = Set(ledger.documentFiles.map(\.path) + (keepsDocuments ? period.documentNames : []))
      try folder.withdraw(hours: { !hours.contains($0) }, documents: { !documents.contains($0) })
      isWithdrawn = true
    } else {
      let documents = keepsDocuments ? [] : period.documentNames
      try folder.withdraw(hours: changing.contains, documents: documents.contains)
    }
  }

  /// Writes the list of all that a run has seen.
  /// - Throws: ``BrisaError``.
  func publish(_ ledger: HeatmapLedger) throws(BrisaError) {
    var list = HeatmapIndex(setup)
    list.attribution = ledger.attribution
    list.hours = ledger.records
    list.documents = ledger.documentFiles
    try folder.publish(list)
  }

  /// Gives the list back what it had before the run, without what the run has touched.
  /// - Throws: ``BrisaError``.
  func restore(without ledger: HeatmapLedger) throws(BrisaError) {
    guard var list = before else { return }
    let touched = Set(ledger.records.map(\.hour))
    let documents = Set(ledger.documentFiles.map(\.path))
    list.hours.removeAll { touched.contains($0.hour) }
    list.documents.removeAll { documents.contains($0.path) }
    try folder.publish(list)
  }

  /// How many hours with a report the list had before the run, and has no more.
  func unlisted(by ledger: HeatmapLedger) -> Int {
    let listed = Set(ledger.records.map(\.hour))
    return before?.hours.count { $0.reason == nil && !listed.contains($0.hour) } ?? 0
  }
}
