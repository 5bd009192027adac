internal import AirData
internal import Computing
internal import Logging
internal import Planner
internal import Setup

/// Reads the configuration again, and serves what it says when all of it is open: no call is lost.
struct ConfigurationReload: Sendable {
  let cities: any CityOpening
  let roster: CityRoster
  let hours: CityHours
  let baseMap: BaseMapWarmUp
  let log: Logger

  /// Where something is wrong, all stays as it was, and `/v1/status` tells it until the next reload that works.
  func reload() async {
    do throws(BrisaError) {
      // Networks take long to open, and whoever asks meanwhile comes first.
      let opened = try await computing(on: .yielding) { () async throws(BrisaError) in
        try BrisaService.opened(cities)
      }
      // One whose sources take long keeps no other waiting.
      await withDiscardingTaskGroup { group in
        for city in opened.all { group.addTask { await hours.warmUp(city) } }
      }
      roster.replace(with: opened)
      hours.reports.setReload(nil)
      log.notice("The configuration was read again.")
      await baseMap.warmUp()
    } catch {
      hours.reports.setReload(Self.notRead(Sentences.translated(error.text)))
      log.error("The configuration was not read again, and the one from before stays in use: \(error.message)")
    }
  }

  private static func notRead(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The configuration could not be read again, and the one from before stays in use: \(reason.en)",
      es: "No se ha podido volver a leer la configuración, y se sigue usando la de antes: \(reason.es)",
      ca: "No s'ha pogut tornar a llegir la configuració, i se seguix usant la d'abans: \(reason.ca)")
  }
}
