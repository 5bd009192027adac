internal import AirData
internal import CityAir
internal import Foundation
internal import Setup

/// Brings together the hours of a run, each with what the folder has of it.
struct HourLoader {
  let setup: HeatmapSetup
  let folder: ReportFolder
  let inputs: HeatmapInputs

  /// The hour that the first one of a period has changed since; it may have been gathered already.
  func hour(before period: HeatmapPeriod, unless latest: GatheredHour?) async throws(BrisaError) -> GatheredHour? {
    guard let first = period.hours.first else { return nil }
    let before = first - setup.question.stepSeconds
    return if let latest, latest.hour == before { latest } else { try await gather(before) }
  }

  /// The hours of a period; `look` is told of every one whose readings are gathered.
  func hours(of period: HeatmapPeriod, look: (Date) -> Void) async throws(BrisaError) -> [GatheredHour] {
    if try await isSilent(period) {
      return period.hours.map { hour in
        look(hour)
        return compared(hour, nil)
      }
    }
    var hours: [GatheredHour] = []
    while hours.count < period.hours.count {
      let together = Self.first(following: period.hours.dropFirst(hours.count))
      look(together[0])
      try await setup.gatherer.gather(hours: together.count, from: together[0], box: setup.stationBox) {
        (air) throws(BrisaError) in
        hours.append(try gathered(air))
        if air.fields.hour != together.last { look(air.fields.hour + 3600) }
      }
    }
    return hours
  }

  /// The first of some hours, and those that follow it one after the other.
  private static func first(following hours: ArraySlice<Date>) -> [Date] {
    let count = zip(hours.dropFirst(), hours).prefix { $0 == $1 + 3600 }.count
    return Array(hours.prefix(count + 1))
  }

  /// Fewest hours of which it is worth to ask whether anybody knows of any.
  private static let minSilent = 3

  private func isSilent(_ period: HeatmapPeriod) async throws(BrisaError) -> Bool {
    guard period.hours.count >= Self.minSilent, let first = period.hours.first, let last = period.hours.last
    else {
      return false
    }
    return try await setup.gatherer.isSilent(from: first, to: last, box: setup.stationBox)
  }

  private func gather(_ hour: Date) async throws(BrisaError) -> GatheredHour {
    try gathered(try await setup.gatherer.gather(at: hour, box: setup.stationBox))
  }

  /// An hour of which archive and sources have told what they know.
  private func gathered(_ air: GatheredAir) throws(BrisaError) -> GatheredHour {
    // Without its archive, a run that asks nobody else would take everything for missing.
    if !setup.gatherer.asksSources, let notice = air.archiveNotice { throw BrisaError(.inputOutput, notice.message) }
    guard air.fields.isEmpty else { return compared(air.fields.hour, air) }
    return compared(air.fields.hour, nil, GatheredHour.Silence(notices: air.notices, failed: air.failedSources))
  }

  /// The hour with its record, where that is of the same air.
  private func compared(
    _ hour: Date, _ air: GatheredAir?, _ silence: GatheredHour.Silence = GatheredHour.Silence()
  ) -> GatheredHour {
    let digest = air.map(inputs.digest(of:)) ?? inputs.digest(ofSilent: hour, failed: silence.failed)
    let old: HeatmapRecord? = folder.record(HourName.recordName(of: hour))
    let kept = old.flatMap { $0.isCurrent(digest, in: folder.files) ? $0 : nil }
    return GatheredHour(hour: hour, air: air, digest: digest, kept: kept, silence: silence)
  }
}
