package import AirData
internal import AirField
internal import PluginHost
internal import Setup

extension GatheredAir {
  /// Whether a source or the archive has failed it, so that there may be more to know of its hour.
  package var hasFault: Bool { archiveNotice != nil || !failedSources.isEmpty }

  /// What a source or the archive has failed at, and not for older air of the same hour that knows more; nil where it
  /// may take the place of that.
  ///
  /// It knows less where it lacks what the older air has measured, or has measured the same and lacks forecasts or
  /// figures of a typical day: these give way to what was measured since.
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
