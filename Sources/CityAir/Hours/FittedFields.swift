internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Synchronization

/// Fields that were fitted by one model, so that an hour which several questions look back to is fitted once.
package final class FittedFields: Sendable {
  /// What a field is made of, the model aside.
  struct Key: Equatable, Sendable {
    let hour: DateInterval
    let readings: [Reading]
    let wind: CityWind?
    /// Middle of the stations' box.
    let origin: Coordinate
    /// The same for equal maps.
    let maps: String
  }

  /// Most fields that are kept.
  private let capacity: Int

  /// In the order of their last use.
  private let entries = Mutex<[(key: Key, field: PollutionField)]>([])

  /// Keeps no field yet, and later so many; those of two days where nothing is said.
  package init(capacity: Int = 48) {
    self.capacity = capacity
  }

  /// The field of an hour's readings, fitted where the very same is not known.
  /// - Throws: what `fit` throws.
  func field(_ key: Key, fit: () throws(FieldError) -> PollutionField) throws(FieldError) -> PollutionField {
    if let known = known(key) { return known }
    let field = try fit()
    entries.withLock { entries in
      entries.append((key, field))
      if entries.count > capacity { entries.removeFirst() }
    }
    return field
  }

  private func known(_ key: Key) -> PollutionField? {
    entries.withLock { entries in
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: place)
      entries.append(entry)
      return entry.field
    }
  }
}
