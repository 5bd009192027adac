internal import ArgumentParser
internal import Setup

/// Which trips are measured.
struct SeededTripOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Number of trips.", valueName: "n"))
  var count = 100

  @Option(help: ArgumentHelp("What trips and factors are made from.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Least distance of a trip's ends as the crow flies.", valueName: "metres"))
  var least = "2000"

  @Option(help: ArgumentHelp("Greatest distance.", valueName: "metres"))
  var most = "3000"

  /// The distances.
  func meters() throws(BrisaError) -> ClosedRange<Double> {
    let least = try NumberOption.value(least, in: 0...1_000_000, option: "--least")
    return least...(try NumberOption.value(most, in: least...1_000_000, option: "--most"))
  }

  /// The number of trips.
  func checkedCount() throws(BrisaError) -> Int {
    guard (1...1_000_000).contains(count) else {
      throw BrisaError(.badArgument, "--count takes a number from 1 to 1000000, not '\(count)'.")
    }
    return count
  }
}
