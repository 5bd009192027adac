import AirData
import AirField
import Foundation
import Geo
import Testing

@testable import Reports

@Suite("The page of a validation")
struct ValidationPageTests {
  private static let start = Date(timeIntervalSince1970: 1_640_995_200)

  /// Seven stations over four days, one with a name that HTML must not take for its own.
  private static func validation() throws -> PollutantValidation {
    var generator = SeededRandom(seed: 5)
    var readings: [Reading] = []
    for hour in 0..<96 {
      for index in 0..<7 {
        let name = index == 0 ? "Dr. <Lluch> & \"Co\"" : "Station \(index)"
        let place = Coordinate(latitude: 39.44 + 0.01 * Double(index), longitude: -0.37 + 0.007 * Double(index % 3))
        let begin = start + Double(hour) * 3600
        readings.append(
          Reading(
            station: Station(id: "s\(index)", name: name, coordinate: place, type: .traffic), pollutant: .no2,
            concentration: 20 + .random(in: -9...9, using: &generator), start: begin, end: begin + 3600,
            sourceID: "test"))
      }
    }
    let projection = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
    let history = StationHistory(readings, of: .no2, projection: projection)
    return try #require(try PollutantValidation(history, zone: .gmt))
  }

  private static func html() throws -> String {
    ValidationPage(
      [try validation()], city: "A & B", archive: "air.sqlite",
      interval: DateInterval(start: start, duration: 4 * 86_400),
      zone: .gmt, leftOut: ["CO"]
    ).html
  }

  @Test("stands for itself: no script, and nothing that is loaded from elsewhere")
  func standsForItself() throws {
    let html = try Self.html()
    let loading = ["<script", "http:", "https:", "<img", "<link", "@import", "url("]
    for word in loading { #expect(!html.contains(word), "\(word)") }
  }

  @Test("is well formed, so that its drawings are too")
  func isWellFormed() throws {
    let html = try Self.html()
    let body = try #require(html.range(of: "<body>"))
    let text = String(html[body.lowerBound...]).replacing("</html>", with: "")
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) where tag.3.isEmpty {
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
    #expect(text.contains("Dr. &lt;Lluch&gt; &amp; &quot;Co&quot;") && !text.contains("<Lluch>"))
    #expect(!text.contains("nan"))
  }

  @Test("has a table of all methods and the honest row, and four pictures that say in words what they show")
  func isComplete() throws {
    let html = try Self.html()
    #expect(html.matches(of: /<tr/).count == 1 + 5 + 1)
    #expect(html.contains("auto, honestly"))
    let titles = html.matches(of: /role="img" aria-label="NO2: ([^"]+)"/).map { String($0.1) }
    #expect(titles.count == 4)
    #expect(html.contains("Left out, since too few stations measured together: CO."))
    #expect(html.contains("<title>How well the pollution field of A &amp; B is known</title>"))
  }
}
