/// The means of several places over a day, from its hours: the mean of the day, or the greatest of the running means
/// that end in it.
struct DayMeans: Sendable {
  /// Hours of a running mean; 24 for the mean of the day itself.
  let averagingHours: Int
  private var sums: [Float] = []
  private var counts: [Int] = []
  private var greatest: [Float] = []
  /// The latest hours, the last one last; those of a running mean reach into the day before.
  private var recent: [[Float]] = []
  private var hours = 0

  /// Share of the hours, or of the running means, that a mean needs.
  private static let neededShare = 0.75

  /// No hour yet.
  init(averagingHours: Int) { self.averagingHours = averagingHours }

  private var isOfDay: Bool { averagingHours == 24 }

  /// Adds the next hour, by place, NaN where nothing is known; there may be more places than before.
  mutating func add(_ hour: [Float]) {
    hours += 1
    let means = isOfDay ? hour : running(hour)
    sums.pad(to: means.count, with: 0)
    counts.pad(to: means.count, with: 0)
    greatest.pad(to: means.count, with: -.infinity)
    for (place, mean) in means.enumerated() where !mean.isNaN {
      sums[place] += mean
      counts[place] += 1
      greatest[place] = max(greatest[place], mean)
    }
  }

  /// The means that end with an hour.
  private mutating func running(_ hour: [Float]) -> [Float] {
    recent.append(hour)
    if recent.count > averagingHours { recent.removeFirst() }
    let needed = Double(averagingHours) * Self.neededShare
    return (0..<(recent.map(\.count).max() ?? 0)).map { place in
      var (sum, count): (Float, Int) = (0, 0)
      for hour in recent where place < hour.count && !hour[place].isNaN {
        sum += hour[place]
        count += 1
      }
      return Double(count) >= needed ? sum / Float(count) : .nan
    }
  }

  /// Forgets what was added to the day, but not the hours that reach into the next one.
  mutating func beginDay() {
    hours = 0
    for place in sums.indices { (sums[place], counts[place], greatest[place]) = (0, 0, -.infinity) }
  }

  /// The day's means, NaN where fewer than three in four of its hours, or of its running means, are known.
  var means: [Float] {
    let needed = Double(hours) * Self.neededShare
    return sums.indices.map { place in
      guard counts[place] > 0, Double(counts[place]) >= needed else { return .nan }
      return isOfDay ? sums[place] / Float(counts[place]) : greatest[place]
    }
  }
}
