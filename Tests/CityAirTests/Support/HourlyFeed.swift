import AirData
import Archive
import CityTestSupport
import Foundation
import TestSupport

@testable import CityAir

/// What a source answers that has a reading of every hour up to 08:00, whose figure is its hour.
enum HourlyFeed {
  static let answer: FakeFeed.Answer = { query in
    let first = Int(query.interval.start.timeIntervalSince(FakeCity.hour)) / 3600
    return first > 0 ? [] : (first...0).map { FakeCity.reading(Double(1000 + $0), hours: $0) }
  }

  /// The same as a source of another id gives it.
  static func named(_ source: String) -> FakeFeed.Answer {
    { query in try answer(query).map { $0.with(sourceID: source) } }
  }
}

extension FakeCity {
  /// All that its archive holds.
  func kept() throws -> [Reading] {
    try ReadingArchive(folder.path("air.sqlite"), for: .reading)
      .readings(in: DateInterval(start: .distantPast, end: .distantFuture))
  }
}
