internal import AirData
internal import AirField
internal import Computing
internal import Foundation
internal import Geo

/// Fields that were fitted by one model, so that an hour which several questions look back to is fitted once.
package final class FittedFields: Sendable {
  /// What a field is made of, the model aside.
  struct Key: Equatable, Sendable {
    let hour: DateInterval
    let readings: [Reading]
    let wind: CityWind?
    /// Middle of the stations' box.
    let origin: Coordinate
    /// A text that is the same for equal maps.
    let maps: String
  }

  /// Most fields that are kept.
  private let capacity: Int

  /// A field that is there, or that somebody is fitting.
  private final class Entry: Sendable {
    let key: Key
    /// What the fit came to.
    let outcome = LazyValue<Result<PollutionField, FieldError>>()

    init(_ key: Key) { self.key = key }
  }

  /// In the order of their last use.
  private let entries = Lock<[Entry]>([])

  /// Keeps no field yet, and later so many; those of two days where nothing is said.
  package init(capacity: Int = 48) {
    self.capacity = capacity
  }

  /// The field of an hour's readings, fitted where the very same is not known; a thread that asks for one that is being
  /// fitted sleeps until it is there.
  /// - Throws: what `fit` throws; it is then tried again at the next question.
  func field(_ key: Key, fit: () throws(FieldError) -> PollutionField) throws(FieldError) -> PollutionField {
    let entry = entry(key)
    let outcome = entry.outcome.value {
      do throws(FieldError) { return .success(try fit()) } catch { return .failure(error) }
    }
    if case .failure = outcome { entries.withLock { $0.removeAll { $0 === entry } } }
    return try outcome.get()
  }

  /// The entry of a key, made where there is none.
  private func entry(_ key: Key) -> Entry {
    entries.withLock { entries in
      if let place = entries.firstIndex(where: { $0.key == key }) {
        let entry = entries.remove(at: place)
        entries.append(entry)
        return entry
      }
      let entry = Entry(key)
      entries.append(entry)
      if entries.count > capacity { entries.removeFirst() }
      return entry
    }
  }
}
