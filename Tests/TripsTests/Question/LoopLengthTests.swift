import AirData
import Setup
import Testing

@testable import Trips

@Suite("The length of a loop")
struct LoopLengthTests {
  @Test(
    "is a length or a time, and metres without a unit",
    arguments: [
      ("5km", LoopLength.meters(5000)), ("800m", .meters(800)), ("800", .meters(800)), ("1.5 km", .meters(1500)),
      ("45min", .seconds(2700)), ("1.5h", .seconds(5400)),
    ])
  func isRead(text: String, length: LoopLength) throws {
    #expect(try LoopLength(parsing: text) == length)
  }

  @Test(
    "is told in hours where it is whole ones",
    arguments: [("60min", "1 h"), ("10h", "10 h"), ("90min", "90 min"), ("45min", "45 min"), ("1500m", "1.5 km")])
  func isTold(text: String, figure: String) throws {
    #expect(try LoopLength(parsing: text).figure == figure)
  }

  @Test(
    "is nothing else, which is quoted as it was written",
    arguments: ["", "km", "5", "100m", "51km", "nan", "inf", "5 miles", "4min", "11h", "-800", "0x5km"])
  func isRefused(text: String) {
    let error = #expect(throws: BrisaError.self) { try LoopLength(parsing: text) }
    #expect(error?.code == .badArgument && error?.text.en.hasSuffix(", not '\(text)'.") == true, "\(text)")
  }
}
