package import CityAir
package import Foundation
package import Routing
package import Setup

/// Keeps the hours over a network: each is gathered once, whoever asks, and replaced in one step.
package actor HourKeeper {
  /// Most hours that are kept; those that were asked for last stay.
  private static let maxHours = 48

  private struct Entry {
    let hour: Date
    let snapshot: Task<HourSnapshot, any Error>
  }

  /// The network that all hours are over.
  package nonisolated let router: Router
  private let city: CityConfiguration
  private let gather: @Sendable (Date) async throws(BrisaError) -> GatheredAir
  /// In the order of their last use.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - city: The configuration.
  ///   - router: Finds ways over the network, for all hours.
  ///   - gather: Brings together the air of the hour that holds a moment.
  package init(
    city: CityConfiguration, router: Router,
    gather: @escaping @Sendable (Date) async throws(BrisaError) -> GatheredAir
  ) {
    self.city = city
    self.router = router
    self.gather = gather
  }

  /// The hour that holds a moment, gathered where it is not there yet.
  /// - Throws: ``BrisaError`` where it cannot be gathered; it is then gathered anew at the next question.
  package func hour(at moment: Date) async throws(BrisaError) -> HourSnapshot {
    let hour = moment.startOfHour
    if let place = entries.firstIndex(where: { $0.hour == hour }) {
      let entry = entries.remove(at: place)
      entries.append(entry)
      return try await value(of: entry)
    }
    return try await value(of: begin(moment))
  }

  /// Gathers an hour anew beside the one that is kept, which questions get until the new one is there.
  /// - Throws: ``BrisaError`` where it cannot be gathered; the one that is kept then stays.
  package func refresh(at moment: Date) async throws(BrisaError) {
    let hour = moment.startOfHour
    let snapshot = HourSnapshot(city: city, router: router, air: try await gather(moment))
    entries.removeAll { $0.hour == hour }
    keep(Entry(hour: hour, snapshot: Task { snapshot }))
  }

  private func begin(_ moment: Date) -> Entry {
    let entry = Entry(
      hour: moment.startOfHour,
      snapshot: Task { [city, router, gather] in
        HourSnapshot(city: city, router: router, air: try await gather(moment))
      })
    keep(entry)
    return entry
  }

  private func keep(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Self.maxHours { entries.removeFirst() }
  }

  private func value(of entry: Entry) async throws(BrisaError) -> HourSnapshot {
    do {
      return try await entry.snapshot.value
    } catch {
      entries.removeAll { $0.snapshot == entry.snapshot }
      throw error as? BrisaError ?? BrisaError(.bug, "The hour cannot be gathered: \(error).")
    }
  }
}
