package import AirData

/// What an answer says of round trips; its routes are the loops, the best first.
package struct RouteLoops: Sendable {
  /// How long they were to be.
  package let length: LoopLength
  /// One for each route.
  package let loops: [Loop]
  /// The pollution that tells them apart.
  let pollution: VerdictWords.Pollution

  /// What is said of one beside the figures of its route.
  package struct Loop: Sendable {
    /// The share of its metres that is travelled a second time.
    package let repeatedShare: Double
    /// The largest share of its metres that it has in common with a loop before it.
    package let sharedShare: Double
    /// Its pollution in the mean over its time beside that of the streets around, which is 1; nil where nothing is
    /// known of the air.
    package let relativeBurden: Double?
  }

  /// What they come to, in one sentence.
  package var verdict: LocalizedText {
    let count = loops.count
    let about = LocalizedText(digits: length.figure)
    let lead = LocalizedText(
      en: count == 1 ? "A loop of about \(about.en)" : "\(count) loops of about \(about.en)",
      es: count == 1 ? "Una vuelta de unos \(about.es)" : "\(count) vueltas de unos \(about.es)",
      ca: count == 1 ? "Una volta d'uns \(about.ca)" : "\(count) voltes d'uns \(about.ca)")
    guard let relativeBurden = loops.first?.relativeBurden else {
      let unknown = VerdictWords.unknown
      return LocalizedText(
        en: "\(lead.en): \(unknown.en).", es: "\(lead.es): \(unknown.es).", ca: "\(lead.ca): \(unknown.ca).")
    }
    let less = Int((100 * (1 - relativeBurden)).rounded())
    guard less != 0 else {
      return LocalizedText(
        en: "\(lead.en): the air is much the same on all streets around.",
        es: "\(lead.es): el aire es casi igual en todas las calles de alrededor.",
        ca: "\(lead.ca): l'aire és quasi igual en tots els carrers del voltant.")
    }
    let pollution = pollution.name
    let difference =
      less > 0
      ? LocalizedText(en: "\(less) % less", es: "\(less) % menos", ca: "\(less) % menys")
      : LocalizedText(en: "\(-less) % more", es: "\(-less) % más", ca: "\(-less) % més")
    let has = LocalizedText(
      en: count == 1 ? "it has" : "the first has", es: count == 1 ? "tiene" : "la primera tiene",
      ca: count == 1 ? "té" : "la primera té")
    return LocalizedText(
      en: "\(lead.en); \(has.en) \(difference.en) \(pollution.en) on its way than the streets around have on average.",
      es: "\(lead.es); \(has.es) un \(difference.es) de \(pollution.es) que las calles de alrededor de media.",
      ca: "\(lead.ca); \(has.ca) un \(difference.ca) de \(pollution.ca) que els carrers del voltant de mitjana.")
  }
}
