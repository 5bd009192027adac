internal import AirData
internal import CityAir
internal import Foundation
internal import Setup

extension TrackFinder {
  /// The air of all hours.
  struct Breathed {
    var hours: [TrackHour] = []
    /// The hour in which most of the track lies, and how many seconds do.
    var longest: HourSnapshot
    var longestSeconds = 0.0
    var provenance: AirProvenance
    var notices: [Notice] = []
    var attribution: [String] = []

    /// Takes over what is said of the air of an hour in which so many seconds of the track lie.
    mutating func note(_ hour: HourSnapshot, _ pollution: HourPollution, seconds: Double) {
      let newNotices = pollution.airNotices.filter { !notices.contains($0) }
      notices += newNotices
      let newAttribution = pollution.attribution.filter { !attribution.contains($0) }
      attribution += newAttribution
      guard seconds > longestSeconds else { return }
      (longest, longestSeconds) = (hour, seconds)
    }
  }

  /// What was breathed on steps, hour by hour.
  /// - Throws: ``BrisaError`` where nothing is known of any hour, and where the answer has no time left to gather one.
  func breathed(_ steps: [TrackStep], _ question: TrackQuestion) async throws(BrisaError) -> Breathed {
    var known: Breathed?
    var hours: [TrackHour] = []
    var unknown: [Date] = []
    var failure: BrisaError?
    let groups = Dictionary(grouping: steps, by: \.hour)
    await keeper.prepare(groups.keys.sorted())
    for start in groups.keys.sorted() {
      let own = groups[start] ?? []
      if !hours.isEmpty { try await keeper.checkTime(for: start) }
      do throws(BrisaError) {
        let hour = try await keeper.hour(at: start)
        let pollution = await hour.preparedPollution(by: question.measure)
        let track = TrackHour(own, hour, pollution)
        hours.append(track)
        guard track.knowsAnyStep else {
          unknown.append(start)
          continue
        }
        var breathed = known ?? Breathed(longest: hour, provenance: pollution.provenance.aged(at: start))
        breathed.note(hour, pollution, seconds: own.reduce(0) { $0 + $1.seconds })
        known = breathed
      } catch {
        // One hour without air takes nothing away from the others.
        hours.append(TrackHour(unknown: own))
        unknown.append(start)
        failure = error
      }
    }
    guard var breathed = known else { throw failure ?? Self.noHourKnown }
    breathed.hours = hours
    breathed.notices += unknown.map { TrackNotices.unknownHour($0, zone: city.timeZone) }
    return breathed
  }

  private static var noHourKnown: BrisaError {
    BrisaError(
      .noAir, "Nothing is known of the air in the hours of the track: collect their readings, or ask --by traffic.")
  }
}
