package import AirData
internal import AirField
internal import PluginHost
internal import Setup

extension GatheredAir {
  /// Whether a source or the archive has failed it, so that there may be more to know of its hour.
  package var hasFault: Bool { archiveNotice != nil || !failedSources.isEmpty }

  /// The fault for which this air may not take the place of older air of the same hour; nil where it may.
  ///
  /// It may not where a source or the archive failed that had not failed before, and it knows less: it lacks what was
  /// measured in the older air, or has just that and lacks forecasts or figures of a typical day. What was measured
  /// since counts more than these.
  package func fault(knowingLessThan older: GatheredAir) -> Notice? {
    let known = older.failedSources
    let ofSources = entries.filter { !known.contains($0.id) }.compactMap(\.failureNotice)
    let ofArchive = [older.archiveNotice == nil ? archiveNotice : nil].compactMap { $0 }
    guard let fault = (ofSources + ofArchive).first else { return nil }
    let (measured, olderMeasured) = (measuredSeries, older.measuredSeries)
    let lacksAny = !allSeries.isSuperset(of: older.allSeries)
    guard !measured.isSuperset(of: olderMeasured) || (measured == olderMeasured && lacksAny) else { return nil }
    return isForEverybody ? fault.forEverybody : fault
  }

  /// What its stations measured in the hour itself, or around it.
  private var measuredSeries: Set<ReadingSeries> {
    let ofHour = fields.readings[0].filter { $0.kind == .observed && fields.staleHours[$0.pollutant] == nil }
    return Set(ofHour.map { ReadingSeries($0) })
  }

  /// All that anything is known of.
  private var allSeries: Set<ReadingSeries> { Set(fields.readings[0].map { ReadingSeries($0) }) }
}
