internal import AirData
internal import Foundation

/// Sorts what a source gave beside pollutants, as ``ReadingCheck`` does with readings: nothing is kept that is not
/// sound, was not asked for, or claims to have been measured in the future.
struct SpeciesCheck {
  /// What may be kept.
  private(set) var sound: [SpeciesReading] = []
  private var count = 0
  private var issuedAheadCount = 0
  private var first = LocalizedText(same: "")

  init(_ readings: [SpeciesReading], query: ReadingQuery, now: Date) {
    for reading in readings {
      guard let flaw = Self.flaw(of: reading, query, now) else {
        if reading.kind.isIssuedAhead(of: now) { issuedAheadCount += 1 }
        sound.append(reading.ofSource(at: now))
        continue
      }
      if count == 0 { first = FlawWords.text(flaw).map { "\(reading.species.symbol), \($0)" } }
      count += 1
    }
  }

  /// What the answer says about what was left out, or was issued in the future.
  func notices(sourceName: String) -> [Notice] {
    let ahead = Notice.issuedAhead(issuedAheadCount, sourceName: sourceName)
    return [flawNotice(sourceName: sourceName), ahead].compactMap { $0 }
  }

  private func flawNotice(sourceName: String) -> Notice? {
    guard count > 0 else { return nil }
    return Notice(
      code: "source-lied",
      text: LocalizedText(
        en: "\(sourceName) gave figures that cannot be used, left out: \(count); the first is \(first.en).",
        es: "\(sourceName) dio datos inservibles, que quedan fuera: \(count); el primero es \(first.es).",
        ca: "\(sourceName) va donar dades inservibles, que queden fora: \(count); la primera és \(first.ca)."))
  }

  private static func flaw(of reading: SpeciesReading, _ query: ReadingQuery, _ now: Date) -> String? {
    if let flaw = reading.flaw { return flaw }
    if reading.kind.isMeasuredAhead(of: now, from: reading.start) { return FlawWords.ahead.en }
    return query.contains(reading) ? nil : FlawWords.unasked.en
  }
}

extension SpeciesReading {
  /// The same without the host's own judgements, which no source gives, and issued now at the latest.
  fileprivate func ofSource(at now: Date) -> SpeciesReading {
    guard !quality.isSubset(of: .ofSources) || kind.isIssuedAhead(of: now) else { return self }
    return SpeciesReading(
      station: station, species: species, value: value, uncertainty: uncertainty, start: start, end: end,
      kind: kind.issued(notAfter: now), quality: quality.intersection(.ofSources), sourceID: sourceID)
  }
}
