import AirData
import AirField
import CityTestSupport
import Dispatch
import Foundation
import Geo
import Synchronization
import Testing

@testable import CityAir

@Suite("Fields that were fitted")
struct FittedFieldsTests {
  private static func key(
    hours: Int = 0, no2: Double = 20, windFrom degrees: Double? = 180, at place: Coordinate = FakeCity.place,
    maps: String = "a"
  ) -> FittedFields.Key {
    let hour = DateInterval(start: FakeCity.hour + Double(hours) * 3600, duration: 3600)
    let winds = degrees.map { HourlyWinds([WindyAvenue.wind(3, from: $0, hours: hours)], middle: FakeCity.place) }
    return FittedFields.Key(
      hour: hour, readings: [FakeCity.reading(no2, hours: hours)], wind: winds?.wind(ofHour: hour.start),
      origin: place, maps: maps)
  }

  /// Whether the field of a key had to be fitted.
  private func isFitted(_ key: FittedFields.Key, in fields: FittedFields) throws -> Bool {
    var isFitted = false
    let field = try fields.field(key) { () throws(FieldError) in
      isFitted = true
      return try PollutionField(
        hour: key.hour, readings: key.readings, model: FieldModel(method: .mean), origin: key.origin)
    }
    #expect(field.estimate(.no2, at: FakeCity.place)?.value == key.readings[0].concentration)
    return isFitted
  }

  @Test("serve again for an hour that is equal in all")
  func serveAgain() throws {
    let fields = FittedFields()
    #expect(try isFitted(Self.key(), in: fields))
    #expect(try !isFitted(Self.key(), in: fields))
  }

  @Test(
    "serve no hour that differs in anything",
    arguments: [
      key(hours: 1), key(no2: 21), key(windFrom: 200), key(windFrom: nil),
      key(at: Coordinate(latitude: 39.48, longitude: -0.37)), key(maps: "b"),
    ])
  func serveNoOther(key: FittedFields.Key) throws {
    let fields = FittedFields()
    #expect(try isFitted(Self.key(), in: fields))
    #expect(try isFitted(key, in: fields))
    #expect(try !isFitted(Self.key(), in: fields))
    #expect(try !isFitted(key, in: fields))
  }

  @Test("are each fitted once for all who ask at the same time")
  func singleFlight() {
    let fields = FittedFields()
    let key = Self.key()
    let (fits, served) = (Counter(), Counter())
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let field = try? fields.field(key) { () throws(FieldError) in
        fits.add()
        Thread.sleep(forTimeInterval: 0.05)
        return try PollutionField(
          hour: key.hour, readings: key.readings, model: FieldModel(method: .mean), origin: key.origin)
      }
      if field?.estimate(.no2, at: FakeCity.place)?.value == 20 { served.add() }
    }
    #expect(fits.count == 1 && served.count == 8)
  }

  @Test("are tried again after an error")
  func keepNoError() throws {
    let fields = FittedFields()
    #expect(throws: FieldError.self) {
      try fields.field(Self.key()) { () throws(FieldError) in
        throw .setting(name: "mask distance", problem: "must be more")
      }
    }
    #expect(try isFitted(Self.key(), in: fields))
  }

  @Test("are 48: the one goes that was not looked for longest")
  func areLimited() throws {
    let fields = FittedFields()
    for hours in 0..<48 { #expect(try isFitted(Self.key(hours: hours), in: fields)) }
    #expect(try !isFitted(Self.key(hours: 0), in: fields))
    #expect(try isFitted(Self.key(hours: 48), in: fields))
    #expect(try !isFitted(Self.key(hours: 0), in: fields))
    #expect(try isFitted(Self.key(hours: 1), in: fields))
  }
}

/// Counts from several threads.
private final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
